/** The sections of the lab's page: for each variation a chart, and the same figures as a table. */
import { type GameOptions, PIRATE_NAMES, type PirateId, tablesFor } from '@bb/golden-age/rules';
import { namesFor } from '@bb/golden-age/text';
import type { Interval } from '@bb/search';
import { FATES } from './facts.ts';
import type { Result } from './lab.ts';
import type { Locale } from './locale.ts';
import {
  bars,
  binsOf,
  type Domain,
  domainOf,
  type Format,
  histogram,
  type IntervalRow,
  intervals,
  type NumberRow,
  parts,
} from './svg-charts.ts';
import { type CardFigures, MEASURE, type Measure } from './variation-figures.ts';

export interface Formats {
  /** Whole numbers. */
  readonly count: Format;
  /** One digit after the point, and two. */
  readonly one: Format;
  readonly two: Format;
  /** Formats a share from 0 to 1. */
  readonly percent: Format;
  /** One digit after the point, with + or −. */
  readonly signed: Format;
  /** For axes: as few digits as possible. */
  readonly plain: Format;
  readonly plainSigned: Format;
}

/** Formats numbers as the language writes them. */
export function formatsFor(language: string): Formats {
  const format = (options: Intl.NumberFormatOptions): Format => {
    const numbers = new Intl.NumberFormat(language, options);
    return (value) => numbers.format(value).replace('-', '−');
  };
  const digits = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });
  const percent = format({ maximumFractionDigits: 0 });
  return {
    count: format({ maximumFractionDigits: 0 }),
    one: format(digits(1)),
    two: format(digits(2)),
    percent: (share) => `${percent(100 * share)} %`,
    signed: format({ ...digits(1), signDisplay: 'exceptZero' }),
    plain: format({ maximumFractionDigits: 2 }),
    plainSigned: format({ maximumFractionDigits: 2, signDisplay: 'exceptZero' }),
  };
}

/** A chart with its table, for one variation. */
export interface Panel {
  readonly svg: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Section {
  readonly id: keyof Locale['words']['lab']['sections'];
  readonly about: string;
  /** What the colors of a stacked bar mean. */
  readonly legend: readonly { readonly tint: string; readonly label: string }[];
  /** By variation; null if there are too few games. */
  readonly panels: readonly (Panel | null)[];
}

/** The colors of the variations, which repeat after the last. */
const TINTS = ['var(--red-text)', 'var(--navy)', 'var(--green)', 'var(--gold)'] as const;
export const tintOf = (variation: number): string => TINTS[variation % TINTS.length] ?? TINTS[0];
const USE_TINTS = ['var(--red-text)', 'var(--navy)', 'var(--gold)', 'color-mix(in srgb, var(--ink) 16%, transparent)'];

/** A pirate who came into play in fewer games gets no interval. */
const MIN_GAMES = 5;

const pirateNames = (options: GameOptions, { game }: Locale): readonly string[] => {
  const names = namesFor(tablesFor(options), [], game);
  return PIRATE_NAMES.map((_, id) => names.pirate(id as PirateId));
};

/** All sections of the page, in order. */
export function sectionsOf(results: readonly Result[], locale: Locale, formats: Formats): readonly Section[] {
  const words = locale.words.lab;
  const { one, two, percent, signed, count, plain, plainSigned } = formats;
  const scaleOf = (format: Format): Format => (format === percent ? percent : format === signed ? plainSigned : plain);
  const title = (id: Section['id'], i: number): string => `${words.sections[id]}, ${roman(i)}`;

  /**
   * A section of estimates with their intervals.
   * @param lineOf the value at which a line is drawn to compare with
   * @param head the heading of the estimates in the table
   */
  const ofIntervals = (
    id: Section['id'],
    about: string,
    rowsOf: (result: Result) => readonly IntervalRow[],
    format: Format,
    lineOf: (result: Result) => number | null,
    head: string,
    [least, most]: Domain = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
  ): Section => {
    const all = results.map(rowsOf);
    const line = results.map(lineOf);
    const domain = domainOf(all.flat(), line[0] ?? 0, least, most);
    return {
      id,
      about,
      legend: [],
      panels: all.map((rows, i) =>
        rows.every(({ interval }) => interval === null)
          ? null
          : {
              svg: intervals(title(id, i), rows, {
                domain,
                line: line[i] ?? null,
                format,
                scale: scaleOf(format),
                tint: tintOf(i),
                none: words.none,
              }),
              heads: ['', head, words.interval],
              rows: rows.map(({ label, interval }) => [
                label,
                interval ? format(interval.estimate) : words.none,
                interval ? range(interval, format) : '',
              ]),
            },
      ),
    };
  };
  const range = ({ low, high }: Interval, format: Format): string =>
    Number.isFinite(high - low) ? words.to(format(low), format(high)) : '?';
  const shares = (id: 'order' | 'seats', label: (i: number) => string): Section =>
    ofIntervals(
      id,
      words.about[id],
      ({ figures }) => figures[id].map((interval, i) => ({ label: label(i), interval })),
      percent,
      ({ variation }) => 1 / variation.options.players,
      words.share,
      [0, 1],
    );
  const ofPirates = (id: 'pirateWins' | 'pirateVp', of: (pirate: Result['figures']['pirates'][number]) => Interval): Section => {
    const [first] = results;
    const worth = new Map(first?.figures.pirates.map((figures) => [figures.pirate, of(figures).estimate]));
    return ofIntervals(
      id,
      words.about[id],
      ({ variation, figures }) => {
        const names = pirateNames(variation.options, locale);
        return [...figures.pirates]
          .sort((a, b) => (worth.get(b.pirate) ?? 0) - (worth.get(a.pirate) ?? 0))
          .map((one) => ({
            label: names[PIRATE_NAMES.indexOf(one.pirate)] ?? one.pirate,
            interval: one.games < MIN_GAMES ? null : of(one),
          }));
      },
      id === 'pirateWins' ? percent : one,
      ({ variation }) => (id === 'pirateWins' ? 1 / variation.options.players : null),
      id === 'pirateWins' ? words.share : words.mean,
      id === 'pirateWins' ? [0, 1] : [0, Number.POSITIVE_INFINITY],
    );
  };
  const ofCards = (id: 'had' | 'played' | 'suffered', shown: (card: CardFigures) => boolean): Section => {
    const worth = new Map(results[0]?.figures.cards.map((card) => [card.title, card[id]?.estimate ?? Number.NEGATIVE_INFINITY]));
    return ofIntervals(
      id,
      words.about[id],
      ({ figures }) =>
        figures.cards
          .filter(shown)
          .sort((a, b) => (worth.get(b.title) ?? 0) - (worth.get(a.title) ?? 0))
          .map((card) => ({ label: locale.game.cards[card.title].title, interval: card[id] })),
      signed,
      () => 0,
      words.difference,
    );
  };
  const ofNumbers = (id: 'fates' | 'endings', rowsOf: (result: Result) => readonly NumberRow[], format: Format, head: string): Section => {
    const all = results.map(rowsOf);
    const used = new Set(all.flatMap((rows) => rows.filter(({ value }) => value > 0).map(({ label }) => label)));
    const most = Math.max(...all.flat().map(({ value }) => value));
    return {
      id,
      about: words.about[id],
      legend: [],
      panels: all.map((rows, i) => {
        const kept = rows.filter(({ label }) => used.has(label));
        return {
          svg: bars(title(id, i), kept, { most, format, scale: scaleOf(format), tint: tintOf(i) }),
          heads: ['', head],
          rows: kept.map(({ label, value }) => [label, format(value)]),
        };
      }),
    };
  };
  const ofLength = (id: 'turns' | 'decisions' | 'winnersVp'): Section => {
    const measure: Measure = id;
    const all = results.map(({ facts }) => facts.map(MEASURE[measure]));
    const domain: Domain = [Math.min(...all.flat()), Math.max(...all.flat()) + 1];
    const most = Math.max(...all.flatMap((values) => binsOf(values, domain).map(({ share }) => share)));
    return {
      id,
      about: words.about[id],
      legend: [],
      panels: all.map((values, i) => ({
        svg: histogram(title(id, i), values, {
          domain,
          most,
          format: percent,
          count,
          tint: tintOf(i),
          median: (value) => words.median(count(value)),
        }),
        heads: [words.number, words.share],
        rows: binsOf(values, domain)
          .filter(({ share }) => share > 0)
          .map(({ from, to, share }) => [from === to - 1 ? count(from) : `${count(from)}–${count(to - 1)}`, percent(share)]),
      })),
    };
  };
  const uses = (['event', 'actions', 'thrown', 'left'] as const).map((use, i) => ({
    use,
    tint: USE_TINTS[i] ?? 'var(--ink)',
    label: words.uses[use],
  }));
  const usesSection: Section = {
    id: 'uses',
    about: words.about.uses,
    legend: uses,
    panels: results.map(({ figures }, i) => {
      const rows = figures.cards
        .filter(({ kept }) => kept)
        .map((card) => ({ label: locale.game.cards[card.title].title, parts: uses.map(({ use }) => card.uses[use]) }));
      return {
        svg: parts(title('uses', i), rows, { format: percent, tints: USE_TINTS }),
        heads: ['', ...uses.map(({ label }) => label)],
        rows: rows.map(({ label, parts: each }) => [label, ...each.map(percent)]),
      };
    }),
  };
  const severalBots = results.some(({ figures }) => figures.bots.length > 1);
  return [
    shares('order', words.place),
    shares('seats', words.seat),
    ...(severalBots
      ? [
          ofIntervals(
            'bots',
            words.about.bots,
            ({ figures }) => figures.bots.map(({ bot, wins }) => ({ label: bot, interval: wins })),
            percent,
            ({ variation }) => 1 / variation.options.players,
            words.share,
            [0, 1],
          ),
        ]
      : []),
    ofPirates('pirateWins', ({ wins }) => wins),
    ofPirates('pirateVp', ({ vp }) => vp),
    ofCards('had', () => true),
    ofCards('played', ({ kept }) => kept),
    ofCards(
      'suffered',
      ({ suffered, title: name }) =>
        suffered !== null || results.some(({ figures }) => figures.cards.some((card) => card.title === name && card.suffered !== null)),
    ),
    usesSection,
    ofNumbers('fates', ({ figures }) => FATES.map((fate) => ({ label: words.fates[fate], value: figures.fates[fate] })), two, words.number),
    ofLength('turns'),
    ofLength('decisions'),
    ofLength('winnersVp'),
    ofNumbers(
      'endings',
      ({ figures }) =>
        (Object.keys(words.endings) as (keyof typeof words.endings)[]).map((ending) => ({
          label: words.endings[ending],
          value: (figures.endings[ending] ?? 0) / figures.games,
        })),
      percent,
      words.share,
    ),
  ];
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;
export const roman = (variation: number): string => ROMAN[variation] ?? String(variation + 1);
