/** Input from outside that has the wrong form. */
export class BadInput extends Error {
  /** The place in the input, such as `choices[12].pirate`; empty for the whole. */
  readonly path: string;
  /** What is wrong there. */
  readonly fault: string;

  constructor(path: string, fault: string) {
    super(path === '' ? fault : `${path}: ${fault}`);
    this.name = 'BadInput';
    this.path = path;
    this.fault = fault;
  }
}
