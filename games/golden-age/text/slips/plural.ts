/** `1 port`, `3 ports`. The counts of these sentences are 1 or more. A copy, so that the chunk of the analysis does not share one with the table. */
export const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
