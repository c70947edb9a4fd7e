/** The chronicle's prose. */
import { de } from '@bb/common/text/fr/elision';
import type { EventOf } from '@bb/golden-age/rules';
import { partyOf } from '../arithmetic.ts';
import { chronicled, type ProseWords, plotFailed, roughSum } from '../prose.ts';
import { LOSSES } from './events.ts';
import { list } from './grammar.ts';
import { aMerchant, aShip, carte, commissaire, hunter, laCarte, le, navire, ofNation } from './pieces.ts';
import { from, inPort, lePort, off, ofPort, thePlace, thePort, to, where } from './places.ts';

const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'];
const count = (number: number): string => NUMBERS[number] ?? String(number);

const ROUGHLY = { exact: '', about: 'environ ', over: 'plus de ', farOver: 'bien plus de ', nearly: 'près de ' } as const;
function sum(doubloons: number): string {
  const rough = roughSum(doubloons);
  if (!rough) return 'quelques doublons';
  const { is, hundreds, thousands } = rough;
  const of = (number: number, unit: string, units: string): string => (number === 1 ? unit : `${count(number)} ${units}`);
  return `${ROUGHLY[is]}${hundreds === 10 ? 'mille' : hundreds > 0 ? of(hundreds, 'cent', 'cents') : of(thousands, 'mille', 'mille')} doublons`;
}

const VERDICTS: Readonly<Record<EventOf<'tried'>['verdict'], string>> = {
  released: 'et repart libre',
  fined: 'et doit acheter sa liberté',
  hanged: 'et est déclaré coupable',
};

/** What became of an Action. */
const LOST: Readonly<Record<EventOf<'actionLost'>['action'], string>> = {
  move: 'la traversée tourne court',
  findMerchant: 'les recherches n’aboutissent pas',
  lootMerchant: 'la prise lui échappe',
  portActivities: 'l’escale tourne court',
  recovery: 'l’équipage reste ivre',
  retireByLetter: 'la retraite attendra',
  retireInHaven: 'la retraite attendra',
  bribeToRetire: 'la retraite attendra',
  retireInPiratePort: 'la retraite attendra',
  attackPort: 'l’attaque n’aura pas lieu',
  sackPort: 'la ville est épargnée',
  bootyGrab: 'le butin lui échappe',
  alliance: 'l’alliance n’aboutit pas',
  dig: 'le trésor attendra',
  drawOrDeploy: 'le départ est manqué',
};

export const prose: ProseWords = {
  count,
  proGovernors: (placed, n) =>
    `Quelques gouverneurs ferment les yeux : ${list(
      placed.map(({ governor, port }) => `${n.governor(governor)} ${inPort(port, n)}`),
      'and',
    )}.`,
  events: (vary) => ({
    turnLost: (e, n) => `Les équipages ${de(n.seat(e.seat))} sont cloués par le mal de mer.`,
    gameEnded: () => '',
    cardShown: () => '',
    cardPlayedAgainst: (e, n) =>
      e.pirate < 0
        ? `On y reconnaît la main ${de(n.seat(e.seat))} : ${carte(e.card, n)}.`
        : vary(
            e,
            `${n.seat(e.seat)} en veut à ${n.pirate(e.pirate)} : ${carte(e.card, n)}.`,
            `Ce qui suit, ${n.pirate(e.pirate)} le doit à ${n.seat(e.seat)} : ${carte(e.card, n)}.`,
            `Un homme à la solde ${de(n.seat(e.seat))} travaille contre ${n.pirate(e.pirate)} : ${carte(e.card, n)}.`,
          ),
    cardNegated: (e, n) => `Mais ${n.seat(e.seat)} a vu venir le coup, et ${laCarte(e.card, n)} reste sans effet.`,
    cardShuffledIn: () => '',
    pirateDeployed: (e, n) =>
      vary(
        e,
        `${n.pirateInFull(e.pirate)} prend la mer ${where(e.to, n)} pour le compte ${de(n.seat(e.seat))}.`,
        `${n.pirateInFull(e.pirate)} hisse le pavillon noir ${where(e.to, n)} pour ${n.seat(e.seat)}.`,
        `${n.seat(e.seat)} envoie ${n.pirateInFull(e.pirate)} tenter sa chance ${where(e.to, n)}.`,
      ),
    shipChosen: (e) => `Son navire est ${aShip(e.ship)}.`,
    pirateRetired: (e, n) => {
      const purse = e.netWorth < 100 ? 'avec son nom pour toute fortune' : `avec ${sum(e.netWorth)}`;
      return vary(
        e,
        `${n.pirate(e.pirate)} se retire ${purse} et compte bien mourir dans son lit.`,
        `${n.pirate(e.pirate)} quitte la mer ${purse} et n’en veut plus de nouvelles.`,
        `${n.pirate(e.pirate)} revient à terre pour toujours ${purse}.`,
      );
    },
    contested: (e, n) => {
      const [side, other] = e.sides;
      if (!side || !other) return '';
      const [first, foe] = [
        n.language.fighter(partyOf(side, e.purpose), n).subject,
        n.language.fighter(partyOf(other, e.purpose), n).subject,
      ];
      switch (chronicled(e)) {
        case 'away':
          return vary(e, `${first} sème ${foe}.`, `Au matin, ${foe} est hors de vue.`, `Mais ${foe} ne peut pas le suivre.`);
        case 'caught':
          return vary(e, `${foe} rattrape ${first}.`, `Mais ${foe} est plus rapide.`);
        case 'beaten':
          return vary(e, `Fort malmené, ${foe} s’éloigne.`, `${first} met ${foe} en fuite.`);
        case 'lost':
          return vary(e, `Les bordées ont raison ${de(first)}.`, `${foe} malmène ${first}.`);
        case 'grabFailed':
          return `Mais ${foe} repousse les hommes ${de(first)}.`;
        case 'portHeld':
          return `Mais les pirates y tiennent bon contre ${first}.`;
        default:
          return '';
      }
    },
    tested: (e) => {
      switch (plotFailed(e)) {
        case 'conspiracy':
          return vary(e, 'Mais l’équipage fait la sourde oreille.', 'Mais personne ne suit les conjurés.', 'Mais ses hommes en rient.');
        case 'localResistance':
          return 'Mais les soldats du gouverneur matent le soulèvement.';
        default:
          return '';
      }
    },
    shipWorn: (e, n) =>
      e.hits === 0
        ? `Mais le navire ${de(n.pirate(e.pirate))} tient bon.`
        : `Les algues et les tarets ralentissent le navire ${de(n.pirate(e.pirate))}.`,
    pirateLost: (e, n) => `${n.pirate(e.pirate)} ${LOSSES[e.how]}.`,
    pirateMoved: (e, n) =>
      vary(
        e,
        `${n.pirate(e.pirate)} fait voile ${from(e.from, n)} ${to(e.to, n)}.`,
        `${n.pirate(e.pirate)} met le cap sur ${thePlace(e.to, n)}.`,
        `${n.pirate(e.pirate)} quitte ${thePlace(e.from, n)} et fait route ${to(e.to, n)}.`,
      ),
    notorietyGained: () => '',
    actionLost: (e, n) => `Pour ${n.pirate(e.pirate)}, ${LOST[e.action]}.`,
    revelryBegan: (e, n) =>
      `L’équipage ${de(n.pirate(e.pirate))} descend à terre boire et jouer aux dés${e.voluntary ? '' : ' sans demander la permission'}.`,
    merchantFound: (e, n) =>
      vary(
        e,
        `${n.pirate(e.pirate)} tombe, ${off(e.port, n)}, sur ${aMerchant(e.merchant, n)}.`,
        `${n.pirate(e.pirate)} aperçoit ${aMerchant(e.merchant, n)} ${off(e.port, n)}.`,
      ),
    merchantMissed: (e, n) =>
      vary(
        e,
        `${n.pirate(e.pirate)} cherche en vain ${off(e.port, n)}.`,
        `${n.pirate(e.pirate)} ne voit que de l’eau ${off(e.port, n)}.`,
        `Aucune voile ne se montre à ${n.pirate(e.pirate)} ${off(e.port, n)}.`,
      ),
    cargoSeen: (e, n) =>
      e.doubloons === 0
        ? `${n.pirate(e.pirate)} ouvre les écoutilles de la prise et n’y trouve rien.`
        : `${n.pirate(e.pirate)} ouvre les écoutilles de la prise : il y en a pour ${sum(e.doubloons)}.`,
    hostageDied: (e, n) => `${le(e.hostage, n)} ne reverra pas la terre.`,
    hostageRansomed: (e, n) => `Pour ${le(e.hostage, n)}, on paie ${sum(e.doubloons)} de rançon.`,
    bootySeized: () => '',
    cargoTaken: () => '',
    bootyStowed: () => '',
    bootyConverted: (e, n) =>
      vary(
        e,
        `${n.pirate(e.pirate)} vend son butin ${sum(e.doubloons)}.`,
        `Les négociants ne posent pas de questions, et ${n.pirate(e.pirate)} empoche ${sum(e.doubloons)}.`,
      ),
    shipConverted: (e, n) => `${n.pirate(e.pirate)} fait de la prise son navire, ${aShip(e.to)}.`,
    priceNamed: () => '',
    pricePaid: () => '',
    priceDeclined: () => '',
    havenBought: (e, n) =>
      vary(
        e,
        `Le gouverneur ${ofPort(e.port, n)} est acheté, et ${n.pirate(e.pirate)} y a désormais un refuge.`,
        `${lePort(e.port, n)} est désormais un refuge pour ${n.pirate(e.pirate)} : son gouverneur avait son prix, lui aussi.`,
      ),
    governorPlaced: (e, n) =>
      e.replaced < 0
        ? vary(
            e,
            `${n.governor(e.governor)} devient gouverneur ${inPort(e.port, n)}.`,
            `${lePort(e.port, n)} reçoit un nouveau gouverneur, ${n.governor(e.governor)}.`,
          )
        : `${n.governor(e.governor)} remplace ${n.governor(e.replaced)} ${inPort(e.port, n)}.`,
    treasureSought: (e, n) =>
      e.doubloons === 0
        ? `${n.pirate(e.pirate)} creuse et ne trouve que du sable.`
        : `${n.pirate(e.pirate)} déterre un coffre où dormaient ${sum(e.doubloons)}.`,
    warshipSighted: (e, n) => `${navire(e.warship, n)} est en vue ${where(e.area, n)}.`,
    warshipAttacked: (e, n) =>
      vary(
        e,
        `${n.seat(e.seat)} lance ${navire(e.warship, n)} contre ${n.pirate(e.pirate)}.`,
        `${navire(e.warship, n)}, sur l’avis ${de(n.seat(e.seat))}, fond sur ${n.pirate(e.pirate)}.`,
      ),
    warshipHeld: () => 'Le navire reste en station et n’attaque pas.',
    commissionerDeployed: (e, n) =>
      `${n.commissionerInFull(e.commissioner)} arrive ${where(e.at, n)} comme commissaire ${de(n.seat(e.seat))}.`,
    commissionerReacted: (e, n) =>
      vary(
        e,
        `${hunter(e.seat, e.commissioner, n)}, ${where(e.from, n)}, se lance à la poursuite ${de(n.pirate(e.pirate))}.`,
        `${n.pirate(e.pirate)} a désormais à ses trousses ${hunter(e.seat, e.commissioner, n)}, parti ${from(e.from, n)}.`,
      ),
    stoodToFight: (e, n) => vary(e, `${n.pirate(e.pirate)} fait face et combat.`, `${n.pirate(e.pirate)} met ses canons en batterie.`),
    tookFlight: (e, n) => vary(e, `${n.pirate(e.pirate)} prend la fuite.`, `${n.pirate(e.pirate)} fuit toutes voiles dehors.`),
    commissionerBeaten: (e, n) => `${n.pirate(e.pirate)} bat ${commissaire(e.commissioner, n)}, qui ne chassera plus aucun pirate.`,
    commissionerScored: () => '',
    tried: (e, n) => `${n.pirate(e.pirate)} passe en jugement ${VERDICTS[e.verdict]}.`,
    fined: (e, n) => `L’amende coûte ${sum(e.doubloons)} à ${n.pirate(e.pirate)}.`,
    portAttacked: () => '',
    historyEntered: () => '',
    letterLost: (e, n) => `La lettre de marque ${ofNation(e.nation).female} ${de(n.pirate(e.pirate))} ne vaut plus rien.`,
    portTaken: (e, n) =>
      vary(
        e,
        `${n.pirate(e.pirate)} prend ${thePort(e.port, n)}.`,
        `${lePort(e.port, n)} tombe aux mains ${de(n.pirate(e.pirate))}.`,
        `${n.pirate(e.pirate)} enlève d’assaut ${thePort(e.port, n)}.`,
      ),
    portHeld: (e, n) =>
      vary(
        e,
        `${lePort(e.port, n)} repousse ${n.pirate(e.pirate)}.`,
        `Les canons ${ofPort(e.port, n)} ont raison ${de(n.pirate(e.pirate))}.`,
      ),
    portPlundered: (e, n) =>
      vary(
        e,
        `La ville rapporte ${sum(e.doubloons)}.`,
        `Le pillage rapporte ${sum(e.doubloons)}.`,
        `Ses hommes emportent ${sum(e.doubloons)} ${ofPort(e.port, n)}.`,
      ),
    bootyGrabbed: (e, n) => `${n.pirate(e.pirate)} dérobe ${sum(e.doubloons)} à ${n.pirate(e.target)}.`,
  }),
};
