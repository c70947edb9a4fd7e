/** All pairs of an item of the first list and one of the second. */
export const product = <A, B>(as: readonly A[], bs: readonly B[]): readonly (readonly [A, B])[] =>
  as.flatMap((a) => bs.map((b) => [a, b] as const));

/** @param options  what was given after each `--option` @returns all combinations of the given values: `length=standard,long` stands for two */
export const combinationsOf = (options: readonly string[]): readonly (readonly string[])[] =>
  options
    .map((text) => {
      const [name = '', values] = text.split('=', 2);
      return values === undefined ? [text] : values.split(',').map((value) => `${name}=${value}`);
    })
    .reduce<readonly (readonly string[])[]>((all, one) => product(all, one).map(([some, text]) => [...some, text]), [[]]);
