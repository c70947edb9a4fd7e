/** Validates the stack of a save: each frame has the right form, and stands on a step that waits for it. */

import { type AnyProcedure, isRecord } from '@bb/kernel';
import type { Fault } from './data/check.ts';
import { NONE } from './data/ids.ts';
import { PROCEDURES } from './rules/procedures.ts';
import { isLocal, localsOf } from './save-locals.ts';
import { WAITS_FOR } from './save-waits.ts';
import type { About } from './state/about.ts';
import type { AnyAskName } from './state/asks.ts';
import type { Choice } from './state/choice.ts';
import type { Game } from './state/game.ts';

function procedureOf(json: unknown): AnyProcedure<Game, Choice, About, AnyAskName> | null {
  if (!isRecord(json) || typeof json.proc !== 'string' || !Object.hasOwn(PROCEDURES, json.proc)) return null;
  return PROCEDURES[json.proc];
}

/** The initial values of a frame's locals; none for those that come from arguments. */
const specimen = (procedure: AnyProcedure<Game, Choice, About, AnyAskName>): Readonly<Record<string, unknown>> => ({
  ...procedure.enter({} as never),
});

/** Each frame of a known procedure, at one of its steps, with sound locals; asks at the top and only there. */
export function stackFaults(stack: readonly unknown[], players: number): readonly Fault[] {
  const faults: Fault[] = [];
  const locals = localsOf(players);
  let waiting = '';
  stack.forEach((json, i) => {
    const path = `position.stack[${i}]`;
    const procedure = procedureOf(json);
    if (!isRecord(json) || !procedure) {
      faults.push({ path, message: 'is no frame of a known procedure' });
      return;
    }
    const { at } = json;
    if (typeof at !== 'string' || !Object.hasOwn(procedure.steps, at)) {
      faults.push({ path: `${path}.at`, message: `unknown step of ${procedure.name}: ${String(at)}` });
      return;
    }
    if (i === 0 ? procedure.name !== 'game' : !(WAITS_FOR[waiting] ?? []).includes(procedure.name))
      faults.push({ path, message: `${procedure.name} has no place ${i === 0 ? 'at the bottom' : `above ${waiting}`}` });
    if (i === stack.length - 1 && typeof procedure.steps[at] === 'function') faults.push({ path: `${path}.at`, message: 'asks nobody' });
    waiting = `${procedure.name}/${at}`;
    for (const [field, born] of Object.entries(specimen(procedure))) {
      const value = json[field];
      const least = born === NONE || (procedure.name === 'roll' && field === 'pirate') ? NONE : 0;
      const own = `${procedure.name}.${field}`;
      const local = Object.hasOwn(locals, own) ? own : field;
      if (Object.hasOwn(locals, local)) locals[local](least)(value, `${path}.${field}`, faults);
      else if (!isLocal(value)) faults.push({ path: `${path}.${field}`, message: 'is missing or damaged' });
    }
  });
  return faults;
}
