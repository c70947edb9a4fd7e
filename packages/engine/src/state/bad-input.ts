/** What came from outside does not have the form it must have. */
export class BadInput extends Error {
  /** Where: `choices[12].pirate`; empty for the whole. */
  readonly path: string;

  constructor(path: string, message: string) {
    super(path === '' ? message : `${path}: ${message}`);
    this.name = 'BadInput';
    this.path = path;
  }
}

/** A save that can't be opened. */
export class BadSave extends BadInput {
  constructor(path: string, message: string) {
    super(path, message);
    this.name = 'BadSave';
  }
}
