import { grouped } from '../grouped.ts';
import type { Language } from '../language.ts';
import { once } from '../once.ts';

const pluralRules = once(() => new Intl.PluralRules('fr'));
const LISTS = {
  and: once(() => new Intl.ListFormat('fr', { type: 'conjunction' })),
  or: once(() => new Intl.ListFormat('fr', { type: 'disjunction' })),
};

export const money: Language['money'] = (amount) => grouped(amount, '\u202f');
export const doubloons: Language['doubloons'] = (amount) => `${money(amount)}\u00a0d`;
export const plural = (count: number, one: string, many: string): string =>
  `${count} ${pluralRules().select(count) === 'one' ? one : many}`;
export const cartes = (count: number): string => plural(count, 'carte', 'cartes');
export const cales = (count: number): string => plural(count, 'cale', 'cales');
export const degats = (hits: number, track: string): string => plural(hits, `dégât en ${track}`, `dégâts en ${track}`);
export const list: Language['list'] = (items, last) => LISTS[last]().format(items);
/** `de Teach`, `d’Avery` */
export const de = (name: string): string => (/^[aeiouàâéèêëîïôù]/i.test(name) ? `d’${name}` : `de ${name}`);
