/** The chronicle's prose. */
import { type LossCause, type MerchantId, NO_PLACE, type PlaceId, RECONSTRUCTED as SET } from '../../rules/index.ts';
import { capital } from '../figures.ts';
import { forms, type ProseWords, roughly } from '../prose.ts';
import type { BattleEnd } from '../prose-deeds.ts';
import { a } from './grammar.ts';
import { nation, pirate, port, ship, whereabouts } from './pieces.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const count = (n: number): string => NUMBERS[n] ?? (n < 20 ? 'more than a dozen' : 'scores of');

function sum(pounds: number): string {
  const { of, number } = roughly(pounds);
  if (number === 0) return 'a few pounds';
  const unit = of === 'hundreds' ? 'hundred' : 'thousand';
  return number > 12 ? 'more money than anybody has counted' : `some ${number === 1 ? unit : `${count(number)} ${unit}`} pounds`;
}

function prize(id: MerchantId): string {
  const { nationality, name } = SET.merchants[id];
  return `the ${capital(nationality)} ${name}`;
}

const where = (at: PlaceId): string => (at === NO_PLACE ? '' : ` ${whereabouts(at)}`);

const LOSSES: Readonly<Record<LossCause, (at: PlaceId) => readonly string[]>> = {
  sunk: (at) => [
    `goes down with his ship${where(at)}, guns firing to the last`,
    `is swallowed by the sea${where(at)} with all hands`,
    `sees the water close over his own deck${where(at)}, and stays aboard`,
    `finds his grave${where(at)}, with half his crew for company`,
  ],
  marooned: () => [
    'is set ashore by his own crew on a spit of sand, and is seen no more',
    'is left on an empty beach with a pistol and a bottle',
    'watches his own sails grow small from an island without a name',
  ],
  wounds: () => ['dies of his wounds, cursing the surgeon', 'lives three days after the fight, and asks for rum on each of them'],
  hanged: () => ['ends on the gallows, before a large crowd', 'hangs in chains at the harbor mouth, for other captains to see'],
  duel: () => ['falls in a duel, sword in hand', 'crosses swords once too often'],
};

const BATTLES: Readonly<Record<BattleEnd, readonly string[]>> = {
  won: ['and he leaves them beaten behind him', 'and it is their flag that comes down'],
  parted: ['and both sides draw off to patch their holes', 'and the fight ends without a victor'],
  surrendered: ['and he strikes his flag, with a King’s letter in his hand'],
  fatal: ['and this time his luck has run out'],
};

export const prose: ProseWords = {
  he: 'He',
  deeds: {
    begins: (he, { ship: own, at }, player) =>
      forms([
        `${he} hoists the black flag ${whereabouts(at)} in ${a(ship(own))}, and ${player} wishes him well.`,
        `For ${player}, ${he} puts to sea ${whereabouts(at)} in ${a(ship(own))}.`,
        `${he} slips his cable ${whereabouts(at)} in ${a(ship(own))} that ${player} has paid for.`,
        `With ${a(ship(own))} and a promise from ${player}, ${he} goes on the account ${whereabouts(at)}.`,
      ]),
    prize: (he, { merchant }) =>
      forms(
        [
          `${he} takes his first prize, ${prize(merchant)}.`,
          `The first to strike her colors to him is ${prize(merchant)}.`,
          `His crew cheers when ${prize(merchant)} heaves to: the first prize.`,
        ],
        [`Soon ${prize(merchant)} follows.`, `${he} goes on to take ${prize(merchant)}.`, `After her, ${prize(merchant)} falls to him.`],
      ),
    newShip: (he, { ship: own }) =>
      forms(
        [
          `${he} likes the prize so well that he keeps her: ${a(ship(own))}.`,
          `${he} moves his flag to the prize, ${a(ship(own))}.`,
          `The prize is too good to burn: from now on he sails ${a(ship(own))}.`,
          `${he} leaves his old ship to the worms and takes the prize, ${a(ship(own))}.`,
        ],
        [`${he} changes ships again, for ${a(ship(own))}.`, `Another prize, another deck: ${a(ship(own))} it is now.`],
      ),
    ransom: (he, { port: at }) =>
      forms(
        [
          `In ${port(at)} a hostage’s family pays to see their own again.`,
          `${he} hands over a hostage in ${port(at)}, and counts the gold twice.`,
        ],
        [`${he} sells another hostage back in ${port(at)}.`, `Another family, in ${port(at)}, opens its purse.`],
      ),
    haven: (he, { port: at }) =>
      forms(
        [
          `The harbor master of ${port(at)} has his price, and ${port(at)} becomes a safe haven.`,
          `In ${port(at)} a purse changes hands, and nobody there asks him questions any more.`,
        ],
        [`${he} buys himself friends in ${port(at)} too.`, `The harbor master of ${port(at)} also learns to look away.`],
      ),
    sack: (he, { port: at }) =>
      forms(
        [`${he} storms ${port(at)} and is master of the town.`, `${port(at)} falls to him, and his men drink its cellars dry.`],
        [`Then ${port(at)} falls to him.`, `${port(at)} does not hold out against him either.`],
      ),
    repelled: (he, { port: at }) =>
      forms([
        `The guns of ${port(at)} drive him off.`,
        `${he} tries ${port(at)}, and is beaten back.`,
        `${port(at)} proves too strong for him.`,
      ]),
    letter: (he, { nation: of }) =>
      forms([
        `${he} buys ${a(nation(of))} Letter of Marque, and calls himself a privateer.`,
        `With ${a(nation(of))} Letter of Marque in his sea chest he is an honest man again, on paper.`,
      ]),
    ally: (he, { other }) =>
      forms([
        `${he} makes common cause with ${pirate(other)}.`,
        `${pirate(other)} becomes his ally.`,
        `${he} and ${pirate(other)} shake hands on an alliance.`,
      ]),
    battle: (he, { nation: of, end }) =>
      forms(
        BATTLES[end].flatMap((ending) => [
          `${nation(of)} hunters bring him to battle, ${ending}.`,
          `${he} fights ${nation(of)} hunters broadside to broadside, ${ending}.`,
          `${nation(of)} hunters cut off his escape, ${ending}.`,
        ]),
      ),
    wound: (he, { isGrave }) =>
      isGrave
        ? forms([
            `${he} is cut down and carried below, and never quite mends.`,
            `A ball cripples him, and the surgeon does what surgeons do.`,
          ])
        : forms(
            [`${he} is wounded.`, `A splinter finds him on his own quarterdeck.`],
            ['Again the surgeon has to sew him up.', 'Once more he bleeds on his own deck.'],
          ),
    duelWon: (he, { other }) =>
      forms([
        `${he} crosses swords with ${pirate(other)}, and has the better of it.`,
        `${pirate(other)} owes him satisfaction, and bleeds for it.`,
      ]),
    duelLost: (he, { other }) =>
      forms([`${he} crosses swords with ${pirate(other)}, and has the worse of it.`, `${pirate(other)} is the better swordsman that day.`]),
    mutiny: (_he, { isQuelled }) =>
      isQuelled
        ? forms(
            [
              'His crew mutinies, and he talks the knives back into their sheaths.',
              'The crew comes aft with cutlasses drawn, and goes forward again with a drink promised.',
            ],
            ['The crew rises once more, and once more he talks them down.'],
          )
        : forms(['His crew mutinies, and will not be talked to.', 'The crew has had enough of him, and says so with drawn cutlasses.']),
    scurvy: () =>
      forms(['Scurvy creeps through the ship.', 'Gums bleed and teeth fall out: there is scurvy aboard.'], ['The scurvy comes back.']),
    career: (_he, { prizes, escapes }) => {
      const times = escapes === 1 ? 'once' : escapes === 2 ? 'twice' : `${count(escapes)} times`;
      if (prizes === 0)
        return forms([
          `All told, the hunters lost his wake ${times}.`,
          `On all his voyages together he slipped through the hunters’ fingers ${times}.`,
        ]);
      const fled = escapes > 0 ? `, and the hunters lost his wake ${times}` : '';
      return forms([`All told, ${count(prizes)} merchants fell to him${fled}.`, `He took ${count(prizes)} merchants in all${fled}.`]);
    },
    retired: (he, { pounds }) =>
      forms([
        `${he} leaves the sea with ${sum(pounds)}, and dies in his bed.`,
        `${he} goes ashore for good with ${sum(pounds)}.`,
        `${he} hangs up his cutlass and lives on ${sum(pounds)}.`,
      ]),
    lost: (he, { how, at }) => forms(LOSSES[how](at).map((end) => `${he} ${end}.`)),
    atSea: () =>
      forms([
        'When this chronicle ends, his sails are still on the horizon.',
        'He is out there still.',
        'What became of him nobody has written down yet.',
      ]),
    triumph: (_he, { by }) =>
      by === 'notoriety'
        ? forms([
            'His name is on every tongue from Boston to Madagascar, and no pirate’s will ever be greater.',
            'Mothers hush their children with his name, and kings lie awake over it: he is the legend of his age.',
          ])
        : forms([
            'Of all the captains in this chronicle none came to greater wealth: the victory is his.',
            'No goldsmith bows lower to any of his rivals: he is the richest of them all, and the day is his.',
          ]),
  },
};
