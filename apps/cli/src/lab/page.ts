/** The lab's page: one HTML file that loads nothing else. */
import { readFileSync } from 'node:fs';
import type { LabSection } from '@bb/command';
import type { GameTypes } from '@bb/kernel';
import type { Interval } from '@bb/search';
import type { ListedGame } from '../games.ts';
import { escaped } from './charts.ts';
import type { Figures, Measure, Result } from './figures.ts';
import { STYLE } from './page-style.ts';
import { formatsFor, PART_TINTS, type Panel, panelsOf, roman, sectionsOf, tintOf } from './sections.ts';
import { labWords } from './words.ts';

const ROOT = new URL('../../../../', import.meta.url);
const FONTS = [
  ['IM Fell English', 'im-fell-english-letters', 'normal', 'U+20-2F, U+3A-7E, U+A0, U+2013-2026'],
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

const mark = (variation: number): string => `<b class="mark" style="--tint:${tintOf(variation)}">${roman(variation)}</b>`;

const tableOf = ({ heads, rows }: Panel): string =>
  `<table><thead><tr>${heads.map((head) => `<th scope="col">${escaped(head)}</th>`).join('')}</tr></thead><tbody>${rows
    .map(
      ([label = '', ...cells]) =>
        `<tr><th scope="row">${escaped(label)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`;

const excludesZero = ({ low, high }: Interval): boolean => low > 0 || high < 0;

/** How many charts are put side by side if there is room: a last row of just one is avoided. */
const chartsPerRow = (variations: number): number => (variations === 2 || variations === 4 ? 2 : 3);

/** The whole page as HTML. @param seed the seed of all games, which the page names. @throws BadUsage if there is no such language */
export function pageOf<T extends GameTypes>(
  listed: ListedGame<T>,
  results: readonly (Result<T> & { readonly figures: Figures })[],
  measures: readonly Measure[],
  { seed, timed, language }: { readonly seed: string; readonly timed: readonly string[]; readonly language: string },
): string {
  const { game, commands } = listed;
  const words = labWords(language);
  const formats = formatsFor(language);
  const sections = sectionsOf(listed, results, measures, words, language);
  const games = results.reduce((sum, { facts }) => sum + facts.length, 0);

  function describe({ variation: { options, bots, typed } }: Result<T>): string {
    const names = [...new Set(bots)];
    const rules = commands.lab?.rules(options, language) ?? typed;
    const who = names.length === 1 ? (names[0] ?? '') : bots.join(', ');
    return [words.players(options.players), who, rules.length === 0 ? words.standard : rules.join(', ')].join(' · ');
  }

  function nameOf({ name, kind }: Measure): string {
    const own = commands.lab?.measureName(kind === 'own' ? name : kind, language);
    if (own) return own;
    if (kind === 'best' || kind === 'mean' || kind === 'lead') return words.measures[kind](commands.scoreName);
    return kind === 'turns' || kind === 'decisions' ? words.measures[kind] : name;
  }

  function sectionOf(section: LabSection): string {
    const figures = panelsOf(section, words, formats).map((panel, i) => {
      const result = results[i];
      const caption = results.length > 1 && result ? `<figcaption>${mark(i)} ${escaped(describe(result))}</figcaption>` : '';
      if (!panel) return `<figure>${caption}<p class="none">${escaped(words.noneOf)}</p></figure>`;
      const name = escaped(`${words.asTable}: ${section.title}, ${roman(i)}`);
      return `<figure>${caption}${panel.svg}<details><summary aria-label="${name}">${escaped(words.asTable)}</summary>${tableOf(panel)}</details></figure>`;
    });
    const names = section.chart === 'parts' ? section.legend : [];
    const legend = names.map((label, i) => `<li><i style="--tint:${PART_TINTS[i]}"></i>${escaped(label)}</li>`).join('');
    return `<section id="${section.id}"><h2>${escaped(section.title)}</h2><p class="about">${escaped(section.about)}</p>${legend && `<ul class="legend">${legend}</ul>`}<div class="charts">${figures.join('')}</div></section>`;
  }

  /** A table of measures, with the differences from the first variation. */
  function comparison(id: 'glance' | 'events', shown: readonly Measure[]): string {
    const title = escaped(words.sections[id]);
    const about = id === 'glance' && results.length === 1 ? words.about.glanceOfOne : words.about[id];
    const within = ({ low, high }: Interval, format: (n: number) => string): string =>
      Number.isFinite(high - low) ? `± ${format((high - low) / 2)}` : '';
    const cell = ({ name, isShare }: Measure, { measures: own, differences }: Figures): string => {
      const format = isShare ? formats.percent : formats.one;
      const [figure, difference] = [own[name], differences?.[name]];
      if (!figure) return '<td></td>';
      const value = `${format(figure.estimate)} <small>${within(figure, format)}</small>`;
      if (!difference) return `<td>${value}</td>`;
      const sign = difference.estimate > 0 ? '+' : '';
      return `<td>${value}<span class="${excludesZero(difference) ? 'sure' : 'unsure'}">${sign}${format(difference.estimate)} <small>${within(difference, format)}</small></span></td>`;
    };
    const rows = shown.map(
      (measure) =>
        `<tr><th scope="row">${escaped(nameOf(measure))}</th>${results.map(({ figures }) => cell(measure, figures)).join('')}</tr>`,
    );
    const heads = results.map(
      (_, i) => `<th scope="col">${mark(i)}${i === 0 ? '' : ` <small>${escaped(words.againstFirst)}</small>`}</th>`,
    );
    return `<section id="${id}"><h2>${title}</h2><p class="about">${escaped(about)}</p><div class="wide" role="region" tabindex="0" aria-label="${title}"><table class="glance"><thead><tr><td></td>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`;
  }

  const variations = results.map(
    (result, i) =>
      `<li>${mark(i)} <span>${escaped(describe(result))} <small>${escaped(words.games(formats.count(result.facts.length)))}</small></span></li>`,
  );
  const listedSections = [{ id: 'glance', title: words.sections.glance }, ...sections, { id: 'events', title: words.sections.events }];
  const contents = listedSections.map(({ id, title }) => `<li><a href="#${id}">${escaped(title)}</a></li>`);
  const glance = measures.filter(({ kind }) => kind !== 'ending' && kind !== 'event');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Blackbeard: ${escaped(words.title)}</title>
<style>${houseStyle()}${STYLE}</style>
</head>
<body>
<main class="${results.length > 1 ? 'several' : 'single'}" style="--abreast:${chartsPerRow(results.length)}">
<header><p class="game">Blackbeard</p><h1>${escaped(words.title)}</h1><p class="lead">${escaped(words.lead(formats.count(games), seed, `${game.id} ${game.version}`))}</p></header>
<div class="top">
<section class="played"><h2>${escaped(words.variations)}</h2><ol>${variations.join('')}</ol><p class="about">${escaped([words.about.method, ...(timed.length > 0 ? [words.timed(timed.join(', '))] : [])].join(' '))}</p></section>
<nav aria-label="${escaped(words.contents)}"><ul>${contents.join('')}</ul></nav>
</div>
${comparison('glance', glance)}
<div class="all">
${sections.map(sectionOf).join('\n')}
</div>
${comparison(
  'events',
  measures.filter(({ kind }) => kind === 'event'),
)}
</main>
</body>
</html>
`;
}
