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
