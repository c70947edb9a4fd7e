/** The lab's page: one HTML file that loads nothing else. */
import { readFileSync } from 'node:fs';
import { componentsOf, ENGINE_VERSION } from '@bb/golden-age/rules';
import { nonStandardOptions } from '@bb/golden-age/text';
import type { Interval } from '@bb/search';
import { type Result, timedIn } from './lab.ts';
import type { Locale } from './locale.ts';
import { STYLE } from './page-style.ts';
import { type Formats, formatsFor, type Panel, roman, type Section, sectionsOf, tintOf } from './sections.ts';
import { escaped } from './svg-charts.ts';
import { differenceOf, MEASURES, type Measure } from './variation-figures.ts';

const ROOT = new URL('../../../', import.meta.url);
const FONTS = [
  ['IM Fell English', 'im-fell-english-letters', 'normal', 'U+20-7E, U+A0, U+2013-2026'],
  ['IM Fell English', 'im-fell-english-accents', 'normal', 'U+A1-FF, U+152-153, U+178'],
  ['EB Garamond Variable', 'eb-garamond-base', 'normal', 'U+20-7E, U+A0, U+2013-2026, U+2212'],
  ['EB Garamond Variable', 'eb-garamond-accents', 'normal', 'U+A1-FF, U+152-153, U+178'],
] as const;

/** The fonts and colors of the web client. Dark colors follow the system, since this page has no theme switch. */
function houseStyle(): string {
  const faces = FONTS.map(([family, file, style, range]) => {
    const data = readFileSync(new URL(`apps/web/src/fonts/${file}.woff2`, ROOT)).toString('base64');
    return `@font-face{font-family:"${family}";font-style:${style};font-weight:400 800;src:url("data:font/woff2;base64,${data}") format("woff2");unicode-range:${range}}`;
  });
  const tokens = readFileSync(new URL('packages/table-kit/src/tokens.css', ROOT), 'utf8').replace(
    /:root\[data-theme="dark"\] (\{[^}]*\})/,
    '@media (prefers-color-scheme: dark) { :root $1 }',
  );
  return `${faces.join('\n')}\n${tokens}`;
}

function describe({ variation }: Result, { game, words }: Locale): string {
  const { options, bots } = variation;
  const { id } = componentsOf(options);
  const rules = nonStandardOptions(options, game);
  const names = [...new Set(bots)];
  const who = names.length === 1 ? (names[0] ?? '') : bots.join(', ');
  return [
    words.lab.players(options.players),
    who,
    rules.length === 0 ? words.lab.standard : rules.join(', '),
    ...(id === 'reconstructed' ? [] : [words.lab.set(id)]),
  ].join(' · ');
}

const mark = (variation: number): string => `<b class="mark" style="--tint:${tintOf(variation)}">${roman(variation)}</b>`;

const tableOf = ({ heads, rows }: Panel): string =>
  `<table><thead><tr>${heads.map((head) => `<th scope="col">${escaped(head)}</th>`).join('')}</tr></thead><tbody>${rows
    .map(
      ([label = '', ...cells]) =>
        `<tr><th scope="row">${escaped(label)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`;

function sectionOf(section: Section, results: readonly Result[], locale: Locale): string {
  const words = locale.words.lab;
  const figures = section.panels.map((panel, i) => {
    const result = results[i];
    const caption = results.length > 1 && result ? `<figcaption>${mark(i)} ${escaped(describe(result, locale))}</figcaption>` : '';
    if (!panel) return `<figure>${caption}<p class="none">${escaped(words.noneOf)}</p></figure>`;
    const name = escaped(`${words.asTable}: ${words.sections[section.id]}, ${roman(i)}`);
    return `<figure>${caption}${panel.svg}<details><summary aria-label="${name}">${escaped(words.asTable)}</summary>${tableOf(panel)}</details></figure>`;
  });
  const legend = section.legend.map(({ tint, label }) => `<li><i style="--tint:${tint}"></i>${escaped(label)}</li>`).join('');
  return `<section id="${section.id}"><h2>${escaped(words.sections[section.id])}</h2><p class="about">${escaped(section.about)}</p>${legend && `<ul class="legend">${legend}</ul>`}<div class="charts">${figures.join('')}</div></section>`;
}

const excludesZero = ({ low, high }: Interval): boolean => low > 0 || high < 0;

function glance(results: readonly Result[], locale: Locale, formats: Formats): string {
  const words = locale.words.lab;
  const formatOf = (measure: Measure) => (measure === 'beginnersWins' ? formats.percent : formats.one);
  const within = ({ low, high }: Interval, format: (n: number) => string): string =>
    Number.isFinite(high - low) ? `± ${format((high - low) / 2)}` : '';
  const cell = (measure: Measure, { facts, figures }: Result, i: number): string => {
    const format = formatOf(measure);
    const interval = figures.measures[measure];
    const own = `${format(interval.estimate)} <small>${within(interval, format)}</small>`;
    if (i === 0) return `<td>${own}</td>`;
    const difference = differenceOf(measure, facts, results[0]?.facts ?? []);
    const sign = difference.estimate > 0 ? '+' : '';
    return `<td>${own}<span class="${excludesZero(difference) ? 'sure' : 'unsure'}">${sign}${format(difference.estimate)} <small>${within(difference, format)}</small></span></td>`;
  };
  const rows = MEASURES.map(
    (measure) =>
      `<tr><th scope="row">${escaped(words.measures[measure])}</th>${results.map((result, i) => cell(measure, result, i)).join('')}</tr>`,
  );
  const heads = results.map((_, i) => `<th scope="col">${mark(i)}${i === 0 ? '' : ` <small>${escaped(words.againstFirst)}</small>`}</th>`);
  return `<section id="glance"><h2>${escaped(words.sections.glance)}</h2><p class="about">${escaped(results.length > 1 ? words.about.glance : words.about.glanceOfOne)}</p><div class="wide" role="region" tabindex="0" aria-label="${escaped(words.sections.glance)}"><table class="glance"><thead><tr><td></td>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`;
}

/** How many charts are put side by side if there is room: a last row of just one is avoided. */
const chartsPerRow = (variations: number): number => (variations === 2 || variations === 4 ? 2 : 3);

/** The whole page as HTML. @param seed the seed of all games, which the page names */
export function pageOf(results: readonly Result[], seed: string, locale: Locale): string {
  const words = locale.words.lab;
  const formats = formatsFor(locale.game.id);
  const sections = sectionsOf(results, locale, formats);
  const timed = timedIn(results);
  const games = results.reduce((sum, { facts }) => sum + facts.length, 0);
  const variations = results.map(
    (result, i) =>
      `<li>${mark(i)} <span>${escaped(describe(result, locale))} <small>${escaped(words.games(formats.count(result.facts.length)))}</small></span></li>`,
  );
  const contents = ['glance' as const, ...sections.map(({ id }) => id)].map(
    (id) => `<li><a href="#${id}">${escaped(words.sections[id])}</a></li>`,
  );
  return `<!doctype html>
<html lang="${locale.game.id}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Blackbeard: ${escaped(words.title)}</title>
<style>${houseStyle()}${STYLE}</style>
</head>
<body>
<main class="${results.length > 1 ? 'several' : 'single'}" style="--abreast:${chartsPerRow(results.length)}">
<header><p class="game">Blackbeard</p><h1>${escaped(words.title)}</h1><p class="lead">${escaped(words.lead(formats.count(games), seed, ENGINE_VERSION))}</p></header>
<div class="top">
<section class="played"><h2>${escaped(words.variations)}</h2><ol>${variations.join('')}</ol><p class="about">${escaped([words.about.method, ...(timed.length > 0 ? [words.timed(locale.game.list(timed, 'and'))] : [])].join(' '))}</p></section>
<nav aria-label="${escaped(words.contents)}"><ul>${contents.join('')}</ul></nav>
</div>
${glance(results, locale, formats)}
<div class="all">
${sections.map((section) => sectionOf(section, results, locale)).join('\n')}
</div>
</main>
</body>
</html>
`;
}
