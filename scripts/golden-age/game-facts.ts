/** Statistics of one game between computer players, counted from its events. */

import { BOTS, type BotName, situationOf } from '@bb/golden-age/bots';
import {
  CARD_TITLES,
  type CardTitle,
  type Choice,
  type GameEvent,
  legal,
  newGame,
  type Options,
  outcome,
  play,
} from '@bb/golden-age/rules';
import { seeded } from '@bb/kernel';

export interface Retirement {
  readonly notoriety: number;
  readonly netWorth: number;
  /** 18.41: A by Letter, B by surrender, C in a haven, D by bribe, E under the Pardon. */
  readonly way: string;
}

export interface GameFacts {
  readonly turns: number;
  /** Victory Points of all players, in descending order. */
  readonly vp: readonly number[];
  /** The number of pirates who came into play: deployed, or by a mutiny or an ambition. */
  readonly pirates: number;
  readonly retirements: readonly Retirement[];
  /** The number of pirates lost, by cause. */
  readonly losses: Readonly<Record<string, number>>;
  /** The total Notoriety of the lost pirates. */
  readonly lostNotoriety: number;
  /** Titles of cards whose event changed something. */
  readonly mattered: readonly CardTitle[];
  /** Other counts by name, such as looted merchants and attacked ports. */
  readonly counts: Readonly<Record<string, number>>;
  readonly decisions: number;
}

const NUMBERED: ReadonlyMap<string, CardTitle> = new Map(CARD_TITLES.map((title, i) => [`17.2 #${i + 1}`, title]));

/** Events that report a card but change nothing by themselves. */
const MERE_NEWS: ReadonlySet<GameEvent['type']> = new Set([
  'cardPlayed',
  'cardPlayedAgainst',
  'cardDiscarded',
  'cardHeldOut',
  'cardRemoved',
  'cardShuffledIn',
  'commissionerTossed',
  'handPassed',
  'pardonEnded',
  'rolled',
  'stormStruck',
  'tested',
  'treasureMapDealt',
  'treasureMapLost',
  'warshipTossed',
]);

/**
 * @param sighted  whether a warship was just sighted and has not attacked yet
 * @returns the title of the card by which this event changed something, or undefined if it changed nothing
 */
function mover(event: GameEvent, sighted: boolean): CardTitle | undefined {
  switch (event.type) {
    case 'tested':
      return event.purpose === 'conspiracy' && event.passed ? 'mutiny-conspiracy' : undefined;
    case 'warshipAttacked':
      return sighted ? 'warship-sighting' : undefined;
    case 'tried':
      return event.verdict === 'released' ? undefined : 'double-cross';
    case 'treasureSought':
      return event.doubloons > 0 ? 'buried-treasure' : undefined;
    case 'shipTossed':
    case 'shipWorn':
      return event.hits > 0 ? NUMBERED.get(event.rule) : undefined;
    case 'pardonProclaimed':
      return event.pirates.length > 0 ? 'general-pardon' : undefined;
    case 'handPassed':
      return event.cards.length > 0 ? 'finger-of-fate' : undefined;
    case 'gameEnded':
      return event.ending === 'generalPardon' ? 'general-pardon' : undefined;
    case 'duelWon':
    case 'pirateTookCommand':
      return NUMBERED.get(event.rule);
    default:
      return MERE_NEWS.has(event.type) ? undefined : NUMBERED.get(event.rule);
  }
}

const COUNTED: ReadonlySet<GameEvent['type']> = new Set([
  'bootySeized',
  'portAttacked',
  'portTaken',
  'portSacked',
  'bootyGrabbed',
  'duelWon',
  'hostageRansomed',
  'hostageHeld',
  'commissionerDeployed',
  'commissionerBeaten',
  'commissionerReacted',
  'warshipAttacked',
  'allianceFormed',
  'surrendered',
  'havenBought',
  'letterGranted',
]);

/** Plays a whole game, with this level in every seat. @returns its statistics */
export function playForFacts(options: Options, seed: string, level: BotName = 'captain'): GameFacts {
  const g = newGame(options);
  const events: GameEvent[] = [];
  g.events = events;
  const dice = seeded(`${seed}/dice`);
  const minds = seeded(`${seed}/minds`);
  const choices: Choice[] = [];
  const facts = new Counter();
  while (g.ask) {
    legal(g, choices);
    const at = situationOf(g, choices);
    if (at) {
      facts.decisions++;
      play(g, BOTS[level].choose(at, minds));
    } else play(g, choices[Math.floor(dice() * choices.length)]);
    for (const event of events) facts.note(event);
    events.length = 0;
  }
  return facts.result(g.playerTurn, outcome(g)?.scores ?? []);
}

class Counter {
  decisions = 0;
  #pirates = 0;
  #lostNotoriety = 0;
  #sighted = false;
  readonly #retirements: Retirement[] = [];
  readonly #losses: Record<string, number> = {};
  readonly #counts: Record<string, number> = {};
  readonly #mattered = new Set<CardTitle>();

  note(event: GameEvent): void {
    if (COUNTED.has(event.type)) this.#counts[event.type] = (this.#counts[event.type] ?? 0) + 1;
    const title = mover(event, this.#sighted);
    if (title) this.#mattered.add(title);
    switch (event.type) {
      case 'warshipSighted':
        this.#sighted = true;
        break;
      case 'warshipHeld':
      case 'warshipAttacked':
      case 'turnEnded':
        this.#sighted = false;
        break;
      case 'pirateDeployed':
      case 'pirateTookCommand':
        this.#pirates++;
        break;
      case 'pirateRetired':
        this.#retirements.push({ notoriety: event.notoriety, netWorth: event.netWorth, way: event.rule });
        break;
      case 'pirateLost':
        this.#losses[event.how] = (this.#losses[event.how] ?? 0) + 1;
        this.#lostNotoriety += event.vp;
        break;
    }
  }

  result(turns: number, vp: readonly number[]): GameFacts {
    return {
      turns,
      vp: [...vp].sort((a, b) => b - a),
      pirates: this.#pirates,
      retirements: this.#retirements,
      losses: this.#losses,
      lostNotoriety: this.#lostNotoriety,
      mattered: [...this.#mattered],
      counts: this.#counts,
      decisions: this.decisions,
    };
  }
}
