/** What the events of a game show: a table with a row for each type, which the compiler requires. */
import type { SoundName } from '../sound/sound-names.ts';
import { type AnimationSpec, coinsFor, type Farewell, type Spot, type Where } from './animation-spec.ts';
import { type AnimationStep, animationSteps } from './animation-steps.ts';

/** Dice have no filter in the log: it joins them with the event they are rolled for, or shows them with every topic. */
type TopicOrDice<Topic extends string> = Topic | 'dice';

/**
 * By type of event: the topic by which the log can be filtered, the sound, and the animations.
 * `Seen` is what the viewer sees after the events.
 */
export type EventRows<Event extends { readonly type: string }, Topic extends string, Seen, Spec extends AnimationSpec> = {
  readonly [E in Event as E['type']]: readonly [
    topic: TopicOrDice<Topic>,
    sound?: SoundName | null,
    animate?: (event: E, seen: Seen) => readonly Spec[],
  ];
};

interface EventTable<Event, Topic extends string, Seen> {
  readonly topicsOf: (events: readonly Event[]) => readonly TopicOrDice<Topic>[];
  readonly stepsOf: (events: readonly Event[], seen: Seen) => readonly AnimationStep[];
}

/** Types of events without a picture or a sound, by topic. */
type QuietTypes<Type extends string, Topic extends string> = readonly (readonly [topic: TopicOrDice<Topic>, types: readonly Type[]])[];

/** A row, whatever its event is. */
type AnyRow<Topic extends string, Seen> = readonly [
  topic: TopicOrDice<Topic>,
  sound?: SoundName | null,
  animate?: (event: never, seen: Seen) => readonly AnimationSpec[],
];

export function eventTable<Event extends { readonly type: string }, Topic extends string, Seen>(
  rows: Readonly<Record<string, AnyRow<Topic, Seen>>>,
  quiet: QuietTypes<Event['type'], Topic>,
): EventTable<Event, Topic, Seen> {
  const topics = new Map<string, TopicOrDice<Topic>>([
    ...Object.entries(rows).map(([type, [topic]]) => [type, topic] as const),
    ...quiet.flatMap(([topic, types]) => types.map((type) => [type, topic] as const)),
  ]);
  const told = (event: Event, seen: Seen): Parameters<typeof animationSteps>[0][number] => {
    const [, sound = null, animate] = rows[event.type] ?? [];
    // It is the row of its type.
    return { animations: animate?.(event as never, seen) ?? [], sound };
  };
  return {
    topicsOf: (events) => [...new Set(events.flatMap(({ type }) => topics.get(type) ?? []))],
    stepsOf: (events, seen) => animationSteps(events.map((event) => told(event, seen))),
  };
}

/** The animations in short. @param each  the sum for each coin that flies beyond the first two */
export function shortSpecs<Actor extends string, Part extends string>(each: number) {
  type At = Where<Actor, Part>;
  type Specs = readonly AnimationSpec<Actor, Part>[];
  return {
    spot: (actor: Actor, part: Part | null = null): Spot<Actor, Part> => ({ actor, part }),
    rock: (actor: Actor): Specs => [{ kind: 'rock', actor }],
    appear: (actor: Actor): Specs => [{ kind: 'appear', actor }],
    turn: (actor: Actor): Specs => [{ kind: 'turn', actor }],
    vanish: (actor: Actor): Specs => [{ kind: 'vanish', actor }],
    leave: (actor: Actor, how: Farewell): Specs => [{ kind: 'leave', actor, how }],
    sail: (actor: Actor, from: number, to: number): Specs => [{ kind: 'sail', actor, from, to, goesOn: false }],
    bond: (actor: Actor, other: Actor, formed: boolean): Specs => [{ kind: 'bond', one: actor, other, formed }],
    deal: (card: number, from: At, to: At): Specs => [{ kind: 'card', card, from, to }],
    pop: (at: At, by: number): Specs => (by === 0 ? [] : [{ kind: 'pop', at, by }]),
    coins: (from: At, to: At, sum: number): Specs => (sum > 0 ? [{ kind: 'coins', from, to, coins: coinsFor(sum, each) }] : []),
  };
}
