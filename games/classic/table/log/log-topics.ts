/** What the log can be filtered by. The texts give the order of the list. */
export const TOPICS = [
  'course',
  'voyages',
  'battles',
  'merchants',
  'ports',
  'money',
  'crew',
  'pirates',
  'alliances',
  'king',
  'cards',
  'weather',
] as const;
export type Topic = (typeof TOPICS)[number];
