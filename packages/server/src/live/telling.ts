/** What eyes are told of a table: the whole of it, or what has changed. A function of what they may see, and of nothing else. */
import type { Decision, GameEvent, GameOptions, Outcome, Seat } from '@bb/engine';
import { type ClockFace, diffView, PROTOCOL, type Standing, type TableState, type TableUpdate, type ViewPatch } from '@bb/protocol';
import type { Rules } from '../rules/today.ts';
import type { StoredChoice } from '../storage/ledger.ts';
import { nameOf, proofOf, sealOf, type TableBody } from '../tables/table-body.ts';
import type { Questions, Reached } from './questions.ts';

/** Whose eyes: a seat, or a spectator's. */
export type Viewer = Seat | null;

/** A table at one moment. */
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

/** For each pair of eyes what has happened since; made once for all who see alike. */
export function updatesOf(scene: Scene, from: Reached, events: readonly GameEvent[]): (viewer: Viewer) => TableUpdate {
  const made = new Map<Viewer, TableUpdate>();
  const patchFor = patches(scene.rules, from, scene.reached);
  const update = (viewer: Viewer): TableUpdate => ({
    type: 'update',
    table: scene.id,
    from: from.seq,
    ...standingOf(scene, viewer),
    patch: patchFor(viewer),
    events: events.map((event) => scene.rules.redact(event, viewer)),
    ...(scene.reached.game.ending !== '' && { dice: proofOf(scene.id, scene.body) }),
  });
  return (viewer) => {
    const known = made.get(viewer) ?? update(viewer);
    made.set(viewer, known);
    return known;
  };
}

/** What all see alike is compared once. */
function patches({ view, ownView }: Rules, from: Reached, now: Reached): (viewer: Viewer) => ViewPatch {
  const open = diffView(view(from.game, null), view(now.game, null));
  return (viewer) => ({ ...open, ...diffView(ownView(from.game, viewer), ownView(now.game, viewer)) });
}

/** `events`: all that there were. */
export const stateOf = (scene: Scene, events: readonly GameEvent[], viewer: Viewer): TableState => ({
  type: 'state',
  protocol: PROTOCOL,
  table: scene.id,
  options: scene.body.options,
  seats: scene.body.seats.map(nameOf),
  dice: scene.isEnded ? proofOf(scene.id, scene.body) : sealOf(scene.id, scene.body),
  ...standingOf(scene, viewer),
  view: scene.rules.view(scene.reached.game, viewer),
  events: events.map((event) => scene.rules.redact(event, viewer)),
});

function standingOf({ rules, body, reached: { game, seq }, asked, outcome, questions, clock }: Scene, viewer: Viewer): Standing {
  const common = { seq, rewinds: body.rewinds.length, outcome, clock };
  const own = viewer === null ? null : questions.own(viewer);
  const ask = viewer === null ? null : questions.askOf(viewer);
  const choices = ask ? questions.offered(ask) : asked !== null && asked.seat === viewer ? rules.legal(game) : [];
  return { ...common, own, asked: ask?.decision ?? asked, window: questions.windowSeats, choices: choices.map(rules.choiceToJson) };
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
    rules.play(game, rules.choiceFromJson(JSON.parse(body), `choices[${seq}]`));
  }
  return { from: then ?? { game, seq: from, at: 0 }, events };
}
