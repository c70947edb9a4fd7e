import type { IconName } from '../board/icons.ts';

/** The pictures of a die's faces, 1 first. */
export const FACES: readonly IconName[] = [
  'dice-six-faces-one',
  'dice-six-faces-two',
  'dice-six-faces-three',
  'dice-six-faces-four',
  'dice-six-faces-five',
  'dice-six-faces-six',
];
export const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
