export const cards = {
  die: (value: number): string => String(value),
  dieNotThrown: 'not thrown yet',
};
