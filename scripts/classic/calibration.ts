/**
 * Plays many games of the classic edition between captains and writes the results into `docs/classic/calibration.md`, beside the reports of
 * players.
 *
 *     node scripts/classic/calibration.ts [--games N] [--seed S] [--dry]
 *
 * Each kind of table runs in its own thread. `--dry` prints the figures and writes nothing. The text above the mark in the page is written by hand and stays.
 */
import { classicBots } from '@bb/classic/bots';
import { type Classic, COMMISSIONERS, classic, type Options } from '@bb/classic/rules';
import { pick, seeded } from '@bb/kernel';
import { calibrate, type Job, mean, percent, spreadOf, sum } from '../calibrate.ts';

const PAGE = new URL('../../docs/classic/calibration.md', import.meta.url);
const MARK = '<!-- below: written by scripts/classic/calibration.ts -->';

const SETTINGS: readonly { readonly name: string; readonly options: Options }[] = [2, 3, 4].flatMap((players) => [
  { name: String(players), options: { players } },
  { name: `${players}, short`, options: { players, short: true } },
]);

interface Facts {
  readonly turns: number;
  readonly ending: string;
  /** The most Net Worth of one pirate, and the most Notoriety that any pirate came to. */
  readonly worth: number;
  readonly notoriety: number;
  /** By seat: its turns, and the most turns in a row that it waited. */
  readonly own: readonly number[];
  readonly waited: readonly number[];
  /** The fates of pirates, the lost by cause, and what they did. */
  readonly fates: Readonly<Record<string, number>>;
  readonly lostNotoriety: readonly number[];
  readonly retiredWith: readonly number[];
  readonly acts: Readonly<Record<string, number>>;
}

const captain = classicBots.player('captain');

function playForFacts(options: Options, seed: string): Facts {
  const g = classic.newGame(options);
  const random = seeded(seed);
  const fates: Record<string, number> = {};
  const acts: Record<string, number> = {};
  const count = (of: Record<string, number>, what: string): void => {
    of[what] = (of[what] ?? 0) + 1;
  };
  const lostNotoriety: number[] = [];
  const retiredWith: number[] = [];
  const own = g.fleet.map(() => 0);
  const last = g.fleet.map(() => 0);
  const waited = g.fleet.map(() => 0);
  /** By pirate: what has last damaged the ship. */
  const hitBy = new Map<number, string>();
  for (let seat = classic.seatToChoose(g); seat !== null; seat = classic.seatToChoose(g)) {
    const events: Classic['event'][] = [];
    const at = g.at.slice();
    const commissioners = COMMISSIONERS.map((commissioner) => g.commissionerAt[commissioner]);
    const notoriety = g.notoriety.slice();
    classic.play(g, seat < 0 || captain === null ? pick(classic.legal(g), random) : captain.choose(g, random), events);
    for (const event of events) {
      count(acts, event.type);
      if (event.type === 'turnBegan') {
        own[event.seat] = (own[event.seat] ?? 0) + 1;
        waited[event.seat] = Math.max(waited[event.seat] ?? 0, event.turn - (last[event.seat] ?? 0) - 1);
        last[event.seat] = event.turn;
      } else if (event.type === 'combatLost' || event.type === 'speedLost') {
        const { cause, pirate } = event;
        hitBy.set(pirate, cause === 'battle' ? (commissioners.includes(at[pirate] ?? at[0]) ? 'Commissioner' : 'warship') : cause);
      } else if (event.type === 'pirateLost') {
        count(fates, event.how === 'sunk' ? `sunk by ${hitBy.get(event.pirate) ?? 'a storm'}` : event.how);
        lostNotoriety.push(notoriety[event.pirate] ?? 0);
      } else if (event.type === 'pirateRetired') {
        count(fates, 'retired');
        retiredWith.push(event.netWorth);
      }
    }
  }
  const { ending = '', scores = [] } = classic.outcome(g) ?? {};
  return {
    turns: g.turn,
    ending,
    worth: Math.max(...scores),
    notoriety: Math.max(...g.notoriety),
    own,
    waited,
    fates,
    lostNotoriety,
    retiredWith,
    acts,
  };
}

const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const spread = (list: readonly number[]): string => spreadOf(list, (n) => NUMBER.format(n));

type Row = readonly [title: string, tell: (games: readonly Facts[]) => string];
const ends =
  (ending: string): Row[1] =>
  (games) =>
    percent(mean(games.map((game) => (game.ending === ending ? 1 : 0))));
const isLoss = (fate: string): boolean => fate !== 'retired';
const lossesOf = (games: readonly Facts[], wanted: (fate: string) => boolean): number =>
  sum(games.flatMap(({ fates }) => Object.entries(fates).flatMap(([fate, n]) => (isLoss(fate) && wanted(fate) ? [n] : []))));
const share =
  (wanted: (fate: string) => boolean): Row[1] =>
  (games) =>
    percent(lossesOf(games, wanted) / lossesOf(games, isLoss));
const inGame =
  (type: string): Row[1] =>
  (games) =>
    mean(games.map(({ acts }) => acts[type] ?? 0)).toFixed(1);

const NAMED = [
  'sunk by warship',
  'sunk by Commissioner',
  'sunk by prize',
  'sunk by portAttack',
  'sunk by storm',
  'marooned',
  'wounds',
  'duel',
  'hanged',
];

const GAME: readonly Row[] = [
  ['Player Turns', (games) => spread(games.map(({ turns }) => turns))],
  ['… of each player', (games) => spread(games.flatMap(({ own }) => own))],
  ['The most turns that a player waits in a row', (games) => spread(games.flatMap(({ waited }) => waited))],
  ['Most Net Worth of one pirate', (games) => spread(games.map(({ worth }) => worth))],
  ['Most Notoriety of one pirate', (games) => spread(games.map(({ notoriety }) => notoriety))],
  ['Ends by the last pirate of a player', ends('pirates')],
  ['Ends by 100 Notoriety', ends('notoriety')],
  ['Ends after 600 turns', ends('turns')],
];
const FATES: readonly Row[] = [
  ['Pirates lost in a game', (games) => (lossesOf(games, isLoss) / games.length).toFixed(1)],
  ['Pirates retired in a game', (games) => mean(games.map(({ fates }) => fates.retired ?? 0)).toFixed(1)],
  ['… Net Worth of the retired', (games) => spread(games.flatMap(({ retiredWith }) => retiredWith))],
  ['Notoriety of the lost', (games) => spread(games.flatMap(({ lostNotoriety }) => lostNotoriety))],
  ['Of all losses: sunk by warships', share((fate) => fate === 'sunk by warship')],
  ['… with a Commissioner in the hex', share((fate) => fate === 'sunk by Commissioner')],
  ['… by a merchant', share((fate) => fate === 'sunk by prize')],
  ['… before a port', share((fate) => fate === 'sunk by portAttack')],
  ['… by a storm', share((fate) => fate === 'sunk by storm')],
  ['… marooned by a mutiny', share((fate) => fate === 'marooned')],
  ['… by wounds and scurvy', share((fate) => fate === 'wounds')],
  ['… in a duel', share((fate) => fate === 'duel')],
  ['… hanged', share((fate) => fate === 'hanged')],
  ['… otherwise', share((fate) => !NAMED.includes(fate))],
];
const ACTS: readonly Row[] = [
  ['Merchants attacked', inGame('merchantAttacked')],
  ['Hostages taken', inGame('hostageTaken')],
  ['Hostages ransomed', inGame('hostageRansomed')],
  ['Sales', inGame('bootySold')],
  ['Ports taken', inGame('portTaken')],
  ['Ports destroyed', inGame('portDestroyed')],
  ['Safe havens won', inGame('havenWon')],
  ['Letters of Marque bought', inGame('letterBought')],
  ['Battles with hunters', inGame('battleBegan')],
  ['Mutinies', inGame('mutinyBrokeOut')],
  ['Petitions', inGame('petitionMade')],
  ['Commissioners granted', inGame('commissionerGranted')],
  ['Duels', inGame('duelBegan')],
];

function table(heading: string, rows: readonly Row[], results: readonly (readonly Facts[])[]): string {
  return [
    `| ${[heading, ...SETTINGS.map(({ name }) => name)].join(' | ')} |`,
    `| --- |${SETTINGS.map(() => ' ---: |').join('')}`,
    ...rows.map(([title, tell]) => `| ${[title, ...results.map(tell)].join(' | ')} |`),
  ].join('\n');
}

const work = ({ setting, games, seed }: Job): readonly Facts[] =>
  Array.from({ length: games }, (_, i) => playForFacts(SETTINGS[setting].options, `${seed}/${SETTINGS[setting].name}/${i}`));
const report = (results: readonly (readonly Facts[])[], games: number, seed: string): string => `## Measured

${games} games at each table, with a captain in every seat and seed \`${seed}\`. Each column is a number of players, in the full game and in the short
one. A range in brackets goes from the 10th to the 90th percentile, after the median; other figures are means of a game.

${table('The game', GAME, results)}

${table('Pirates', FATES, results)}

${table('What they did in a game', ACTS, results)}
`;

await calibrate({ script: import.meta.url, page: PAGE, mark: MARK, settings: SETTINGS.length, work, report });
