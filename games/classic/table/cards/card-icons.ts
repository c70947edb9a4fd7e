import type { IconName } from '@bb/table-kit/icons.ts';
import type { Field, Line } from './card-text.ts';

/** What stands for the fields of a card where there is room for no more. */
export const FIELD_ICONS: Readonly<Record<Field, IconName>> = {
  nextPlayer: 'dice-six-faces-five',
  randomEvent: 'volcano',
  station: 'anchor',
  search: 'spyglass',
  manifest: 'scroll-unfurled',
  hostage: 'prisoner',
  homePort: 'castle',
  wound: 'crossed-sabres',
};

/** The same for the events of its line. */
export const LINE_ICONS: Readonly<Record<Exclude<Line, number>, IconName>> = {
  'random-event': 'volcano',
  'move-warships': 'cannon',
  'warship-intercepts': 'crossed-sabres',
  'new-merchant': 'galleon',
  'two-merchants': 'galleon',
  'remove-even': 'anchor',
  'remove-odd': 'anchor',
};
