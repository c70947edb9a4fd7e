import type { EventOf } from '@bb/golden-age/rules';

const needed: Readonly<Record<EventOf<'tested'>['needed'], (figure: number) => string>> = {
  atLeast: (figure) => `needs ${figure} or more`,
  above: (figure) => `needs more than ${figure}`,
  atMost: (figure) => `needs ${figure} or less`,
  below: (figure) => `needs less than ${figure}`,
};

export const animation = {
  needed,
};
