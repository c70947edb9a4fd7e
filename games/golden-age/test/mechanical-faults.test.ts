/** Plays games at random and reads them in each language for the mistakes that a machine can find. */
import {
  type Endings,
  mechanicalFaults,
  missingFigures,
  type Reading,
  toldTwice,
  withoutEnd,
} from '@bb/common/text/testing/mechanical-faults';
import {
  CHANCE,
  type Decision,
  decision,
  type EventOf,
  type EventType,
  type GameEvent,
  PIRATES,
  PLACE_NAMES,
  PLACES,
  type PlaceName,
  redact,
  tablesFor,
  type View,
  view,
} from '@bb/golden-age/rules';
import { choiceLabel, choiceShort, en, type Language, type Names, namesFor, prompt, storyteller } from '@bb/golden-age/text';
import { de } from '@bb/golden-age/text/de';
import { fr } from '@bb/golden-age/text/fr';
import { asProse, isChronicled, type ProseWords, proseIn } from '@bb/golden-age/text/prose';
import { beforeAll, describe, expect, test } from 'vitest';
import { optionsOf, playGame, type RandomGame, type Visit } from './random-games.ts';

const GAMES = 50;
/** At every 40th decision the prompt and the labels are read; the log is read whole. */
const SAMPLE = 40;
/** Names that need elision, that end in a sibilant and in a figure: what a lobby gives. */
const SEATS = ['Anne', 'Agnes', 'Spieler 3', 'Odile', 'Max', 'Player 6', 'Inès', 'Jack', 'Rosa', 'Joueur 10'];

/** A question of a game, with what the seat sees. */
interface Asked {
  readonly d: Decision;
  readonly choices: Visit['offered'];
  readonly seen: View;
}
interface Played {
  readonly game: RandomGame;
  readonly events: readonly GameEvent[];
  readonly asked: readonly Asked[];
}

function played(game: RandomGame): Played {
  const events: GameEvent[] = [];
  const asked: Asked[] = [];
  playGame(game, ({ g, n, offered, events: news }) => {
    for (const event of news) events.push(redact(event, null));
    const d = decision(g);
    if (!d || d.seat === CHANCE || (n + game.seed) % SAMPLE !== 0) return;
    asked.push({ d, choices: [...offered], seen: view(g, d.seat) });
  });
  return { game, events, asked };
}

/** What each attack and plot in the chronicle may come to. */
const ENDINGS: Endings<EventType> = {
  warshipAttacked: ['contested', 'commissionerDeployed'],
  stoodToFight: ['contested', 'pirateLost', 'commissionerBeaten'],
  tookFlight: ['contested'],
  commissionerReacted: ['contested', 'pirateLost', 'commissionerBeaten', 'surrendered'],
  portAssailed: ['contested', 'portDestroyed', 'pirateOusted'],
  mutinyBrokeOut: ['mutinyQuashed', 'mutinySucceeded'],
  duelBegan: ['duelWon', 'duelTied'],
  portRose: ['tested', 'governorRemoved'],
};
/** What a card against a pirate may come to: anything that is told before the turn ends. */
const ANSWERS: readonly EventType[] = [
  'cardNegated',
  'tested',
  'mutinyBrokeOut',
  'scurvyBrokeOut',
  'shipWorn',
  'pirateLost',
  'warshipSighted',
  'commissionerDeployed',
  'pirateConverted',
  'duelBegan',
  'revelryBegan',
  'tried',
  'portRose',
];
const CHRONICLE_ENDINGS: Endings<EventType> = { ...ENDINGS, cardPlayedAgainst: ANSWERS };

/** What may happen twice in a row. */
const REPEATED: readonly EventType[] = ['actionAnnounced', 'cardShown'];

const isTest = (e: GameEvent): e is EventOf<'tested'> => e.type === 'tested';

/** All faults of these games in one language, with the text of each. */
class Reader {
  readonly faults = new Set<string>();
  readonly #known = new Set<string>();
  readonly #language: Language;
  readonly #prose: ProseWords;
  readonly #reading: Omit<Reading, 'shape'>;

  constructor(language: Language, prose: ProseWords) {
    this.#language = language;
    this.#prose = prose;
    const names = namesFor(tablesFor({ players: 3 }), SEATS, language);
    this.#reading = {
      locale: language.id,
      names: [...SEATS, ...PIRATES.map((pirate) => names.pirate(pirate))],
      coasts: PLACES.flatMap((place, i) => (COASTS.some((id) => id === PLACE_NAMES[i]) ? [names.place(place)] : [])),
    };
  }

  read({ game, events, asked }: Played): void {
    const tables = tablesFor(optionsOf(game));
    const names = namesFor(tables, SEATS, this.#language);
    this.#log(events, names);
    this.#chronicle(events, namesFor(tables, SEATS, asProse(this.#language, this.#prose)));
    for (const { d, choices, seen } of asked) {
      this.#check(prompt(d, names, { view: seen, choices }), 'sentence');
      const now = { view: seen, about: d.about };
      for (const choice of new Map(choices.map((choice) => [choice.type, choice])).values()) {
        this.#check(choiceLabel(choice, names, now), 'label');
        this.#check(choiceShort(choice, names, now), 'label');
      }
    }
  }

  #log(events: readonly GameEvent[], names: Names): void {
    const lines = storyteller(names)(events);
    for (const { text, events: told } of lines) {
      this.#check(text, 'sentence');
      for (const e of told.filter(isTest)) {
        const missing = missingFigures(text, [e.total]);
        if (missing.length > 0) this.faults.add(`a roll without its dice: ${text}`);
        if (!/\d+\D+\d+/.test(text)) this.faults.add(`a roll without its need: ${text}`);
      }
      if (colons(text) > 1) this.faults.add(`a report, not a sentence: ${text}`);
    }
    const told = lines.map((line) => (line.events.some(({ type }) => REPEATED.includes(type)) ? '' : line.text));
    for (const text of toldTwice(told)) this.faults.add(`told twice: ${text}`);
  }

  #chronicle(events: readonly GameEvent[], names: Names): void {
    const lines = storyteller(names)(events).filter((line) => isChronicled(line) || line.events[0]?.type === 'turnBegan');
    let turn: EventType[] = [];
    for (const { text, events: told } of lines) {
      if (told[0]?.type === 'turnBegan') {
        for (const kind of withoutEnd(turn, CHRONICLE_ENDINGS)) this.faults.add(`${kind} has no end in the chronicle: ${turn.join(', ')}`);
        turn = [];
        continue;
      }
      this.#check(text, 'sentence');
      turn.push(...told.map(({ type }) => type));
    }
  }

  #check(text: string, shape: Reading['shape']): void {
    if (text === '' || this.#known.has(text)) return;
    this.#known.add(text);
    for (const fault of mechanicalFaults(text, { ...this.#reading, shape })) this.faults.add(`${fault}: ${text}`);
  }
}

/** The most colons in one of its sentences. */
const colons = (text: string): number => Math.max(...text.split(/(?<=[.!?]) /).map((sentence) => sentence.split(':').length - 1));

/** Seas named after a coast. */
const COASTS: readonly PlaceName[] = ['central-america', 'south-america', 'gold-coast', 'east-africa', 'india'];

const LANGUAGES = [en, de, fr];

describe('50 games, read in each language', () => {
  let games: readonly Played[] = [];
  beforeAll(() => {
    games = Array.from({ length: GAMES }, (_, i) => played({ players: 2 + (i % 4), seed: 300 + i }));
  });

  test.each(LANGUAGES)('$id: nothing that a native would stumble over', async (language) => {
    const reader = new Reader(language, await proseIn(language.id));
    for (const game of games) reader.read(game);
    expect([...reader.faults].slice(0, 40)).toEqual([]);
  });
});
