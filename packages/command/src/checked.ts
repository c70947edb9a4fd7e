import { BadInput } from '@bb/kernel';
import { Failure } from './usage.ts';

/** @throws Failure that names the file and the fault */
export function checked<R>(file: string, work: () => R): R {
  try {
    return work();
  } catch (error) {
    throw error instanceof BadInput ? new Failure(`${file}: ${error.message}`) : error;
  }
}
