/** Writes the chronicle to a self-contained page, ready to print. */
import { type ChartLine, chartOf, dashOf, HEIGHT, WIDTH } from '../../chart.ts';
import { glyphOf } from '../../seat-glyphs.ts';
import type { Chronicle } from './chronicle.ts';

/** The seats' colors in print. */
const INKS = ['#8e1c22', '#1f3f6b', '#2f6444', '#6a3a7c', '#8a5a14', '#0f7480', '#b04176', '#2b2622', '#5f6a14', '#4060c8'] as const;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `
:root { color-scheme: light; }
body { max-width: 38rem; margin: 0 auto; padding: 3rem 1.5rem 5rem; background: #f4e8cb; color: #2a1b0e; font: 1.125rem/1.5 "EB Garamond", "Iowan Old Style", Garamond, Georgia, serif; hyphens: auto; }
h1, h2 { font-family: "IM Fell English", "EB Garamond", Garamond, Georgia, serif; font-weight: 400; text-align: center; }
h1 { margin: 0; font-size: 2.6rem; line-height: 1.1; }
h2 { margin: 3.5rem 0 0; font-size: 1.6rem; }
.years, .date, .argument { text-align: center; font-style: italic; }
.years { margin: .6rem 0 2rem; padding-bottom: 1.6rem; border-bottom: 3px double #9a7a48; }
.date { margin: 0; color: #5d4325; font-variant: small-caps; font-style: normal; letter-spacing: .04em; }
.argument { margin: .3rem auto 1.4rem; max-width: 30rem; color: #5d4325; }
p.entry { margin: 0; text-indent: 1.4em; text-align: justify; }
p.entry b { font-variant: small-caps; font-weight: 400; letter-spacing: .02em; }
p.first { text-indent: 0; }
p.first::first-letter { float: left; padding: .05em .09em 0 0; color: #8e1c22; font: 3.35em/.8 "IM Fell English", "EB Garamond", Garamond, Georgia, serif; }
.end { margin-top: 3.5rem; padding-top: 1.6rem; border-top: 3px double #9a7a48; text-align: center; }
.end p { margin: .2rem 0; }
figure { margin: 2.5rem 0 0; text-align: center; }
svg { width: 100%; }
svg text { font: 13px "EB Garamond", Garamond, Georgia, serif; }
@media print { @page { margin: 20mm 18mm; } body { max-width: none; padding: 0; background: none; font-size: 11pt; } h2, .date, .argument { break-after: avoid; } p.entry { orphans: 3; widows: 3; } figure, .end { break-inside: avoid; } }
`;

function chartFigure(caption: string, lines: readonly ChartLine[]): string {
  const { gridLines, lines: drawn, right, x } = chartOf(lines, true);
  const inkOf = (seat: number): string => INKS[seat % INKS.length] ?? INKS[0];
  const grid = gridLines.map(
    ({ y, value }) =>
      `<path d="M${x(0)} ${y}H${right}" stroke="#9a7a48" stroke-opacity=".5"/><text x="${x(0) - 6}" y="${y + 4}" text-anchor="end">${value}</text>`,
  );
  const curves = drawn.map(
    ({ seat, points, end: [endX, endY], label }, i) =>
      `<polyline points="${points}" fill="none" stroke="${inkOf(seat)}" stroke-width="2.5" stroke-dasharray="${dashOf({ seat })}"/><path d="M${endX + 4} ${endY}L${endX + 12} ${label}" stroke="#9a7a48"/><text x="${endX + 15}" y="${label + 4.5}">${glyphOf(seat)} ${escaped(lines[i]?.name ?? '')}</text>`,
  );
  return `<figure><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(caption)}">${grid.join('')}${curves.join('')}</svg><figcaption>${escaped(caption)}</figcaption></figure>`;
}

/** A font embedded in the page. */
export interface PageFont {
  readonly family: string;
  /** A `data:` URL. */
  readonly source: string;
}

interface PageParts {
  /** The language of the text, for `lang`. */
  readonly language: string;
  /** The caption of the chart at the end. */
  readonly caption: string;
  readonly lines: readonly ChartLine[];
  readonly fonts: readonly PageFont[];
}

/** @returns an HTML page that loads nothing else */
export function pageOf(chronicle: Chronicle, { language, caption, lines, fonts }: PageParts): string {
  const faces = fonts.map(
    ({ family, source }) => `@font-face { font-family: "${family}"; font-weight: 400 800; src: url("${source}") format("woff2"); }`,
  );
  const chapters = chronicle.chapters.map(({ title, under, argument = [], opening = '', entries }) => {
    const paragraphs = entries.map(({ heading = '', text }, i) => {
      const begin = i === 0 ? `<p class="entry first">${escaped(opening)} ` : '<p class="entry">';
      return `${begin}<b>${escaped(heading)}.</b> ${escaped(text)}</p>`;
    });
    return `<section><h2>${escaped(title)}</h2><p class="date">${escaped(under)}</p><p class="argument">${escaped(argument.join(' — '))}</p>${paragraphs.join('\n')}</section>`;
  });
  const end = chronicle.end.map((line) => `<p>${escaped(line)}</p>`);
  return `<!doctype html>
<html lang="${escaped(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(chronicle.title)}</title><style>${faces.join('\n')}${STYLE}</style></head>
<body><header><h1>${escaped(chronicle.title)}</h1><p class="years">${escaped(chronicle.under)}</p></header>
<main>${chapters.join('\n')}</main>
<footer class="end">${end.join('')}${chartFigure(caption, lines)}</footer></body>
</html>
`;
}
