export const cards = {
  die: (value: number): string => String(value),
  dieNotThrown: 'noch nicht geworfen',
};
