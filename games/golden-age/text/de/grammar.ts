import { grouped } from '../grouped.ts';
import type { Language, StoryWords } from '../language.ts';
import { once } from '../once.ts';

const pluralRules = once(() => new Intl.PluralRules('de'));
const LISTS = {
  and: once(() => new Intl.ListFormat('de', { type: 'conjunction' })),
  or: once(() => new Intl.ListFormat('de', { type: 'disjunction' })),
};

export const money: Language['money'] = (amount) => grouped(amount, '.');
export const doubloons: Language['doubloons'] = (amount) => `${money(amount)}\u00a0D`;
export const plural = (count: number, singular: string, many: string): string =>
  `${count} ${pluralRules().select(count) === 'one' ? singular : many}`;
export const cards = (count: number): string => plural(count, 'Karte', 'Karten');
export const pirates = (count: number): string => plural(count, 'Pirat', 'Piraten');
export const holds = (count: number): string => plural(count, 'Laderaum', 'Laderäume');
export const list: Language['list'] = (items, last) => LISTS[last]().format(items);
const isSibilant = (name: string): boolean => /(?:[sxzß]|ce)$/i.test(name);
/** The genitive of a name, before its noun: `Teachs`, `Roberts’`. */
export const s = (name: string): string => (isSibilant(name) ? `${name}’` : `${name}s`);
/** A noun and its owner: `Arlos Kommissar`, `der Kommissar von Spieler 3`, since a figure takes no genitive. */
export const of = (owner: string, article: string, noun: string): string =>
  /\d$/.test(owner) ? `${article} ${noun} von ${owner}` : `${s(owner)} ${noun}`;
/** `Kampf +1, Tempo +1` */
export const mended: StoryWords['mended'] = ({ combat, speed }) =>
  [combat > 0 ? `Kampf +${combat}` : '', speed > 0 ? `Tempo +${speed}` : ''].filter(Boolean).join(', ') || 'nichts auszubessern';
