/**
 * What eyes are told of a table: the whole of it, or what has changed. A function of what they may see, and of nothing else. It is put
 * together as text, for most of it is the same for all, and is written once.
 */
import type { Decision, GameEvent, GameOptions, Outcome, Seat } from '@bb/engine';
import { type ClockFace, PROTOCOL, type Standing, type TableState, type TableUpdate } from '@bb/protocol';
import type { Rules } from '../rules/today.ts';
import type { StoredChoice } from '../storage/ledger.ts';
import { nameOf, proofOf, sealOf, type TableBody } from '../tables/table-body.ts';
import { choiceText, readChoice } from './choice-text.ts';
import type { EventTexts } from './event-texts.ts';
import type { Questions, Reached } from './questions.ts';
import type { Sight } from './sight.ts';

/** Whose eyes: a seat, or a spectator's. */
export type Viewer = Seat | null;

/** A table as it stands now. */
export interface Scene {
  readonly id: string;
  readonly rules: Rules;
  readonly body: TableBody;
  readonly reached: Reached;
  readonly asked: Decision | null;
  readonly outcome: Outcome | null;
  readonly questions: Questions;
  readonly clock: ClockFace | null;
  readonly isEnded: boolean;
}

/** A message, and what of it matters to who passes it on. */
export interface Told extends Pick<Standing, 'seq' | 'rewinds'> {
  readonly type: 'state' | 'update';
  /** From which choice on it tells. */
  readonly from: number;
  /** A `TableState` or a `TableUpdate`, in JSON. */
  readonly text: string;
}

/** For each pair of eyes; made once for all who see alike. */
export type Teller = (viewer: Viewer) => Told;

type Apart = 'own' | 'asked' | 'choices';

const inside = (fields: object): string => JSON.stringify(fields).slice(1, -1);
const joined = (...fields: readonly string[]): string => fields.filter((text) => text !== '').join();

/** What has happened between the two. */
export function updates(scene: Scene, before: Sight, now: Sight, events: EventTexts): Teller {
  const alike: Omit<TableUpdate, Apart | 'patch' | 'events'> = {
    type: 'update',
    table: scene.id,
    from: before.reached.seq,
    ...standing(scene),
    ...(scene.reached.game.ending !== '' && { dice: proofOf(scene.id, scene.body) }),
  };
  const open = inside(now.openSince(before));
  return teller(
    scene,
    alike,
    alike.from,
    (viewer) => `"patch":{${joined(open, inside(now.ownSince(before, viewer)))}},"events":${events.for(viewer)}`,
  );
}

/** The whole of it. `events`: all that there were. */
export function states(scene: Scene, events: EventTexts): Teller {
  const alike: Omit<TableState, Apart | 'view' | 'events'> = {
    type: 'state',
    protocol: PROTOCOL,
    table: scene.id,
    options: scene.body.options,
    seats: scene.body.seats.map(nameOf),
    dice: scene.isEnded ? proofOf(scene.id, scene.body) : sealOf(scene.id, scene.body),
    ...standing(scene),
  };
  const view = (viewer: Viewer): string => JSON.stringify(scene.rules.sharedView(scene.reached.game, viewer));
  return teller(scene, alike, 0, (viewer) => `"view":${view(viewer)},"events":${events.for(viewer)}`);
}

const standing = ({ body, reached: { seq }, outcome, questions, clock }: Scene): Omit<Standing, Apart> => ({
  seq,
  rewinds: body.rewinds.length,
  outcome,
  clock,
  window: questions.windowSeats,
});

function teller(scene: Scene, alike: Pick<Told, 'type' | 'seq' | 'rewinds'>, from: number, more: (viewer: Viewer) => string): Teller {
  const made = new Map<Viewer, Told>();
  const { type, seq, rewinds } = alike;
  const [common, asked] = [inside(alike), JSON.stringify(scene.asked)];
  const tell = (viewer: Viewer): Told => ({
    type,
    from,
    seq,
    rewinds,
    text: `{${common},${apart(scene, viewer, asked)},${more(viewer)}}`,
  });
  return (viewer) => {
    const known = made.get(viewer) ?? tell(viewer);
    made.set(viewer, known);
    return known;
  };
}

/** What of its standing these eyes see for themselves. */
function apart({ rules, reached: { game }, asked, questions }: Scene, viewer: Viewer, askedOfAll: string): string {
  const own = viewer === null ? null : questions.own(viewer);
  const ask = viewer === null ? null : questions.askOf(viewer);
  const offered = ask ? questions.offered(ask) : asked !== null && asked.seat === viewer ? rules.legal(game) : [];
  const choices = offered.map((choice) => choiceText(rules, choice)).join();
  return `"own":${JSON.stringify(own)},"asked":${ask ? JSON.stringify(ask.decision) : askedOfAll},"choices":[${choices}]`;
}

export interface Replayed {
  /** How it stood then. */
  readonly from: Reached;
  /** All since. */
  readonly events: readonly GameEvent[];
}

/** A game played again from its start; from the choice number `from` on what happens is heard. */
export function replayed(rules: Rules, options: GameOptions, stored: readonly StoredChoice[], from: number): Replayed {
  const game = rules.newGame(options);
  const events: GameEvent[] = [];
  let then: Reached | null = null;
  for (const { body, seq, at } of stored) {
    if (seq === from) {
      then = { game: rules.clone(game), seq, at };
      game.events = events;
    }
    rules.play(game, readChoice(rules, body, `choices[${seq}]`));
  }
  return { from: then ?? { game, seq: from, at: 0 }, events };
}
