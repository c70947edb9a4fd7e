/** Groups the animations of events into steps: what happens at the same moment plays at the same time. */
import type { SoundName } from '../sound/sound-names.ts';
import type { AnimationStep as StepOf } from './animation-queue.ts';
import type { AnimationKind, AnimationSpec } from './animation-spec.ts';

export type AnimationStep = StepOf<AnimationSpec, SoundName>;

/** Consecutive animations of one of these kinds play together. */
const MERGED: readonly AnimationKind[] = ['appear', 'turn', 'vanish', 'rock'];
/** Kinds that play together with whatever came before. */
const JOINING: readonly AnimationKind[] = ['pop'];

/** What an event shows and sounds like. */
interface Told {
  readonly animations: readonly AnimationSpec[];
  readonly sound: SoundName | null;
}

export function animationSteps(events: readonly Told[]): readonly AnimationStep[] {
  const steps: { animations: AnimationSpec[]; sounds: AnimationStep['sounds'][number][] }[] = [];
  for (const { animations, sound } of events) {
    for (const spec of animations) {
      const last = steps.at(-1);
      if (last && joins(last.animations, spec)) last.animations.push(spec);
      else steps.push({ animations: [spec], sounds: [] });
    }
    if (sound === null) continue;
    const last = steps.at(-1);
    if (!last) steps.push({ animations: [], sounds: [sound] });
    else if (!last.sounds.includes(sound)) last.sounds.push(sound);
  }
  return steps.map(({ animations, sounds }, i) => ({ animations: animations.map((spec) => withGoesOn(spec, steps.slice(i + 1))), sounds }));
}

/** Sets `goesOn` on a move if the same counter moves again later. */
function withGoesOn(spec: AnimationSpec, later: readonly AnimationStep[]): AnimationSpec {
  if (spec.kind !== 'sail') return spec;
  const goesOn = later.some(({ animations }) =>
    animations.some((next) => (next.kind === 'sail' || next.kind === 'leave') && next.actor === spec.actor),
  );
  return { ...spec, goesOn };
}

function joins(shown: readonly AnimationSpec[], next: AnimationSpec): boolean {
  const last = shown.at(-1);
  if (!last) return true;
  if (JOINING.includes(next.kind)) return true;
  return MERGED.includes(next.kind) && shown.some(({ kind }) => kind === next.kind) && !shown.some((spec) => isSameCounter(spec, next));
}

/** A counter can't play two animations at once. */
const isSameCounter = (a: AnimationSpec, b: AnimationSpec): boolean => 'actor' in a && 'actor' in b && a.actor === b.actor;
