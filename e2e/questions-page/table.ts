/** Shows a whole table at the questions of games between captains, and looks for panels that cover what the question is about. */
import { preferences } from '@bb/ui/preferences.svelte.ts';
import { tick } from 'svelte';
import { loadFonts } from './fonts.ts';
import type { TestedTable } from './tested-table.svelte.ts';

export interface Walked {
  readonly kinds: number;
  /** The covered elements, each with its question and the panel over it. */
  readonly covered: readonly string[];
  /** The share of questions whose panels are in view without scrolling. */
  readonly panelsInView: number;
}

/** An element nearer to the edge of its part is out of view. */
const EDGE_PX = 2;

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));

const middleOf = (element: Element): { readonly x: number; readonly y: number } => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

/** @returns what lies over the middle of an element, if it is not inside `own` */
function coverOf(element: Element, own: Element): string | null {
  const { x, y } = middleOf(element);
  const box = own.getBoundingClientRect();
  const isInView = x > box.left + EDGE_PX && x < box.right - EDGE_PX && y > box.top + EDGE_PX && y < box.bottom - EDGE_PX;
  if (!isInView) return null;
  const top = document.elementFromPoint(x, y);
  const panel = top?.closest('.sheet');
  return top && own.contains(top) && (!panel || panel.contains(element)) ? null : `${panel?.className ?? top?.tagName}`;
}

function coveredNow(seen: TestedTable['seen']): readonly string[] {
  return seen.flatMap(([part, what]) => {
    const own = document.querySelector(`.table ${part}`);
    if (!own || own.getBoundingClientRect().height === 0) return [];
    return [...own.querySelectorAll(what)].flatMap((one) => {
      const cover = coverOf(one, own);
      return cover ? [`${one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40)} under ${cover}`] : [];
    });
  });
}

/** Whether what explains the question is in view without scrolling; hints may lie below it. */
function isPanelInView(selector: string): boolean {
  const dock = document.querySelector('.dock');
  const panels = dock?.querySelectorAll(selector) ?? [];
  return [...panels].every((panel) => panel.getBoundingClientRect().bottom <= (dock?.getBoundingClientRect().bottom ?? 0) + 1);
}

export async function walkThroughTable(table: TestedTable): Promise<Walked> {
  await loadFonts();
  preferences.pace = 'none';
  preferences.hints = true;
  const questions = table.atTable();
  const [first] = questions;
  if (!first) throw new Error('there are no games');
  first.show();
  document.body.replaceChildren();
  table.mountTable(document.body);
  const covered: string[] = [];
  let [all, inView] = [0, 0];
  for (const question of questions) {
    question.show();
    // Panels follow a frame after the question.
    for (let frames = 0; frames < 2; frames++) {
      await tick();
      await frame();
    }
    covered.push(...coveredNow(table.seen).map((text) => `${question.ask}: ${text}`));
    all += question.count;
    if (isPanelInView(table.panels)) inView += question.count;
  }
  return { kinds: questions.length, covered, panelsInView: inView / all };
}
