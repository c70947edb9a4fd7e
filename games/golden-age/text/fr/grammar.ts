import { grouped } from '../grouped.ts';
import type { Language, StoryWords } from '../language.ts';
import { once } from '../once.ts';

const pluralRules = once(() => new Intl.PluralRules('fr'));
const LISTS = {
  and: once(() => new Intl.ListFormat('fr', { type: 'conjunction' })),
  or: once(() => new Intl.ListFormat('fr', { type: 'disjunction' })),
};

export const money: Language['money'] = (amount) => grouped(amount, '\u202f');
export const doubloons: Language['doubloons'] = (amount) => `${money(amount)}\u00a0d`;
export const plural = (count: number, singular: string, many: string): string =>
  `${count} ${pluralRules().select(count) === 'one' ? singular : many}`;
export const cartes = (count: number): string => plural(count, 'carte', 'cartes');
export const cales = (count: number): string => plural(count, 'cale', 'cales');
export const degats = (hits: number, track: string): string => plural(hits, `dégât en ${track}`, `dégâts en ${track}`);
export const list: Language['list'] = (items, last) => LISTS[last]().format(items);
/** `Combat +1, Vitesse +1` */
export const mended: StoryWords['mended'] = ({ combat, speed }) =>
  [combat > 0 ? `Combat +${combat}` : '', speed > 0 ? `Vitesse +${speed}` : ''].filter(Boolean).join(', ') || 'rien à réparer';
