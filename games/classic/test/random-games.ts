/** How many games the tests over random games play. `BB_GAMES` sets it. */
export const WANTED = Number(process.env.BB_GAMES ?? 0);
export const TIMEOUT_MS = WANTED === 0 ? 120_000 : 24 * 3_600_000;
/** @returns the number of games for each of a number of tests: `BB_GAMES` in all, or the test's own small number */
export const gamesFor = (tests: number, byDefault: number): number => (WANTED > 0 ? Math.ceil(WANTED / tests) : byDefault);
