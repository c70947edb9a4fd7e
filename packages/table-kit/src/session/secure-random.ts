/** A random integer from 0 to `count` − 1, all equally likely, from the browser's cryptographic generator. */
export function randomBelow(count: number): number {
  const words = new Uint32Array(1);
  const limit = Math.floor(2 ** 32 / count) * count;
  let word = limit;
  while (word >= limit) word = crypto.getRandomValues(words)[0] ?? 0;
  return word % count;
}
