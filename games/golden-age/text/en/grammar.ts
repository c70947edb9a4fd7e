import { grouped } from '../grouped.ts';
import type { Language, StoryWords } from '../language.ts';
import { once } from '../once.ts';

const LISTS = {
  and: once(() => new Intl.ListFormat('en-GB', { type: 'conjunction' })),
  or: once(() => new Intl.ListFormat('en-GB', { type: 'disjunction' })),
};

export const money: Language['money'] = (amount) => grouped(amount, ',');
export const doubloons: Language['doubloons'] = (amount) => `${money(amount)}\u00a0d`;
export const plural = (count: number, singular: string, many = `${singular}s`): string => `${count} ${count === 1 ? singular : many}`;
/** `a planter`, `an English planter` */
export const a = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
/** `Combat +1, Speed +1` */
export const mended: StoryWords['mended'] = ({ combat, speed }) =>
  [combat > 0 ? `Combat +${combat}` : '', speed > 0 ? `Speed +${speed}` : ''].filter(Boolean).join(', ') || 'nothing to mend';
/** `a, b or c`. */
export const list: Language['list'] = (items, last) => LISTS[last]().format(items);
