import type { EventOf } from '@bb/golden-age/rules';

const needed: Readonly<Record<EventOf<'tested'>['needed'], (figure: number) => string>> = {
  atLeast: (figure) => `nötig: ${figure} oder mehr`,
  above: (figure) => `nötig: mehr als ${figure}`,
  atMost: (figure) => `nötig: ${figure} oder weniger`,
  below: (figure) => `nötig: weniger als ${figure}`,
};

export const animation = {
  needed,
};
