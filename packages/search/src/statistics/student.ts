/** Student's t distribution, for whole degrees of freedom. */

/** The chance that |T| is below |t|, by the finite series of Abramowitz and Stegun, 26.7.3 and 26.7.4. */
function within(t: number, degrees: number): number {
  const angle = Math.atan(Math.abs(t) / Math.sqrt(degrees));
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const odd = degrees % 2 === 1;
  let term = odd ? cos : 1;
  let sum = degrees === 1 ? 0 : term;
  for (let i = odd ? 3 : 2; i < degrees; i += 2) {
    term *= ((i - 1) / i) * cos * cos;
    sum += term;
    if (term < Number.EPSILON * sum) break;
  }
  return odd ? (2 / Math.PI) * (angle + sin * sum) : sin * sum;
}

/** The two-sided p-value: how likely |T| is at least |t|. */
export const twoSided = (t: number, degrees: number): number => Math.max(0, 1 - within(t, degrees));

const BISECTIONS = 60;

/** The t below which |T| lies with the chance `level`. */
export function criticalT(level: number, degrees: number): number {
  let [low, high] = [0, 2];
  while (within(high, degrees) < level) high *= 2;
  for (let i = 0; i < BISECTIONS; i++) {
    const middle = (low + high) / 2;
    if (within(middle, degrees) < level) low = middle;
    else high = middle;
  }
  return high;
}
