/** Plays random games with every number of players and every option: everything has words, and no word is a piece's id. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ASKS,
  CARD_TITLES,
  CHANCE,
  CHOICES,
  type Choice,
  DEPLOYMENTS,
  type Decision,
  decision,
  ENGLISH,
  type Game,
  type GameEvent,
  goldenAge,
  HOSTAGE_TYPES,
  legal,
  lengthsFor,
  MAX_SEATS,
  NONE,
  newGame,
  type Options,
  PIRATE_NAMES,
  PLACE_NAMES,
  PORTS,
  placeOf,
  play,
  redact,
  SEAT_ASKS,
  tablesFor,
  VOLUNTARY,
  view,
} from '@bb/golden-age/rules';
import { type Random, refusal, seeded } from '@bb/kernel';
import { describe, expect, test } from 'vitest';
import { de } from './de/index.ts';
import { fr } from './fr/index.ts';
import { choiceLabel, choiceShort, en, eventText, type Language, type Names, namesFor, prompt, storyteller } from './index.ts';
import { ruleText } from './rule-texts.ts';

const TRANSLATIONS: readonly Language[] = [de, fr];

const SEATS = ['Holly', 'Arlo', 'Marco', 'Todd', 'Nell', 'Ines', 'Odile', 'Pavel', 'Rosa', 'Sven'];
const IDS = [...PLACE_NAMES, ...CARD_TITLES, ...PIRATE_NAMES, ...HOSTAGE_TYPES].filter((id) => id.includes('-'));
const AN_ID = new RegExp(`(?:^|[^\\w-])(${IDS.join('|')})(?:$|[^\\w-])`);

/** @returns the fault of a sentence, or null */
function faultIn(text: string): string | null {
  if (/undefined|NaN|\bnull\b|\[object|Infinity/.test(text)) return 'a hole';
  if (/\b[a-z]+[A-Z]/.test(text)) return 'a name of the code';
  if (/ {2}|\.\.|^\s|\s$|\s[.,:;]/.test(text)) return 'a gap';
  if (/-\d/.test(text)) return 'a hyphen for a minus';
  return AN_ID.exec(text)?.[1] ?? null;
}

/** Words that occur in English only; “Port of Spain” is the German name too. */
const ENGLISH_WORDS =
  /\b(the|and|of|with|his|him|from|are|has|you|your|who|plays|draws|rolls|cards?|loyalty|notoriety|speed|cunning|worth|value|merchants?|holds?|crew|ship|letter|haven|mutiny|booty|storm|governor|warship|now|left|needed|turn)\b/i;
const NAMES_WITH_ENGLISH = /Port of Spain/g;

/** @returns each figure, whatever separates the thousands */
const figuresIn = (text: string): readonly string[] =>
  (text.replace(/(\d)[.,\u202f\u00a0](?=\d{3})/g, '$1').match(/\d+/g) ?? []).toSorted();

/** @returns the fault of a translation, or null */
function faultInTranslation(text: string, english: string): string | null {
  const [word] = text.replace(NAMES_WITH_ENGLISH, '').match(ENGLISH_WORDS) ?? [];
  if (word !== undefined) return `the English word “${word}”`;
  if ((text === '') !== (english === '')) return 'nothing, or too much';
  const [own, others] = [figuresIn(text), figuresIn(english)];
  return own.join() === others.join() ? null : `other figures than “${english}”`;
}

/** Events without a line of their own, because others cover them. */
const SILENT: readonly GameEvent['type'][] = ['actionAnnounced', 'caught', 'escaped', 'turnEnded'];

interface Report {
  readonly faults: Set<string>;
  readonly rules: Set<string>;
}

function check(report: Report, what: string, text: string): void {
  const fault = faultIn(text);
  if (fault) report.faults.add(`${what}: ${fault}: ${text}`);
}

/** Checks the text in every language. @returns the English text */
function checkAll(report: Report, what: string, [n, ...others]: Locales, say: (n: Names) => string): string {
  const text = say(n);
  check(report, what, text);
  for (const other of others) {
    const translated = say(other);
    const fault = faultIn(translated.replaceAll(/[\u00a0\u202f]/g, '')) ?? faultInTranslation(translated, text);
    if (fault) report.faults.add(`${other.language.id}, ${what}: ${fault}: ${translated}`);
  }
  return text;
}

/** The names of one game, in English and then in each other language. */
type Locales = readonly [Names, ...Names[]];
const localesFor = (options: Options): Locales => {
  const tables = tablesFor(options);
  return [namesFor(tables, SEATS), ...TRANSLATIONS.map((language) => namesFor(tables, SEATS, language))];
};

const pick = <T>(items: readonly T[], random: Random): T => {
  const item = items[Math.floor(random() * items.length)];
  if (item !== undefined) return item;
  throw new Error('there is nothing to pick from');
};

/** The number of times that each kind of choice was made, over all games. */
const made = new Map<Choice['type'], number>();

/** Picks a choice of the kind made least often, so that rare things happen. */
function anyOf(choices: readonly Choice[], random: Random): Choice {
  const times = ({ type }: Choice): number => made.get(type) ?? 0;
  const fewest = Math.min(...choices.map(times));
  const rare = random() < 0.5 ? choices.filter((choice) => times(choice) === fewest) : choices;
  const kind = pick([...new Set(rare.map(({ type }) => type))], random);
  made.set(kind, (made.get(kind) ?? 0) + 1);
  return pick(
    rare.filter(({ type }) => type === kind),
    random,
  );
}

/** Puts all pirates into one port, with booty, hostages, money and Letters, and some reveling: by chance they rarely meet. */
function gather(g: Game, random: Random): void {
  const port = pick(
    PORTS.filter((port) => g.destroyed[port] === 0),
    random,
  );
  const nation = g.tables.portNation[port] ?? ENGLISH;
  for (const pirate of g.fleet.flat()) {
    if (g.ally[pirate] !== NONE) continue;
    g.at[pirate] = placeOf(port);
    g.cunning[pirate] = 2;
    g.netWorth[pirate] = 3000;
    if (!g.info.includes(pirate)) g.info.push(pirate, port, 2);
    if (random() < 0.5) g.letter[pirate] = nation;
    if (g.owner[pirate] !== g.active && random() < 0.6) g.revelry[pirate] = VOLUNTARY;
    for (let i = 0; i < 2; i++) g.holds[4 * pirate + i] = 100 * Math.floor(10 * random());
    const hostage = g.hostageOf.indexOf(NONE);
    if (hostage < 0) continue;
    g.hostageOf[hostage] = pirate;
    g.hostageNation[hostage] = nation;
  }
}

function playThrough(options: Options, seed: number, look: (g: Game, choices: readonly Choice[], random: Random) => void): void {
  const random = seeded(seed);
  const g = newGame(options);
  g.events = [];
  while (g.ask) {
    if (decision(g)?.ask === 'takeAction' && random() < 0.1) gather(g, random);
    const choices = legal(g);
    look(g, choices, random);
    play(g, anyOf(choices, random));
  }
  look(g, [], random);
}

function lookAtQuestion(d: Decision, g: Game, choices: readonly Choice[], locales: Locales, report: Report): void {
  const [n] = locales;
  report.rules.add(d.rule);
  if (d.seat === CHANCE) return;
  const asked = { view: view(g, d.seat), choices };
  for (const given of [undefined, asked]) {
    const text = checkAll(report, d.ask, locales, (names) => prompt(d, names, given));
    if (text === d.ask) report.faults.add(`${d.ask} has no prompt`);
  }
  const now = { view: asked.view, about: d.about };
  // Cards and hostages of the same kind look alike to a player, so their labels may repeat.
  const labels = choices.filter((choice) => !('card' in choice) && !('hostage' in choice)).map((choice) => choiceLabel(choice, n));
  if (new Set(labels).size < labels.length) report.faults.add(`${d.ask} has choices that look alike: ${labels.join(' | ')}`);
  const seen = new Set<Choice['type']>();
  for (const choice of choices) {
    if (seen.has(choice.type)) continue;
    seen.add(choice.type);
    checkAll(report, choice.type, locales, (names) => choiceLabel(choice, names, now));
    checkAll(report, choice.type, locales, (names) => choiceShort(choice, names, now));
  }
}

function lookAtRefusals(g: Game, random: Random, report: Report): void {
  const choice = CHOICES[Math.floor(random() * CHOICES.length)];
  const refused = choice ? refusal(goldenAge, g, choice) : null;
  if (refused) report.rules.add(refused.rule);
}

function lookAtEvents(events: readonly GameEvent[], locales: Locales, report: Report): void {
  for (const event of events) {
    report.rules.add(event.rule);
    for (const seen of [event, redact(event, null)]) {
      const line = checkAll(report, event.type, locales, (names) => eventText(seen, names));
      if (line === '' && !SILENT.includes(event.type)) report.faults.add(`${event.type} has no line`);
    }
  }
  for (const told of [events, events.map((event) => redact(event, 0))]) {
    const [story, ...others] = locales.map((names) => storyteller(names)(told));
    story?.forEach((line, i) => {
      check(report, 'story', line.text);
      for (const other of others) {
        const fault = faultInTranslation(other[i]?.text ?? '', line.text);
        if (fault) report.faults.add(`story: ${fault}: ${other[i]?.text}`);
      }
    });
  }
}

/** @returns options that vary by game, so that each is on in some and off in others */
const optionsOf = (players: number, game: number): Options => ({
  players,
  draft: game % 2 === 0,
  deployment: DEPLOYMENTS[game % DEPLOYMENTS.length] ?? 'open',
  length: lengthsFor(players)[[1, 2][game % 5] ?? 0] ?? 'standard',
  printedRatings: game % 3 === 0,
  cunning: game % 4 !== 0,
  latePardon: game % 2 === 1,
  retireInPiratePorts: game % 3 !== 1,
});

/** Plays these games, each with its own seed. @returns the faults of their texts */
function faultsInGames(games: readonly (readonly [options: Options, seed: number])[]): readonly string[] {
  const report: Report = { faults: new Set(), rules: new Set() };
  for (const [options, seed] of games) {
    const locales = localesFor(options);
    let question = 0;
    playThrough(options, seed, (g, choices, random) => {
      const d = decision(g);
      if (d) lookAtQuestion(d, g, choices, locales, report);
      if (question++ % 20 === 0) lookAtRefusals(g, random, report);
      if (question % 50 === 0 || !d) lookAtEvents(g.events?.splice(0) ?? [], locales, report);
    });
  }
  for (const rule of report.rules) if (ruleText(rule, en) === null) report.faults.add(`${rule} has no sentence`);
  return [...report.faults].slice(0, 20);
}

describe.each(Array.from({ length: MAX_SEATS - 1 }, (_, i) => i + 2))('games of %i', (players) => {
  test('every question, choice, event and rule has its words', () => {
    expect(faultsInGames([players, players + 7].map((game) => [optionsOf(players, game), 1000 * players + game]))).toEqual([]);
  });
});

test('in solitaire games, too', () => {
  expect(faultsInGames([1, 2, 3, 4].map((seed) => [{ players: 4, solitaire: true, latePardon: seed === 2 }, seed]))).toEqual([]);
});

const ENGINE = join(import.meta.dirname, '../rules');
const sources = (): readonly string[] =>
  readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'))
    .map((file) => readFileSync(join(ENGINE, file), 'utf8'));

test('every rule that the engine can name has a sentence', () => {
  const named = sources().flatMap((source) =>
    [...source.matchAll(/'(\d+\.\d+(?: (?:Step \d+|[A-Z]|#\d+))?)'/g)].map(([, rule]) => rule ?? ''),
  );
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((rule) => ruleText(rule, en) === null)).toEqual([]);
});

test('every question that the engine can ask a player has a prompt', () => {
  const n = namesFor(tablesFor({ players: 5 }), SEATS);
  const asks = new Set(sources().flatMap((source) => [...source.matchAll(/\bask: '(\w+)'/g)].map(([, ask]) => ask ?? '')));
  expect(asks.size).toBeGreaterThan(20);
  const wordless = SEAT_ASKS.filter(
    (ask) => asks.has(ask) && prompt({ seat: 0, ask, traits: ASKS[ask], rule: '', path: [], about: {} }, n) === ask,
  );
  expect(wordless).toEqual([]);
});
