import type { Fault } from '@bb/kernel/check';
import { readJson } from './read-json.ts';
import type { Terminal } from './terminal.ts';
import { Failure } from './usage.ts';

/** Lists every fault of the component set in a file and where it is. @param asJson  a line of JSON for each @throws Failure if there is any */
export function checkComponents(file: string, faultsOf: (json: unknown) => readonly Fault[], asJson: boolean, io: Terminal): void {
  const faults = faultsOf(readJson(file));
  if (asJson) {
    for (const fault of faults) io.out(JSON.stringify({ type: 'fault', file, ...fault }));
    io.out(JSON.stringify({ type: 'file', file, ok: faults.length === 0, faults: faults.length }));
  } else {
    for (const { path, message } of faults) io.out(path === '' ? message : `${path}: ${message}`);
    if (faults.length === 0) io.out(`OK  ${file}: a valid component set`);
  }
  if (faults.length > 0) throw new Failure(`${file}: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`);
}
