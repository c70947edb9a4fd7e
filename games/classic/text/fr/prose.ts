/** The chronicle's prose. */
import { de } from '@bb/common/text/fr/elision';
import { type LossCause, NO_PLACE, type PlaceId } from '../../rules/index.ts';
import { capital } from '../figures.ts';
import { forms, type ProseWords, roughly } from '../prose.ts';
import type { BattleEnd } from '../prose-deeds.ts';
import { merchantName, ofMerchant, ofNation, pirate, several, ship } from './pieces.ts';
import { inPort, ofPort, thePort, whereabouts } from './places.ts';

const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'];
const count = (n: number, noun: string): string =>
  n < NUMBERS.length ? `${NUMBERS[n]} ${noun}` : n < 20 ? `plus d’une douzaine de ${noun}` : `des dizaines de ${noun}`;

function sum(pounds: number): string {
  const { of, number } = roughly(pounds);
  if (number === 0) return 'quelques livres';
  if (number > 12) return 'plus de livres que nul n’en a compté';
  const word = NUMBERS[number] ?? '';
  const hundreds = number === 1 ? 'cent' : `${word} cents`;
  const thousands = number === 1 ? 'mille' : `${word} mille`;
  return `quelque ${of === 'hundreds' ? hundreds : thousands} livres`;
}

const where = (at: PlaceId): string => (at === NO_PLACE ? '' : ` ${whereabouts(at)}`);

const LOSSES: Readonly<Record<LossCause, (at: PlaceId) => readonly string[]>> = {
  sunk: (at) => [
    `sombre${where(at)} avec son navire, dont les canons tonnent jusqu’au bout`,
    `est englouti par la mer${where(at)}, corps et biens`,
    `voit l’eau monter sur son pont${where(at)}, et reste à bord`,
    `trouve sa tombe${where(at)}, avec la moitié de ses hommes pour compagnie`,
  ],
  marooned: () => [
    'est abandonné par ses propres hommes sur un banc de sable, et nul ne le revoit',
    'reste seul sur une grève déserte avec un pistolet et une bouteille',
    'voit ses propres voiles rapetisser, d’une île sans nom',
  ],
  wounds: () => [
    'meurt de ses blessures en maudissant le chirurgien',
    'vit encore trois jours après le combat, et chaque jour réclame du rhum',
  ],
  hanged: () => [
    'finit au gibet, devant une grande foule',
    'pend dans ses chaînes à l’entrée du port, pour l’exemple des autres capitaines',
  ],
  duel: () => ['tombe en duel, l’épée à la main', 'croise le fer une fois de trop'],
};

const BATTLES: Readonly<Record<BattleEnd, readonly string[]>> = {
  won: ['et il les laisse battus derrière lui', 'et c’est leur pavillon qui s’abaisse'],
  parted: ['et chacun s’écarte pour boucher ses trous', 'et le combat finit sans vainqueur'],
  surrendered: ['et il amène son pavillon, une lettre de marque à la main'],
  fatal: ['et cette fois sa chance l’abandonne'],
};

export const prose: ProseWords = {
  he: 'Il',
  deeds: {
    begins: (he, { ship: own, at }, player) =>
      forms([
        `${he} hisse le pavillon noir ${whereabouts(at)} sur ${ship(own)}, et ${player} lui souhaite bonne chance.`,
        `Pour ${player}, ${he} prend la mer ${whereabouts(at)} sur ${ship(own)}.`,
        `${he} lève l’ancre ${whereabouts(at)} ; c’est ${player} qui paie, et le navire est ${ship(own)}.`,
        `Avec ${ship(own)} et une promesse ${de(player)}, ${he} part en course ${whereabouts(at)}.`,
      ]),
    prize: (he, { merchant }) =>
      forms(
        [
          `${he} fait sa première prise, ${merchantName(merchant)}.`,
          `${capital(merchantName(merchant))} est la première prise à amener son pavillon devant lui.`,
          `Son équipage crie de joie quand ${merchantName(merchant)} met en panne : c’est la première prise.`,
        ],
        [
          `Bientôt suit ${merchantName(merchant)}.`,
          `${he} s’empare ensuite ${ofMerchant(merchant)}.`,
          `Puis ${merchantName(merchant)} tombe entre ses mains.`,
        ],
      ),
    newShip: (he, { ship: own }) =>
      forms(
        [
          `La prise lui plaît tant qu’il la garde, et le voilà sur ${ship(own)}.`,
          `${he} porte son pavillon sur la prise, ${ship(own)}.`,
          `La prise est trop belle pour être brûlée : désormais il navigue sur ${ship(own)}.`,
          `${he} laisse son vieux navire aux vers et prend la prise, ${ship(own)}.`,
        ],
        [`${he} change encore de navire et prend ${ship(own)}.`, `Nouvelle prise, nouveau pont : c’est maintenant ${ship(own)}.`],
      ),
    ransom: (he, { port: at }) =>
      forms(
        [
          `Une famille paie, ${inPort(at)}, pour revoir l’otage qu’il détient.`,
          `${he} rend un otage ${inPort(at)}, et compte l’or deux fois.`,
        ],
        [`${he} rend encore un otage contre de l’or ${inPort(at)}.`, `Une autre famille, ${inPort(at)}, délie sa bourse.`],
      ),
    haven: (he, { port: at }) =>
      forms(
        [
          `Le maître du port, ${inPort(at)}, a son prix, et son port devient un refuge.`,
          `Une bourse change de main ${inPort(at)}, et plus personne n’y pose de questions.`,
        ],
        [`${he} s’achète aussi des amis ${inPort(at)}.`, `Le maître du port, ${inPort(at)}, apprend lui aussi à fermer les yeux.`],
      ),
    sack: (he, { port: at }) =>
      forms(
        [`${he} enlève d’assaut ${thePort(at)} et s’en rend maître.`, `${he} force ${thePort(at)}, et ses hommes vident les caves.`],
        [`Puis le port ${ofPort(at)} tombe entre ses mains.`, `Le port ${ofPort(at)} ne lui résiste pas davantage.`],
      ),
    repelled: (he, { port: at }) =>
      forms([
        `Les canons ${ofPort(at)} le repoussent.`,
        `${he} s’en prend au port ${ofPort(at)} et se fait repousser.`,
        `Le port ${ofPort(at)} se révèle trop fort pour lui.`,
      ]),
    letter: (he, { nation: of }) =>
      forms([
        `${he} achète une lettre de marque ${ofNation(of)} et se dit désormais corsaire.`,
        `Avec une lettre de marque ${ofNation(of)} dans son coffre, le voilà redevenu honnête homme, sur le papier.`,
      ]),
    ally: (he, { other }) =>
      forms([
        `${he} fait cause commune avec ${pirate(other)}.`,
        `${pirate(other)} devient son allié.`,
        `${he} et ${pirate(other)} scellent une alliance d’une poignée de main.`,
      ]),
    battle: (he, { nation: of, end }) =>
      forms(
        BATTLES[end].flatMap((ending) => [
          `Des chasseurs ${several(of)} l’obligent à livrer bataille, ${ending}.`,
          `${he} échange bordée sur bordée avec des chasseurs ${several(of)}, ${ending}.`,
          `Des chasseurs ${several(of)} lui coupent la route, ${ending}.`,
        ]),
      ),
    wound: (he, { isGrave }) =>
      isGrave
        ? forms([
            `${he} tombe sous les coups, et n’en guérira jamais tout à fait.`,
            'Une balle l’estropie, et le chirurgien fait ce que font les chirurgiens.',
          ])
        : forms(
            [`${he} est blessé.`, 'Un éclat de bois l’atteint sur sa propre dunette.'],
            ['De nouveau, le chirurgien doit le recoudre.', 'Une fois encore, son sang coule sur son propre pont.'],
          ),
    duelWon: (he, { other }) =>
      forms([
        `${he} croise le fer avec ${pirate(other)} et prend le dessus.`,
        `${pirate(other)} lui doit réparation, et la paie de son sang.`,
      ]),
    duelLost: (he, { other }) =>
      forms([`${he} croise le fer avec ${pirate(other)} et a le dessous.`, `${pirate(other)} est ce jour-là la meilleure lame.`]),
    mutiny: (_he, { isQuelled }) =>
      isQuelled
        ? forms(
            [
              'Son équipage se mutine, et ses paroles font rentrer les couteaux au fourreau.',
              'L’équipage vient à l’arrière sabre au clair, et s’en retourne avec la promesse d’un coup à boire.',
            ],
            ['L’équipage se soulève encore, et encore il le ramène à la raison.'],
          )
        : forms(['Son équipage se mutine et ne veut rien entendre.', 'L’équipage en a assez de lui, et le dit sabre au clair.']),
    scurvy: () =>
      forms(['Le scorbut se glisse à bord.', 'Les gencives saignent, les dents tombent : le scorbut est à bord.'], ['Le scorbut revient.']),
    career: (_he, { prizes, escapes }) => {
      const fled = `les chasseurs ont perdu ${escapes === 1 ? 'une fois' : count(escapes, 'fois')} sa trace`;
      if (prizes === 0)
        return forms([
          `En tout, ${fled}.`,
          `Dans toutes ses courses, il a filé ${escapes === 1 ? 'une fois' : count(escapes, 'fois')} entre les doigts des chasseurs.`,
        ]);
      const too = escapes > 0 ? `, et ${fled}` : '';
      return forms([
        `En tout, ${count(prizes, 'navires marchands')} sont tombés entre ses mains${too}.`,
        `Il a pris ${count(prizes, 'navires marchands')} en tout${too}.`,
      ]);
    },
    retired: (he, { pounds }) =>
      forms([
        `${he} quitte la mer avec ${sum(pounds)}, et meurt dans son lit.`,
        `${he} revient à terre pour toujours avec ${sum(pounds)}.`,
        `${he} raccroche son sabre et vit de ${sum(pounds)}.`,
      ]),
    lost: (he, { how, at }) => forms(LOSSES[how](at).map((end) => `${he} ${end}.`)),
    atSea: () =>
      forms([
        'Quand cette chronique s’achève, ses voiles sont encore à l’horizon.',
        'Il court encore les mers.',
        'Ce qu’il est devenu, personne ne l’a encore écrit.',
      ]),
    triumph: (_he, { by }) =>
      by === 'notoriety'
        ? forms([
            'De Boston à Madagascar, son nom est sur toutes les lèvres, et jamais pirate n’en eut de plus grand.',
            'De son nom les mères menacent leurs enfants, et les rois en perdent le sommeil : il est la légende de son siècle.',
          ])
        : forms([
            'De tous les capitaines de cette chronique, aucun n’a fait plus grande fortune : la victoire est à lui.',
            'Nul de ses rivaux n’est si bien vu des orfèvres : il est le plus riche de tous, et la victoire est à lui.',
          ]),
  },
};
