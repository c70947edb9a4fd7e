/** The chronicle's prose. */
import type { EventOf } from '@bb/golden-age/rules';
import { partyOf } from '../arithmetic.ts';
import { capital } from '../figures.ts';
import { chronicled, type ProseWords, plotFailed, roughSum } from '../prose.ts';
import { actions } from './actions.ts';
import { LOSSES } from './events.ts';
import { a, list } from './grammar.ts';
import { hunter, person } from './pieces.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const count = (number: number): string => NUMBERS[number] ?? String(number);

const ROUGHLY = { exact: '', about: 'about ', over: 'more than ', farOver: 'well over ', nearly: 'nearly ' } as const;
function sum(doubloons: number): string {
  const rough = roughSum(doubloons);
  if (!rough) return 'a few doubloons';
  const { is, hundreds, thousands } = rough;
  const of = (number: number, unit: string): string => `${number === 1 ? 'a' : count(number)} ${unit}`;
  return `${ROUGHLY[is]}${hundreds === 10 ? 'a thousand' : hundreds > 0 ? of(hundreds, 'hundred') : of(thousands, 'thousand')} doubloons`;
}

const VERDICTS: Readonly<Record<EventOf<'tried'>['verdict'], string>> = {
  released: 'and walks free',
  fined: 'and has to pay for his freedom',
  hanged: 'and is found guilty',
};

export const prose: ProseWords = {
  count,
  proGovernors: (placed, n) =>
    `Some governors look the other way: ${list(
      placed.map(({ governor, port }) => `${n.governor(governor)} in ${n.port(port)}`),
      'and',
    )}.`,
  events: (vary) => ({
    turnLost: (e, n) => `${n.seat(e.seat)}’s crews lie seasick below.`,
    gameEnded: () => '',
    cardShown: () => '',
    cardPlayedAgainst: (e, n) =>
      e.pirate < 0
        ? `${n.seat(e.seat)} has a hand in it: ${n.card(e.card)}.`
        : vary(
            e,
            `${n.seat(e.seat)} wishes ${n.pirate(e.pirate)} ill: ${n.card(e.card)}.`,
            `${n.pirate(e.pirate)} has ${n.seat(e.seat)} to thank for what comes next: ${n.card(e.card)}.`,
            `Somebody in the pay of ${n.seat(e.seat)} is at work against ${n.pirate(e.pirate)}: ${n.card(e.card)}.`,
          ),
    cardNegated: (e, n) => `But ${n.seat(e.seat)} has seen it coming, and nothing comes of ${n.card(e.card)}.`,
    cardShuffledIn: () => '',
    pirateDeployed: (e, n) =>
      vary(
        e,
        `${n.pirateInFull(e.pirate)} sets sail for ${n.seat(e.seat)} ${n.where(e.to)}.`,
        `${capital(n.where(e.to))}, ${n.pirateInFull(e.pirate)} hoists the black flag for ${n.seat(e.seat)}.`,
        `${n.seat(e.seat)} sends ${n.pirateInFull(e.pirate)} to try his luck ${n.where(e.to)}.`,
      ),
    shipChosen: (e, n) => `His ship is ${a(n.ship(e.ship))}.`,
    pirateRetired: (e, n) => {
      const purse = e.netWorth < 100 ? 'with little but his name' : `with ${sum(e.netWorth)}`;
      return vary(
        e,
        `${n.pirate(e.pirate)} retires ${purse} and means to die in his bed.`,
        `${n.pirate(e.pirate)} leaves the sea ${purse} and asks for no more news of it.`,
        `${n.pirate(e.pirate)} goes ashore for good ${purse}.`,
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
          return vary(e, `${first} shakes off ${foe}.`, `By morning ${foe} is out of sight.`, `${foe} can’t keep up with him.`);
        case 'caught':
          return vary(e, `${foe} catches up with ${first}.`, `But ${foe} is the faster ship.`);
        case 'beaten':
          return vary(e, `${foe} has the worst of it and sheers off.`, `${first} beats ${foe} off.`);
        case 'lost':
          return vary(e, `The broadsides of ${foe} are too much for ${first}.`, `${foe} mauls ${first} badly.`);
        case 'grabFailed':
          return `But ${foe} beats ${first}’s men off.`;
        case 'portHeld':
          return `But ${first} can’t break the pirates there.`;
        default:
          return '';
      }
    },
    tested: (e) => {
      switch (plotFailed(e)) {
        case 'conspiracy':
          return vary(e, 'But the crew will not listen.', 'But nobody follows the plotters.', 'But his men only laugh.');
        case 'localResistance':
          return 'But the governor’s soldiers put the rising down.';
        default:
          return '';
      }
    },
    shipWorn: (e, n) =>
      e.hits === 0 ? `But ${n.pirate(e.pirate)}’s ship bears it well.` : `Weed and worms slow down ${n.pirate(e.pirate)}’s ship.`,
    pirateLost: (e, n) => `${n.pirate(e.pirate)} ${LOSSES[e.how]}.`,
    pirateMoved: (e, n) =>
      vary(
        e,
        `${n.pirate(e.pirate)} sails from ${n.sea(e.from)} to ${n.sea(e.to)}.`,
        `${n.pirate(e.pirate)} makes for ${n.sea(e.to)}.`,
        `${n.pirate(e.pirate)} leaves ${n.sea(e.from)} for ${n.sea(e.to)}.`,
      ),
    notorietyGained: () => '',
    actionLost: (e, n) =>
      vary(
        e,
        `${n.pirate(e.pirate)}’s ${actions[e.action]} comes to nothing.`,
        `So much for ${n.pirate(e.pirate)}’s ${actions[e.action]}.`,
      ),
    revelryBegan: (e, n) => `${n.pirate(e.pirate)}’s crew goes ashore to drink and dice${e.voluntary ? '' : ' without asking leave'}.`,
    merchantFound: (e, n) =>
      vary(
        e,
        `Off ${n.port(e.port)}, ${n.pirate(e.pirate)} comes upon ${a(n.merchant(e.merchant))}.`,
        `${n.pirate(e.pirate)} sights ${a(n.merchant(e.merchant))} off ${n.port(e.port)}.`,
      ),
    merchantMissed: (e, n) =>
      vary(
        e,
        `${n.pirate(e.pirate)} searches in vain off ${n.port(e.port)}.`,
        `Off ${n.port(e.port)}, ${n.pirate(e.pirate)} sees nothing but water.`,
        `No sail shows itself to ${n.pirate(e.pirate)} off ${n.port(e.port)}.`,
      ),
    cargoSeen: (e, n) =>
      e.doubloons === 0
        ? `${n.pirate(e.pirate)} opens the prize’s hatches and finds nothing.`
        : `${n.pirate(e.pirate)} opens the prize’s hatches and finds goods worth ${sum(e.doubloons)}.`,
    hostageTaken: (e, n) => `Among those aboard is ${a(n.nation(e.nation))} ${person(e.hostage, n)}.`,
    hostageDied: (e, n) => `The ${person(e.hostage, n)} does not live to see land.`,
    hostageRansomed: (e, n) => `For the ${person(e.hostage, n)} a ransom of ${sum(e.doubloons)} is paid.`,
    bootySeized: () => '',
    cargoTaken: () => '',
    bootyStowed: () => '',
    bootyConverted: (e, n) =>
      vary(
        e,
        `${n.pirate(e.pirate)} sells his booty for ${sum(e.doubloons)}.`,
        `The merchants ask no questions, and ${n.pirate(e.pirate)} is richer by ${sum(e.doubloons)}.`,
      ),
    shipConverted: (e, n) => `${n.pirate(e.pirate)} leaves his ${n.ship(e.from)} for the prize, ${a(n.ship(e.to))}.`,
    priceNamed: () => '',
    pricePaid: () => '',
    priceDeclined: () => '',
    havenBought: (e, n) =>
      vary(
        e,
        `The governor of ${n.port(e.port)} is bought, and ${n.pirate(e.pirate)} now has a safe haven there.`,
        `From now on ${n.port(e.port)} is a safe haven for ${n.pirate(e.pirate)}: its governor had his price.`,
      ),
    letterGranted: (e, n) => `${n.pirate(e.pirate)} is given ${a(n.nation(e.nation))} Letter of Marque.`,
    letterLost: (e, n) => `${n.pirate(e.pirate)}’s ${n.nation(e.nation)} Letter of Marque is no longer worth the paper.`,
    governorPlaced: (e, n) =>
      e.replaced < 0
        ? vary(
            e,
            `${n.governor(e.governor)} comes to ${n.port(e.port)} as governor.`,
            `${n.port(e.port)} gets a new governor, ${n.governor(e.governor)}.`,
          )
        : `${n.governor(e.governor)} replaces ${n.governor(e.replaced)} in ${n.port(e.port)}.`,
    treasureSought: (e, n) =>
      e.doubloons === 0 ? `${n.pirate(e.pirate)} digs and finds sand.` : `${n.pirate(e.pirate)} digs up a chest with ${sum(e.doubloons)}.`,
    warshipSighted: (e, n) =>
      vary(e, `A lookout sights ${n.warship(e.warship)} ${n.where(e.area)}.`, `${n.warship(e.warship)} is sighted ${n.where(e.area)}.`),
    warshipAttacked: (e, n) =>
      vary(
        e,
        `${n.seat(e.seat)} sees to it that ${n.warship(e.warship)} goes after ${n.pirate(e.pirate)}.`,
        `${n.warship(e.warship)}, warned by ${n.seat(e.seat)}, bears down on ${n.pirate(e.pirate)}.`,
      ),
    warshipHeld: () => 'She stays on station and does not attack.',
    commissionerDeployed: (e, n) => `${n.commissionerInFull(e.commissioner)} comes to ${n.sea(e.at)} as ${n.seat(e.seat)}’s Commissioner.`,
    commissionerReacted: (e, n) =>
      vary(
        e,
        `${hunter(e.seat, e.commissioner, n)}, ${n.where(e.from)}, goes after ${n.pirate(e.pirate)}.`,
        `${n.pirate(e.pirate)} is hunted from ${n.sea(e.from)} by ${hunter(e.seat, e.commissioner, n)}.`,
      ),
    stoodToFight: (e, n) => vary(e, `${n.pirate(e.pirate)} stands and fights.`, `${n.pirate(e.pirate)} runs out his guns.`),
    tookFlight: (e, n) => vary(e, `${n.pirate(e.pirate)} takes flight.`, `${n.pirate(e.pirate)} crowds on sail and runs.`),
    commissionerBeaten: (e, n) => `${n.pirate(e.pirate)} beats ${n.commissioner(e.commissioner)}, who will hunt no more pirates.`,
    commissionerScored: () => '',
    tried: (e, n) => `${n.pirate(e.pirate)} stands trial ${VERDICTS[e.verdict]}.`,
    fined: (e, n) => `The fine costs ${n.pirate(e.pirate)} ${sum(e.doubloons)}.`,
    portAttacked: () => '',
    historyEntered: () => '',
    portTaken: (e, n) =>
      vary(
        e,
        `${n.pirate(e.pirate)} takes ${n.port(e.port)}.`,
        `${n.port(e.port)} falls to ${n.pirate(e.pirate)}.`,
        `${n.pirate(e.pirate)} storms ${n.port(e.port)} and is master of it.`,
      ),
    portHeld: (e, n) =>
      vary(
        e,
        `${n.port(e.port)} beats ${n.pirate(e.pirate)} off.`,
        `The guns of ${n.port(e.port)} are too much for ${n.pirate(e.pirate)}.`,
      ),
    portPlundered: (e, n) =>
      vary(
        e,
        `The town yields ${sum(e.doubloons)}.`,
        `The plunder comes to ${sum(e.doubloons)}.`,
        `His men carry ${sum(e.doubloons)} out of ${n.port(e.port)}.`,
      ),
    bootyGrabbed: (e, n) => `${n.pirate(e.pirate)} robs ${n.pirate(e.target)} of ${sum(e.doubloons)}.`,
  }),
};
