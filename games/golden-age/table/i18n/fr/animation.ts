import type { EventOf } from '@bb/golden-age/rules';

const needed: Readonly<Record<EventOf<'tested'>['needed'], (figure: number) => string>> = {
  atLeast: (figure) => `il faut ${figure} ou plus`,
  above: (figure) => `il faut plus de ${figure}`,
  atMost: (figure) => `il faut ${figure} ou moins`,
  below: (figure) => `il faut moins de ${figure}`,
};

export const animation = {
  needed,
};
