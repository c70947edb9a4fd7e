/** The filters of the log. */
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
