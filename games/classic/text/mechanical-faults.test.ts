/** Whole games between captains, read in every language for faults that a machine can find: of grammar, of typography and of telling. */
import { classicBots } from '@bb/classic/bots';
import { mechanicalFaults, missingFigures, toldTwice, withoutEnd } from '@bb/common/text/testing/mechanical-faults';
import { CHANCE, pick, seeded } from '@bb/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Choice,
  classic,
  type Decision,
  decision,
  type GameEvent,
  type Options,
  PIRATE_NAMES,
  PIRATES,
  type View,
} from '../rules/index.ts';
import { isToldByOutcome } from './arithmetic.ts';
import { de } from './de/index.ts';
import { fr } from './fr/index.ts';
import { en, gameText, type Language } from './index.ts';
import { lifeOf, proseIn, sailorsOf, triumphsOf } from './prose.ts';
import { type Deed, deedsOf } from './prose-deeds.ts';

const GAMES = 50;
const OPTIONS: readonly Options[] = [
  { players: 2 },
  { players: 3, short: true },
  { players: 4, short: true },
  { players: 3, solitaire: true },
  { players: 5 },
  { players: 2, short: true, blood: true, openHostages: true },
];
/** The genitive, the elision and the possessive of each are another matter. */
const PLAYERS = ['Agnes', 'Anne', 'Jonas', 'Émile', 'Max', 'Ursula'];
const names = (seat: number): string => PLAYERS[seat] ?? 'nobody';

interface Told {
  /** As one seat has heard them. */
  readonly events: readonly GameEvent[];
  readonly asked: readonly { readonly decision: Decision; readonly view: View }[];
  readonly view: View;
}

/** The choices of all games together. */
const offered = new Set<Choice>();

function playGame(round: number): Told {
  const captain = classicBots.player('captain') ?? expect.unreachable();
  const random = seeded(`words/${round}`);
  const options = OPTIONS[round % OPTIONS.length] ?? expect.unreachable();
  const g = classic.newGame(options);
  const events: GameEvent[] = [];
  const asked: Told['asked'][number][] = [];
  const reader = round % options.players;
  for (let d = decision(g); d !== null; d = decision(g)) {
    const legal = classic.legal(g);
    for (const choice of legal) offered.add(choice);
    if (d.seat !== CHANCE) asked.push({ decision: d, view: classic.view(g, d.seat) });
    const happened: GameEvent[] = [];
    classic.play(g, d.seat === CHANCE ? pick(legal, random) : captain.choose(g, random), happened);
    for (const event of happened) events.push(classic.redact(event, reader) ?? expect.unreachable());
  }
  return { events, asked, view: classic.view(g, null) };
}

let games: readonly Told[] = [];
beforeAll(() => {
  games = Array.from({ length: GAMES }, (_, round) => playGame(round));
}, 60_000);

/** Seas named after a coast. */
const COASTS = { en: ['Gold Coast'], de: ['Goldküste'], fr: ['Côte-de-l’Or'] } as const;
/** The first of each kind of fault, with the text that has it. */
const FAULTS_SHOWN = 30;

const logOf = (events: readonly GameEvent[], language: Language): readonly string[] =>
  events.map((event) => gameText(language).event(event, names)).filter((line) => line !== '');

/** Several hits may wound one pirate alike, one event may anger several crews, and the dice may name the same port again. */
const mayRepeat = (event: GameEvent): boolean =>
  event.type === 'unrestChanged' ||
  event.type === 'wounded' ||
  (event.type === 'rolled' && (event.purpose === 'wound' || event.purpose === 'governorPlacement'));

const chapterOf = async (told: Told, language: Language): Promise<readonly (readonly string[])[]> => {
  const prose = await proseIn(language.id);
  const triumphs = triumphsOf(told.view, told.events);
  return sailorsOf(told.events).map((pirate, chapter) => {
    const player = names(told.view.owner[pirate] ?? -1);
    return lifeOf(pirate, told.events, { prose, pieces: language.pieces, player, chapter, triumph: triumphs.get(pirate) ?? null });
  });
};

/** The dice of an event and what they were held against; empty if it tells of none. */
function figuresOf(event: GameEvent): readonly number[] {
  switch (event.type) {
    case 'rolled': {
      if (isToldByOutcome(event)) return [];
      const { purpose, pirate, dice, breakdown } = event;
      const { own, other } = breakdown;
      const thrown = own.kind === 'Dr66' ? [Number(dice.join(''))] : dice;
      if (purpose === 'wound') return [...thrown, other.total ?? 0];
      if (breakdown.sign === '') return thrown;
      const rival = pirate === own.pirate ? other : own;
      return [...thrown, ...(own.dice.length > 0 && rival.total !== null ? [rival.total] : [])];
    }
    case 'petitionMade':
      return [event.dr66, event.notoriety];
    case 'scurvyBrokeOut':
    case 'scurvyEscaped':
      return [event.die, event.from];
    case 'stormWeathered':
    case 'waveWeathered':
    case 'warshipWeathered':
    case 'commissionerWeathered':
      return [event.die, event.harmless];
    case 'noHostage':
      return [event.total, event.need];
    default:
      return [];
  }
}

describe.each<[string, Language]>([
  ['English', en],
  ['German', de],
  ['French', fr],
])('%s', (_, language) => {
  const text = gameText(language);
  const people = [...PLAYERS, ...PIRATES.map(language.pieces.pirate)];

  /** @returns what is wrong with texts that stand by themselves, each kind of fault once */
  function faultsOf(texts: ReadonlySet<string>, shape: 'sentence' | 'label'): readonly string[] {
    const found = new Map<string, string>();
    for (const text of texts)
      for (const fault of mechanicalFaults(text, { locale: language.id, shape, names: people, coasts: COASTS[language.id] }))
        if (!found.has(fault)) found.set(fault, `${fault}: ${text}`);
    return [...found.values()].slice(0, FAULTS_SHOWN);
  }

  test('the log is sound', () => {
    const lines = new Set(games.flatMap(({ events }) => logOf(events, language)));
    expect(lines.size).toBeGreaterThan(10_000);
    expect(faultsOf(lines, 'sentence')).toEqual([]);
  });

  test('the prompts are sound', () => {
    const prompts = new Set(games.flatMap(({ asked }) => asked.map(({ decision, view }) => text.prompt(decision, view, names))));
    expect(prompts.size).toBeGreaterThan(1000);
    expect(faultsOf(prompts, 'sentence')).toEqual([]);
  });

  test('the labels of choices are sound', () => {
    expect(faultsOf(new Set([...offered].map((choice) => text.choice(choice, names))), 'label')).toEqual([]);
  });

  test('the chronicle is sound, and neighboring lives differ', async () => {
    const lives = (await Promise.all(games.map((told) => chapterOf(told, language)))).flat();
    expect(faultsOf(new Set(lives.flat()), 'sentence')).toEqual([]);
    const sameAsNext = lives.filter((life, i) => life.length > 1 && life.join(' ') === lives[i + 1]?.join(' '));
    expect(sameAsNext).toEqual([]);
  });

  test('the log tells nothing twice', () => {
    const doubled = games.flatMap(({ events }) =>
      toldTwice(
        logOf(
          events.filter((event) => !mayRepeat(event)),
          language,
        ),
      ),
    );
    expect(doubled.slice(0, FAULTS_SHOWN)).toEqual([]);
  });

  test('the log tells of each roll the dice and what they needed', () => {
    const wanting = new Map<string, string>();
    let rolls = 0;
    for (const { events } of games)
      for (const event of events) {
        const figures = figuresOf(event);
        if (figures.length === 0) continue;
        rolls += 1;
        const line = text.event(event, names);
        const missing = missingFigures(line, figures);
        const kind = event.type === 'rolled' ? event.purpose : event.type;
        if (missing.length > 0) wanting.set(kind, `${kind}: ${missing.join()} missing in “${line}”`);
      }
    expect(rolls).toBeGreaterThan(5000);
    expect([...wanting.values()]).toEqual([]);
  });

  test('a line tells the result of each roll', () => {
    const wanting = new Set<string>();
    for (const { events } of games)
      for (const [i, event] of events.entries()) {
        if (event.type !== 'rolled' || event.purpose === 'wound') continue;
        const { outcome } = event.breakdown;
        if (outcome === null || outcome === 'sum' || text.event(event, names).includes(language.odds.outcomes[outcome])) continue;
        const next = events[i + 1];
        // The dice are thrown again, or those of the other side are.
        if (next?.type === 'rerolled' || next?.type === 'rolled') continue;
        if (next === undefined || OPENINGS.includes(next.type) || text.event(next, names) === '')
          wanting.add(`${event.purpose}, ${outcome}: ${next?.type}`);
      }
    expect([...wanting]).toEqual([]);
  });
});

/** Events that begin something else: behind dice they leave them without a result. */
const OPENINGS: readonly GameEvent['type'][] = ['turnBegan', 'lineRead', 'moveBegan', 'searched'];

/** What a sentence of the chronicle leaves open, and what closes it. */
const ENDINGS: { readonly [begun: string]: readonly string[] } = {
  begins: ['lost', 'retired', 'atSea', 'triumph'],
  'battle, fatal': ['lost'],
  'mutiny, lost': ['lost', 'retired'],
};
const beginning = (deed: Deed): string => {
  if (deed.kind === 'battle') return `battle, ${deed.end}`;
  return deed.kind === 'mutiny' && !deed.isQuelled ? 'mutiny, lost' : deed.kind;
};

test('the chronicle ends what it begins, and crowns the winner of each game', () => {
  let crowned = 0;
  for (const { events, view } of games) {
    const triumphs = triumphsOf(view, events);
    const ended = events.findLast(({ type }) => type === 'gameEnded');
    expect(new Set([...triumphs.keys()].map((pirate) => view.owner[pirate]))).toEqual(
      new Set(ended?.type === 'gameEnded' ? ended.winners : []),
    );
    for (const pirate of sailorsOf(events)) {
      const triumph = triumphs.get(pirate) ?? null;
      const deeds = deedsOf(pirate, events, triumph);
      expect([PIRATE_NAMES[pirate], withoutEnd(deeds.map(beginning), ENDINGS)]).toEqual([PIRATE_NAMES[pirate], []]);
      expect(deeds.at(-1)?.kind === 'triumph').toBe(triumph !== null);
      if (triumph !== null) crowned += 1;
    }
  }
  expect(crowned).toBeGreaterThan(GAMES / 2);
});
