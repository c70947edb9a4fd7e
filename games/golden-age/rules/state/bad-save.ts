import { BadInput } from '@bb/kernel';

/** A save that can't be opened. */
export class BadSave extends BadInput {
  constructor(path: string, message: string) {
    super(path, message);
    this.name = 'BadSave';
  }
}
