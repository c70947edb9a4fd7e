/** Input from outside that has the wrong form. */
export class BadInput extends Error {
  /** The place in the input, such as `choices[12].pirate`; empty for the whole. */
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
