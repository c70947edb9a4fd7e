/** The sections of the lab's page: for each variation a chart, and the same figures as a table. */
import type { FigureFormat, LabSection } from '@bb/command';
import type { GameTypes } from '@bb/kernel';
import type { Interval } from '@bb/search';
import type { ListedGame } from '../games.ts';
import { bars, binsOf, type Domain, domainOf, type Format, histogram, intervals, parts } from './charts.ts';
import { bestOf, type Figures, type Measure, type Result } from './figures.ts';
import type { LabWords } from './i18n/en.ts';

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

/** The colors of the variations, which repeat after the last. */
const TINTS = ['var(--red-text)', 'var(--navy)', 'var(--green)', 'var(--gold)'] as const;
export const tintOf = (variation: number): string => TINTS[variation % TINTS.length] ?? TINTS[0];
/** The colors of the parts of a bar. */
export const PART_TINTS = ['var(--red-text)', 'var(--navy)', 'var(--gold)', 'color-mix(in srgb, var(--ink) 16%, transparent)'];

/** All sections of the page, in order: those of any game, and those of the game's own lab. */
export function sectionsOf<T extends GameTypes>(
  { commands: { lab } }: ListedGame<T>,
  results: readonly (Result<T> & { readonly figures: Figures })[],
  measures: readonly Measure[],
  words: LabWords,
  language: string,
): readonly LabSection[] {
  type Id = keyof LabWords['sections'];
  const head = <I extends Id & keyof LabWords['about']>(id: I) => ({ id, title: words.sections[id], about: words.about[id] });
  const wins = (id: 'seats' | 'bots', of: (figures: Figures) => readonly (readonly [string, Interval])[]): LabSection => ({
    ...head(id),
    chart: 'intervals',
    figures: 'share',
    format: 'percent',
    limits: [0, 1],
    panels: results.map(({ variation, figures }) => ({
      rows: of(figures).map(([label, interval]) => ({ label, interval })),
      line: 1 / variation.options.players,
    })),
  });
  const lengths = (id: 'turns' | 'decisions' | 'best', of: (facts: Result['facts'][number]) => number): LabSection => ({
    ...head(id),
    chart: 'histogram',
    figures: 'share',
    panels: results.map(({ facts }) => facts.map(of)),
  });
  const endings = measures.filter(({ kind }) => kind === 'ending');
  return [
    wins('seats', ({ seats }) => seats.map((interval, seat) => [words.seat(seat), interval] as const)),
    ...(results.some(({ figures }) => Object.keys(figures.bots).length > 1) ? [wins('bots', ({ bots }) => Object.entries(bots))] : []),
    ...(lab?.sections(
      results.map(({ variation, facts, figures }) => ({ options: variation.options, facts, own: figures.own })),
      language,
    ) ?? []),
    ...(measures.some(({ kind }) => kind === 'turns') ? [lengths('turns', ({ turns }) => turns ?? 0)] : []),
    lengths('decisions', ({ decisions }) => decisions),
    lengths('best', bestOf),
    {
      ...head('endings'),
      chart: 'bars',
      figures: 'share',
      format: 'percent',
      panels: results.map(({ figures }) =>
        endings.map(({ name }) => {
          const ending = name.replace('ending: ', '');
          return { label: lab?.endingName(ending, language) ?? ending, value: figures.measures[name]?.estimate ?? 0 };
        }),
      ),
    },
  ];
}

/** Draws a section. @returns by variation: the panel; null if there are too few games */
export function panelsOf(section: LabSection, words: LabWords, formats: Formats): readonly (Panel | null)[] {
  const { count, percent } = formats;
  const named = (id: FigureFormat = 'percent') => ({
    format: formats[id],
    scale: id === 'percent' ? percent : id === 'signed' ? formats.plainSigned : formats.plain,
  });
  const title = (i: number): string => `${section.title}, ${roman(i)}`;
  const figures = section.figures ? words[section.figures] : '';
  switch (section.chart) {
    case 'intervals': {
      const { format, scale } = named(section.format);
      const [least, most] = section.limits ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
      const domain = domainOf(
        section.panels.flatMap(({ rows }) => rows),
        section.panels[0]?.line ?? 0,
        least,
        most,
      );
      const range = ({ low, high }: Interval): string => (Number.isFinite(high - low) ? words.to(format(low), format(high)) : '?');
      return section.panels.map(({ rows, line }, i) =>
        rows.every(({ interval }) => interval === null)
          ? null
          : {
              svg: intervals(title(i), rows, { domain, line, format, scale, tint: tintOf(i), none: words.none }),
              heads: ['', figures, words.interval],
              rows: rows.map(({ label, interval }) => [
                label,
                interval ? format(interval.estimate) : words.none,
                interval ? range(interval) : '',
              ]),
            },
      );
    }
    case 'bars': {
      const { format, scale } = named(section.format);
      const all = section.panels.flat();
      const used = new Set(all.flatMap(({ label, value }) => (value > 0 ? [label] : [])));
      const most = Math.max(...all.map(({ value }) => value));
      return section.panels.map((rows, i) => {
        const kept = rows.filter(({ label }) => used.has(label));
        return {
          svg: bars(title(i), kept, { most, format, scale, tint: tintOf(i) }),
          heads: ['', figures],
          rows: kept.map(({ label, value }) => [label, format(value)]),
        };
      });
    }
    case 'parts':
      return section.panels.map((rows, i) => ({
        svg: parts(title(i), rows, { format: percent, tints: PART_TINTS }),
        heads: ['', ...section.legend],
        rows: rows.map(({ label, parts: each }) => [label, ...each.map(percent)]),
      }));
    case 'histogram': {
      const all = section.panels.flat();
      const domain: Domain = [Math.min(...all), Math.max(...all) + 1];
      const most = Math.max(...section.panels.flatMap((values) => binsOf(values, domain).map(({ share }) => share)));
      return section.panels.map((values, i) => ({
        svg: histogram(title(i), values, {
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
      }));
    }
  }
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;
export const roman = (variation: number): string => ROMAN[variation] ?? String(variation + 1);
