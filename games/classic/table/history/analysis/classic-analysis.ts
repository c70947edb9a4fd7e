/** The classic edition, as the analysis of finished games sees it. */
import { type Classic, classic, decision } from '@bb/classic/rules';
import { whySlip } from '@bb/classic/text/slips';
import type { LogLine } from '@bb/table-kit/session/logbook.svelte.ts';
import type { AnalyzedGame } from '@bb/table-kit/table/analysis/analyzed-game.ts';
import { plainLines } from '@bb/table-kit/table/game-lines.ts';
import { history } from '../../i18n/history.ts';
import { narrated } from '../../log/log-lines.ts';
import { classicGame } from '../../play.ts';
import type { ClassicSession } from '../../session.ts';
import { text, words } from '../../words.ts';

/** The weightiest first. They tell best what chance brought. */
const TELLING: readonly Classic['event']['type'][] = [
  'pirateLost',
  'pirateRetired',
  'portTaken',
  'duelWon',
  'wounded',
  'mutinyBrokeOut',
  'merchantAttacked',
  'intercepted',
  'portAttacked',
  'evaded',
  'randomEventRead',
];

function weightOf({ event }: LogLine<ClassicSession>): number {
  const place = TELLING.indexOf(event.type);
  return place < 0 ? TELLING.length : place;
}

export const classicAnalysis: AnalyzedGame<ClassicSession> = {
  analyses: new WeakMap(),
  choices: classic.choices.all,
  save: classic.save,
  startWorker: () => new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' }),
  languageOf: () => words().id,
  questionAt(g, _choices, { seat }) {
    const d = decision(g);
    return d ? text().prompt(d, classic.view(g, d.seat), seat) : '';
  },
  why(g, { chosen, best, seat }) {
    const d = decision(g);
    const view = classic.view(g, seat);
    return d
      ? whySlip({ asked: { ask: d.ask, about: d.about, view, tables: g.tables }, chosen: chosen.choice, best: best.choice }, words())
      : '';
  },
  story(lines, _whole, _names, isBrief) {
    const told = lines.filter((line) => line.text !== '');
    const [most] = told.toSorted((a, z) => weightOf(a) - weightOf(z) || a.id - z.id);
    if (isBrief) return most?.text ?? '';
    const all = narrated(plainLines(told, classicGame, told.length));
    const within = all.filter(({ depth }) => depth > 0);
    return (within.length > 0 ? within : all).map((line) => line.text).join(' ');
  },
  pointsTitle: () => history().expectedWorth,
  pointDigits: 0,
};
