/**
 * Plays many games between captains and writes the results into `docs/golden-age/calibration.md`, beside the reports of players.
 *
 *     node scripts/golden-age/calibration.ts [--games N] [--seed S] [--dry]
 *
 * Each kind of table runs in its own thread. `--dry` prints the figures and writes nothing. The text above the mark in the
 * page is written by hand and stays.
 */
import type { BotName } from '@bb/golden-age/bots';
import { CARD_KINDS, CARD_TITLES, type Options } from '@bb/golden-age/rules';
import { calibrate, type Job, mean, percent, spreadOf } from '../calibrate.ts';
import { type GameFacts, playForFacts } from './game-facts.ts';

const PAGE = new URL('../../docs/golden-age/calibration.md', import.meta.url);
const MARK = '<!-- below: written by scripts/golden-age/calibration.ts -->';

interface Setting {
  readonly name: string;
  readonly options: Options;
  readonly level?: BotName;
}
/** Tables of captains. */
const TABLES: readonly Setting[] = [
  { name: '2', options: { players: 2 } },
  { name: '3', options: { players: 3 } },
  { name: '4', options: { players: 4 } },
  { name: '5', options: { players: 5 } },
  { name: '3, short', options: { players: 3, length: 'short' } },
  { name: '4, short', options: { players: 4, length: 'short' } },
  { name: '3, long', options: { players: 3, length: 'long' } },
];
/** Each level at tables of two, against itself. */
const LEVELS: readonly Setting[] = (['cabin-boy', 'deckhand', 'boatswain', 'captain'] as const).map((level) => ({
  name: level.replace('-', ' '),
  options: { players: 2 },
  level,
}));
const SETTINGS = [...TABLES, ...LEVELS];

interface Done {
  readonly facts: readonly GameFacts[];
  readonly seconds: number;
}

function work({ setting, games, seed }: Job): Done {
  const { name, options, level } = SETTINGS[setting];
  const began = performance.now();
  const facts = Array.from({ length: games }, (_, i) => playForFacts(options, `${seed}/${name}/${i}`, level));
  return { facts, seconds: (performance.now() - began) / 1000 };
}

const fixed = (n: number, digits = 1): string => n.toFixed(digits);
const spread = (list: readonly number[]): string => spreadOf(list, (n) => fixed(n, 0));

/** A row of a table, with a function that makes its cell from the games of one setting. */
type Row = readonly [title: string, tell: (games: readonly GameFacts[], players: number) => string];

const perPlayer =
  (of: (game: GameFacts) => number): Row[1] =>
  (games, players) =>
    fixed(mean(games.map(of)) / players);
const counted = (type: string): Row[1] => perPlayer(({ counts }) => counts[type] ?? 0);
const lost = (how: string): Row[1] => perPlayer(({ losses }) => losses[how] ?? 0);
const retired = (letter: string): Row[1] => perPlayer(({ retirements }) => retirements.filter(({ way }) => way.endsWith(letter)).length);
const allLosses = ({ losses }: GameFacts): number => Object.values(losses).reduce((a, b) => a + b, 0);

const COURSE: readonly Row[] = [
  ['Player-Turns', (games) => spread(games.map(({ turns }) => turns))],
  ['Choices of all players', (games) => spread(games.map(({ decisions }) => decisions))],
  ['Winner’s VP', (games) => spread(games.map(({ vp }) => vp[0]))],
  ['Runner-up’s VP', (games) => spread(games.map(({ vp }) => vp[1]))],
  ['VP of all', (games) => fixed(mean(games.flatMap(({ vp }) => vp)), 0)],
];

const PIRATES: readonly Row[] = [
  ['Pirates used', perPlayer(({ pirates }) => pirates)],
  ['Retired', perPlayer(({ retirements }) => retirements.length)],
  ['… with a Letter (A)', retired('A')],
  ['… by surrender (B)', retired('B')],
  ['… in a haven (C)', retired('C')],
  ['… by a bribe (D)', retired('D')],
  ['… under the Pardon (E)', retired('E')],
  ['Lost', perPlayer(allLosses)],
  ['… to a Commissioner', lost('commissioner')],
  ['… in battle with a warship', lost('battle')],
  ['… attacking a port', lost('portAttack')],
  ['… marooned by a mutiny', lost('marooned')],
  ['… sunk, worn out', lost('sunk')],
  ['… in a storm', lost('storm')],
  ['… to disease', lost('disease')],
  ['… in a natural disaster', lost('naturalDisaster')],
  ['… in a duel over booty', lost('duel')],
  ['… to a rival’s ambition', lost('ambition')],
  ['… hanged', lost('hanged')],
];

const ACTS: readonly Row[] = [
  ['Merchants looted', counted('bootySeized')],
  ['Hostages kept for ransom', counted('hostageHeld')],
  ['Hostages ransomed', counted('hostageRansomed')],
  ['Ports attacked', counted('portAttacked')],
  ['Ports taken', counted('portTaken')],
  ['Ports sacked', counted('portSacked')],
  ['Havens bought', counted('havenBought')],
  ['Letters of Marque', counted('letterGranted')],
  ['Booty grabbed', counted('bootyGrabbed')],
  ['Alliances', counted('allianceFormed')],
  ['Duels', counted('duelWon')],
  ['Attacks by warships', counted('warshipAttacked')],
  ['Commissioners deployed', counted('commissionerDeployed')],
  ['Commissioners’ Reactions', counted('commissionerReacted')],
  ['Commissioners beaten', counted('commissionerBeaten')],
];

const RETIREMENT: readonly Row[] = [
  ['Notoriety', (games) => spread(games.flatMap(({ retirements }) => retirements.map(({ notoriety }) => notoriety)))],
  ['Net Worth', (games) => spread(games.flatMap(({ retirements }) => retirements.map(({ netWorth }) => netWorth)))],
  ['VP', (games) => spread(games.flatMap(({ retirements }) => retirements.map((r) => 2 * r.notoriety + Math.floor(r.netWorth / 100))))],
  ['Notoriety of the lost, mean', (games) => fixed(mean(games.map((g) => g.lostNotoriety)) / Math.max(0.01, mean(games.map(allLosses))))],
];

/** What tells the levels apart. */
const HABITS: readonly Row[] = [
  ['VP', (games) => fixed(mean(games.flatMap(({ vp }) => vp)), 0)],
  ['Merchants looted', counted('bootySeized')],
  ['Hostages kept for ransom', counted('hostageHeld')],
  ['Ports attacked', counted('portAttacked')],
  ['Retired', perPlayer(({ retirements }) => retirements.length)],
  [
    '… with how many VP',
    (games) => spread(games.flatMap(({ retirements }) => retirements.map((r) => 2 * r.notoriety + Math.floor(r.netWorth / 100)))),
  ],
  ['Lost to a Commissioner', lost('commissioner')],
];

const nameOf = (title: (typeof CARD_TITLES)[number]): string => `${CARD_KINDS[title].title} (${CARD_KINDS[title].copies})`;
const CARDS: readonly Row[] = CARD_TITLES.map((title) => [
  nameOf(title),
  (games) => percent(mean(games.map(({ mattered }) => (mattered.includes(title) ? 1 : 0)))),
]);

function table(heading: string, rows: readonly Row[], all: readonly Done[], settings = TABLES): string {
  const results = settings.flatMap((setting) => all[SETTINGS.indexOf(setting)] ?? []);
  const head = `| ${[heading, ...settings.map(({ name }) => name)].join(' | ')} |`;
  const line = `| --- |${settings.map(() => ' ---: |').join('')}`;
  const body = rows.map(
    ([title, tell]) => `| ${[title, ...results.map(({ facts }, i) => tell(facts, settings[i].options.players))].join(' | ')} |`,
  );
  return [head, line, ...body].join('\n');
}

function report(results: readonly Done[], games: number, seed: string): string {
  return `## Measured

${games} games at each table, with a captain in every seat and seed \`${seed}\`. Each column is a number of players. Counts are per player and game
unless the row says otherwise; a range in brackets goes from the 10th to the 90th percentile, after the median.

${table('The game', COURSE, results)}

${table('Pirates, per player', PIRATES, results)}

${table('What they did, per player', ACTS, results)}

${table('At retirement', RETIREMENT, results)}

### The levels

Tables of two, with the same level in both seats.

${table('Per player', HABITS, results, LEVELS)}

### Cards

Share of games in which a title mattered: a card with it was used as an event, and the event's own rule changed a pirate, a governor, a
port, a merchant, a warship, a Commissioner or a hand. These do not count: a card played for Actions, a Mutiny Conspiracy that fails, a trial
without a sentence, a storm or Wear and Tear without a hit, a dig that finds nothing, and a warship that is held back. The number of copies
is in brackets.

${table('Title', CARDS, results)}
`;
}

const results = await calibrate({ script: import.meta.url, page: PAGE, mark: MARK, settings: SETTINGS.length, work, report });
for (const [i, { seconds }] of results.entries()) console.error(`${SETTINGS[i].name}: ${fixed(seconds)} s`);
