/** Shows a whole table at the questions of games between captains, and looks for panels that cover what the question is about. */
import { preferences } from '@bb/table-kit/preferences.svelte.ts';
import { tick } from 'svelte';
import { loadFonts } from './fonts.ts';
import type { AtTable, TestedTable } from './tested-table.svelte.ts';

export interface Walked {
  readonly kinds: number;
  /** The covered elements, each with its question and the panel over it. */
  readonly covered: readonly string[];
  /** The lists of choices that lie over the map before the player opens them. */
  readonly listsOverMap: readonly string[];
  /** The questions whose prompt must be scrolled. */
  readonly cutPrompts: readonly string[];
  /** The questions with choices on the board whose map is lower than half of the window. */
  readonly lowMaps: readonly string[];
  /** A line for each question with choices on the board that have no mark in the free part of the map, and how many. */
  readonly unmarked: readonly string[];
  /** The number of questions with such choices. */
  readonly onBoard: number;
  /** The share of questions whose panels are in view without scrolling, and the others. */
  readonly panelsInView: number;
  readonly panelsBelow: readonly string[];
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
    return [...own.querySelectorAll(what)].flatMap((element) => {
      const cover = coverOf(element, own);
      return cover ? [`${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)} under ${cover}`] : [];
    });
  });
}

const areaOf = ({ width, height }: Rect): number => Math.max(0, width) * Math.max(0, height);
interface Rect {
  readonly width: number;
  readonly height: number;
}

/** @returns the percentage of the map under the list of choices */
function mapUnderList(): number {
  const [list, map] = ['.table .choices > *', '.table .board'].map((part) => document.querySelector(part)?.getBoundingClientRect());
  if (!list || !map || areaOf(map) === 0) return 0;
  const width = Math.min(list.right, map.right) - Math.max(list.left, map.left);
  const height = Math.min(list.bottom, map.bottom) - Math.max(list.top, map.top);
  return Math.round((100 * areaOf({ width, height })) / areaOf(map));
}

/** The middle of an element, and points half-way to its edges. */
function pointsOf(element: Element): readonly (readonly [number, number])[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  const parts = [
    [0.5, 0.5],
    [0.25, 0.5],
    [0.75, 0.5],
    [0.5, 0.25],
    [0.5, 0.75],
  ] as const;
  return parts.map(([x, y]) => [left + x * width, top + y * height]);
}

/** Whether some of an element can be seen and pressed: nothing of another part lies over it. */
const isFree = (element: Element, own: Element): boolean =>
  pointsOf(element).some(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && own.contains(top) && !top.closest('.sheet, button');
  });

/** The points of a grid over an element, in each direction. */
const GRID = 12;

/** @returns a point at which a press on the map makes or leads to this choice; null if there is none */
export function pointOn(choice: string): readonly [x: number, y: number] | null {
  for (const mark of document.querySelectorAll(`.table .board [data-marks~="${choice}"]`)) {
    const { left, top, width, height } = mark.getBoundingClientRect();
    const steps = Array.from({ length: GRID }, (_, i) => (i + 0.5) / GRID).toSorted((a, b) => Math.abs(a - 0.5) - Math.abs(b - 0.5));
    for (const part of steps)
      for (const other of steps) {
        const [x, y] = [left + part * width, top + other * height];
        if (document.elementFromPoint(x, y) === mark) return [x, y];
      }
  }
  return null;
}

/** @returns how many of these choices the player can't press on the map */
function countUnmarked(choices: readonly string[]): number {
  const map = document.querySelector('.table .board');
  if (!map) return choices.length;
  return choices.filter((id) => ![...map.querySelectorAll(`[data-marks~="${id}"]`)].some((mark) => isFree(mark, map))).length;
}

/** @returns by how many pixels what explains the question lies below what is in view without scrolling; hints may lie below it */
function panelsCut(selector: string): number {
  const dock = document.querySelector('.dock');
  const bottoms = [...(dock?.querySelectorAll(selector) ?? [])].map((panel) => panel.getBoundingClientRect().bottom);
  return Math.max(0, Math.ceil(Math.max(...bottoms) - (dock?.getBoundingClientRect().bottom ?? 0) - 1));
}

/** @returns by how many pixels the prompt is cut off */
function promptCut(): number {
  const text = document.querySelector('.table .prompt .text');
  return text ? text.scrollHeight - text.clientHeight : 0;
}
/** @returns the height of the map as a part of the window's */
const mapHeight = (): number => (document.querySelector('.table .board')?.getBoundingClientRect().height ?? 0) / innerHeight;

const SETTLING_FRAMES = 30;

/** Mounts the table. @returns its questions; the table shows the first */
export async function openTable(table: TestedTable): Promise<readonly AtTable[]> {
  await loadFonts();
  preferences.pace = 'none';
  preferences.hints = true;
  const questions = table.atTable();
  const [first] = questions;
  if (!first) throw new Error('there are no games');
  first.show();
  document.body.replaceChildren();
  table.mountTable(document.body);
  // The board follows the rest of the table, and then finds its size.
  while (!document.querySelector('.board [data-layer]')) await frame();
  for (let frames = 0; frames < SETTLING_FRAMES; frames++) await frame();
  return questions;
}

export async function showQuestion(question: AtTable): Promise<void> {
  question.show();
  // Panels follow a frame after the question.
  for (let frames = 0; frames < 2; frames++) {
    await tick();
    await frame();
  }
}

export async function walkThroughTable(table: TestedTable): Promise<Walked> {
  const questions = await openTable(table);
  const covered: string[] = [];
  const listsOverMap: string[] = [];
  const unmarked: string[] = [];
  const cutPrompts: string[] = [];
  const lowMaps: string[] = [];
  const panelsBelow: string[] = [];
  let [all, inView] = [0, 0];
  for (const question of questions) {
    await showQuestion(question);
    covered.push(...coveredNow(table.seen).map((text) => `${question.ask}: ${text}`));
    const under = mapUnderList();
    if (under > 0) listsOverMap.push(`${question.ask}: ${under} % of the map`);
    if (promptCut() > EDGE_PX) cutPrompts.push(`${question.ask}: by ${promptCut()} px`);
    if (question.onBoard.length > 0 && mapHeight() < 0.5) lowMaps.push(`${question.ask}: ${Math.round(100 * mapHeight())} %`);
    const missing = countUnmarked(question.onBoard);
    if (missing > 0) unmarked.push(`${question.ask}: ${missing} of ${question.onBoard.length} choices`);
    all += question.count;
    const below = panelsCut(table.panels);
    if (below === 0) inView += question.count;
    else panelsBelow.push(`${question.count} × ${question.ask}: by ${below} px`);
  }
  const onBoard = questions.filter((question) => question.onBoard.length > 0).length;
  return {
    kinds: questions.length,
    covered,
    listsOverMap,
    cutPrompts,
    lowMaps,
    unmarked,
    onBoard,
    panelsInView: inView / all,
    panelsBelow,
  };
}
