/** The chronicle's prose. */
import { type LossCause, type MerchantId, RECONSTRUCTED as SET } from '../../rules/index.ts';
import { capital } from '../figures.ts';
import { type ProseWords, roughly } from '../prose.ts';
import { ofNation, pirate, several, ship } from './pieces.ts';
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

/** Elided before a vowel: `le Rosario` */
function prize(id: MerchantId): string {
  const { name } = SET.merchants[id];
  return /^[AEIOU]/.test(name) ? `l’${name}` : `le ${name}`;
}

const LOSSES: Readonly<Record<LossCause, readonly string[]>> = {
  sunk: ['sombre avec son navire, dont les canons tonnent jusqu’au bout', 'est englouti par la mer, corps et biens'],
  marooned: [
    'est abandonné par ses propres hommes sur un banc de sable, et nul ne le revoit',
    'reste seul sur une grève déserte avec un pistolet et une bouteille',
  ],
  wounds: ['meurt de ses blessures en maudissant le chirurgien'],
  hanged: ['finit au gibet, devant une grande foule'],
  duel: ['tombe en duel, l’épée à la main'],
};

const BATTLES = {
  won: 'et il les laisse battus derrière lui',
  parted: 'et chacun s’écarte pour boucher ses trous',
  surrendered: 'et il amène son pavillon, une lettre de marque à la main',
  fatal: 'et cette fois sa chance l’abandonne',
} as const;

export const prose: ProseWords = {
  he: 'Il',
  deeds: {
    begins: (he, { ship: own, at }, player) => [
      `${he} hisse le pavillon noir ${whereabouts(at)} sur ${ship(own)}, et ${player} lui souhaite bonne chance.`,
      `Pour ${player}, ${he} prend la mer ${whereabouts(at)} sur ${ship(own)}.`,
      `${he} coupe son câble ${whereabouts(at)}, et c’est ${player} qui paie ${ship(own)}.`,
    ],
    prize: (he, { merchant }) => [`${he} fait sa première prise, ${prize(merchant)}.`, `Bientôt suit ${prize(merchant)}.`],
    newShip: (he, { ship: own }) => [
      `La prise lui plaît tant qu’il la garde, et le voilà sur ${ship(own)}.`,
      `${he} change encore de navire et prend ${ship(own)}.`,
    ],
    ransom: (he, { port: at }) => [
      `Une famille paie, ${inPort(at)}, pour revoir l’otage qu’il détient.`,
      `${he} rend encore un otage contre de l’or ${inPort(at)}.`,
    ],
    haven: (he, { port: at }) => [
      `Le gouverneur ${ofPort(at)} a son prix, et son port devient un refuge.`,
      `${he} s’achète aussi des amis ${inPort(at)}.`,
    ],
    sack: (he, { port: at }) => [
      `${he} enlève d’assaut ${thePort(at)} et s’en rend maître.`,
      `Puis le port ${ofPort(at)} tombe entre ses mains.`,
    ],
    repelled: (he, { port: at }) => [
      `Les canons du port ${ofPort(at)} le repoussent.`,
      `${he} s’en prend au port ${ofPort(at)} et se fait repousser.`,
    ],
    letter: (he, { nation: of }) => [`${he} achète une lettre de marque ${ofNation(of)} et se dit désormais corsaire.`],
    ally: (he, { other }) => [`${he} fait cause commune avec ${pirate(other)}.`, `${pirate(other)} devient son allié.`],
    battle: (he, { nation: of, end }) => [
      `Des chasseurs ${several(of)} l’obligent à livrer bataille, ${BATTLES[end]}.`,
      `${he} échange bordée sur bordée avec des chasseurs ${several(of)}, ${BATTLES[end]}.`,
    ],
    wound: (he, { isGrave }) =>
      isGrave
        ? [`${he} tombe sous les coups, et n’en guérira jamais tout à fait.`]
        : [`${he} est blessé.`, 'De nouveau, le chirurgien doit le recoudre.'],
    duelWon: (he, { other }) => [
      `${he} croise le fer avec ${pirate(other)} et prend le dessus.`,
      `${pirate(other)} lui doit réparation, et la paie de son sang.`,
    ],
    duelLost: (he, { other }) => [
      `${he} croise le fer avec ${pirate(other)} et a le dessous.`,
      `${pirate(other)} est ce jour-là la meilleure lame.`,
    ],
    mutiny: (_he, { isQuelled }) =>
      isQuelled
        ? [
            'Son équipage se mutine, et ses paroles font rentrer les couteaux au fourreau.',
            'L’équipage se soulève encore, et encore il le ramène à la raison.',
          ]
        : ['Son équipage se mutine et ne veut rien entendre.'],
    scurvy: () => ['Le scorbut se glisse à bord.', 'Le scorbut revient.'],
    career: (_he, { prizes, escapes }) => {
      const fled = `les chasseurs ont perdu ${escapes === 1 ? 'une fois' : count(escapes, 'fois')} sa trace`;
      if (prizes === 0) return [`${capital(fled)}.`];
      return [`En tout, ${count(prizes, 'navires marchands')} lui sont échus${escapes > 0 ? `, et ${fled}` : ''}.`];
    },
    retired: (he, { pounds }) => [
      `${he} quitte la mer avec ${sum(pounds)}, et meurt dans son lit.`,
      `${he} revient à terre pour toujours avec ${sum(pounds)}.`,
    ],
    lost: (he, { how }) => LOSSES[how].map((end) => `${he} ${end}.`),
    atSea: () => ['Quand cette chronique s’achève, ses voiles sont encore à l’horizon.', 'Il court encore les mers.'],
  },
};
