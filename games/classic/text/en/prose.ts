/** The chronicle's prose. */
import { type LossCause, type MerchantId, RECONSTRUCTED as SET } from '../../rules/index.ts';
import { capital } from '../figures.ts';
import { type ProseWords, roughly } from '../prose.ts';
import { a } from './grammar.ts';
import { nation, pirate, port, ship, whereabouts } from './pieces.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const count = (n: number): string => NUMBERS[n] ?? (n < 20 ? 'more than a dozen' : 'scores of');

function sum(pounds: number): string {
  const { of, number } = roughly(pounds);
  if (number === 0) return 'a few pounds';
  const unit = of === 'hundreds' ? 'hundred' : 'thousand';
  return number > 12 ? 'more pounds than anybody has counted' : `some ${number === 1 ? unit : `${count(number)} ${unit}`} pounds`;
}

function prize(id: MerchantId): string {
  const { nationality, name } = SET.merchants[id];
  return `the ${capital(nationality)} ${name}`;
}

const LOSSES: Readonly<Record<LossCause, readonly string[]>> = {
  sunk: ['goes down with his ship, guns firing to the last', 'is swallowed by the sea with all hands'],
  marooned: [
    'is set ashore by his own crew on a spit of sand, and is seen no more',
    'is left on an empty beach with a pistol and a bottle',
  ],
  wounds: ['dies of his wounds, cursing the surgeon'],
  hanged: ['ends on the gallows, before a large crowd'],
  duel: ['falls in a duel, sword in hand'],
};

const BATTLES = {
  won: 'and he leaves them beaten behind him',
  parted: 'and both sides draw off to patch their holes',
  surrendered: 'and he strikes his flag, with a King’s letter in his hand',
  fatal: 'and this time his luck has run out',
} as const;

export const prose: ProseWords = {
  he: 'He',
  deeds: {
    begins: (he, { ship: own, at }, player) => [
      `${he} hoists the black flag ${whereabouts(at)} in ${a(ship(own))}, and ${player} wishes him well.`,
      `For ${player}, ${he} puts to sea ${whereabouts(at)} in ${a(ship(own))}.`,
      `${he} slips his cable ${whereabouts(at)} in ${a(ship(own))} that ${player} has paid for.`,
    ],
    prize: (he, { merchant }) => [`${he} takes his first prize, ${prize(merchant)}.`, `Soon ${prize(merchant)} follows.`],
    newShip: (he, { ship: own }) => [
      `${he} likes the prize so well that he keeps her: ${a(ship(own))}.`,
      `${he} changes ships again, for ${a(ship(own))}.`,
    ],
    ransom: (he, { port: at }) => [
      `In ${port(at)} a hostage’s family pays to see their own again.`,
      `${he} sells another hostage back in ${port(at)}.`,
    ],
    haven: (he, { port: at }) => [
      `The governor of ${port(at)} has his price, and ${port(at)} becomes a safe haven.`,
      `${he} buys himself friends in ${port(at)} too.`,
    ],
    sack: (he, { port: at }) => [`${he} storms ${port(at)} and is master of the town.`, `Then ${port(at)} falls to him.`],
    repelled: (he, { port: at }) => [`The guns of ${port(at)} drive him off.`, `${he} tries ${port(at)}, and is beaten back.`],
    letter: (he, { nation: of }) => [`${he} buys ${a(nation(of))} Letter of Marque, and calls himself a privateer.`],
    ally: (he, { other }) => [`${he} makes common cause with ${pirate(other)}.`, `${pirate(other)} becomes his ally.`],
    battle: (he, { nation: of, end }) => [
      `${nation(of)} hunters bring him to battle, ${BATTLES[end]}.`,
      `${he} fights ${nation(of)} hunters broadside to broadside, ${BATTLES[end]}.`,
    ],
    wound: (he, { isGrave }) =>
      isGrave
        ? [`${he} is cut down and carried below, and never quite mends.`]
        : [`${he} is wounded.`, 'Again the surgeon has to sew him up.'],
    duelWon: (he, { other }) => [
      `${he} crosses swords with ${pirate(other)}, and has the better of it.`,
      `${pirate(other)} owes him satisfaction, and bleeds for it.`,
    ],
    duelLost: (he, { other }) => [
      `${he} crosses swords with ${pirate(other)}, and has the worse of it.`,
      `${pirate(other)} is the better swordsman that day.`,
    ],
    mutiny: (_he, { isQuelled }) =>
      isQuelled
        ? [
            'His crew mutinies, and he talks the knives back into their sheaths.',
            'The crew rises once more, and once more he talks them down.',
          ]
        : ['His crew mutinies, and will not be talked to.'],
    scurvy: () => ['Scurvy creeps through the ship.', 'The scurvy comes back.'],
    career: (_he, { prizes, escapes }) => {
      const times = escapes === 1 ? 'once' : escapes === 2 ? 'twice' : `${count(escapes)} times`;
      const fled = `${times} the hunters lost his wake`;
      if (prizes === 0) return [`${capital(times)} the hunters lost his wake.`];
      return [`All told, ${count(prizes)} merchants fell to him${escapes > 0 ? `, and ${fled}` : ''}.`];
    },
    retired: (he, { pounds }) => [
      `${he} leaves the sea with ${sum(pounds)}, and dies in his bed.`,
      `${he} goes ashore for good with ${sum(pounds)}.`,
    ],
    lost: (he, { how }) => LOSSES[how].map((end) => `${he} ${end}.`),
    atSea: () => ['When this chronicle ends, his sails are still on the horizon.', 'He is out there still.'],
  },
};
