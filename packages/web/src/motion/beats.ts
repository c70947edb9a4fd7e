/** What belongs to one moment is shown at once. */
import type { GameEvent, View } from '@bb/engine';
import { CUES } from '../sound/cues.ts';
import type { Beat } from './director.ts';
import type { Scene, SceneKind } from './scene.ts';
import { scenesOf } from './scenes-of.ts';

/** Several of a kind in a row are one picture. */
const TOGETHER: readonly SceneKind[] = ['appear', 'turn', 'vanish', 'rock'];
/** It goes with what is shown already. */
const ALONG: readonly SceneKind[] = ['pop'];

export function beatsOf(events: readonly GameEvent[], view: View): readonly Beat[] {
  const beats: { scenes: Scene[]; cues: Beat['cues'][number][] }[] = [];
  for (const event of events) {
    const cue = CUES[event.type];
    const scenes = scenesOf(event, view);
    for (const scene of scenes) {
      const last = beats.at(-1);
      if (last && joins(last.scenes, scene)) last.scenes.push(scene);
      else beats.push({ scenes: [scene], cues: [] });
    }
    if (cue === null) continue;
    const last = beats.at(-1);
    if (!last) beats.push({ scenes: [], cues: [cue] });
    else if (!last.cues.includes(cue)) last.cues.push(cue);
  }
  return beats.map(({ scenes, cues }, i) => ({ scenes: scenes.map((scene) => whole(scene, beats.slice(i + 1))), cues }));
}

/** A move after which the counter goes on. */
function whole(scene: Scene, later: readonly Beat[]): Scene {
  if (scene.kind !== 'sail') return scene;
  const goesOn = later.some(({ scenes }) =>
    scenes.some((next) => (next.kind === 'sail' || next.kind === 'leave') && next.actor === scene.actor),
  );
  return { ...scene, goesOn };
}

function joins(shown: readonly Scene[], next: Scene): boolean {
  const last = shown.at(-1);
  if (!last) return true;
  if (ALONG.includes(next.kind)) return true;
  return TOGETHER.includes(next.kind) && shown.some(({ kind }) => kind === next.kind) && !shown.some((scene) => isOfSame(scene, next));
}

/** One counter can't do two things at once. */
const isOfSame = (a: Scene, b: Scene): boolean => 'actor' in a && 'actor' in b && a.actor === b.actor;
