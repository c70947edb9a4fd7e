export const cards = {
  die: (value: number): string => String(value),
  dieNotThrown: 'pas encore lancé',
};
