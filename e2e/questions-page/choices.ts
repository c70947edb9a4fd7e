/** Lays out the choices of the questions of games between captains, in strips as high and wide as at the table. */
import { flushSync, unmount } from 'svelte';
import { loadFonts } from './fonts.ts';
import type { Counted, LaidOut, TestedTable } from './tested-table.svelte.ts';

export interface Size {
  readonly width: number;
  /** Where there are few choices. */
  readonly roomyWidth: number;
  readonly height: number;
}
export interface Seen {
  /** The share of questions whose choices are all in view, each group of them too when it is open. */
  readonly inView: number;
  /** The share of those that fit into the strip, so that no list grows over the map. */
  readonly inStrip: number;
  /** The most frequent of the others. */
  readonly cut: readonly string[];
  /** The most frequent whose list grows over the map. */
  readonly grown: readonly string[];
}
export interface Measured {
  /** For each size. */
  readonly seen: readonly Seen[];
  /** Lists that lie over the map on which the question is answered, in any size. */
  readonly overMap: readonly string[];
  /** The questions whose key 1 would waste something. */
  readonly wasteful: readonly string[];
}

/** Lists that are laid out at once. */
const BATCH = 100;

/** Choices that are marked on the map; `map-choice.spec.ts` finds them there. */
const FOLDED = '.unseen';
const buttonsIn = (part: Element): readonly Element[] => [...part.querySelectorAll('button')].filter((button) => !button.closest(FOLDED));

/** The parts of a list that cut off what is outside them. */
const clipsIn = (strip: Element): readonly Element[] =>
  [...strip.querySelectorAll('div, li')].filter((box) => getComputedStyle(box).overflowY !== 'visible' && !box.closest(FOLDED));

/** @returns the number of buttons that are not inside all boxes that cut them off */
function countHidden(clips: readonly Element[]): number {
  const hidden = clips.flatMap((clip) => {
    const box = clip.getBoundingClientRect();
    return buttonsIn(clip).filter((button) => {
      const { top, bottom, left, right } = button.getBoundingClientRect();
      return top < box.top - 1 || bottom > box.bottom + 1 || left < box.left - 1 || right > box.right + 1;
    });
  });
  return new Set(hidden).size;
}

function show(look: LaidOut) {
  const strip = document.createElement('div');
  strip.className = 'strip';
  const sheet = document.createElement('div');
  sheet.className = 'list sheet';
  strip.append(sheet);
  document.body.append(strip);
  return { strip, list: look.mount(sheet) };
}

/** Whether key 1 would waste something. A key that opens a group does not. */
function isFirstWasteful(strip: Element, look: LaidOut): boolean {
  const first = [...strip.querySelectorAll<HTMLElement>('button[data-choices]')].find(
    (element) => element.querySelector('kbd')?.textContent === '1',
  );
  return first?.dataset.choices !== undefined && look.isWasteful(first.dataset.choices);
}

/** @returns for each size of the strip how much of all questions is in view */
export async function measureChoices(table: TestedTable, sizes: readonly Size[]): Promise<Measured> {
  await loadFonts();
  const { questions, looks } = table.lists();
  const wasteful: string[] = [];
  const overMap: string[] = [];
  const cut = sizes.map(() => new Map<Counted, string>());
  const grown = sizes.map(() => new Map<Counted, string>());
  for (let at = 0; at < looks.length; at += BATCH) {
    const mounted = looks.slice(at, at + BATCH).map((look) => ({ ...show(look), look }));
    flushSync();
    for (const { strip, look } of mounted) if (isFirstWasteful(strip, look)) wasteful.push(`${look.ask} ${look.opened}`);
    const shown = mounted.map((list) => ({ ...list, clips: clipsIn(list.strip) }));
    for (const [i, { width, roomyWidth, height }] of sizes.entries()) {
      document.body.style.cssText = `--width: ${width}px; --roomy-width: ${roomyWidth}px; --height: ${height}px`;
      for (const { strip, look, clips } of shown) {
        const { bottom } = strip.getBoundingClientRect();
        const buttons = buttonsIn(strip);
        const by = Math.ceil(Math.max(...buttons.map((button) => button.getBoundingClientRect().bottom - bottom)));
        const isGrown = by > 0;
        if (isGrown) for (const count of look.of) grown[i]?.set(count, `${look.ask} (${look.choices} choices): by ${by} px ${look.opened}`);
        if (isGrown && look.onBoard > 0) overMap.push(`${look.ask} (${look.choices} choices) ${look.opened}`);
        const hidden = countHidden(clips);
        if (hidden > 0)
          for (const count of look.of)
            cut[i]?.set(count, `${look.ask} (${look.choices} choices): ${hidden} of ${buttons.length} out of view ${look.opened}`);
      }
    }
    for (const { list, strip } of shown) {
      await unmount(list);
      strip.remove();
    }
  }
  const sum = (some: Iterable<Counted>): number => [...some].reduce((total, { count }) => total + count, 0);
  const all = sum(questions);
  const mostFrequent = (some: ReadonlyMap<Counted, string> = new Map()): readonly string[] =>
    [...some].toSorted(([a], [b]) => b.count - a.count).map(([{ count }, text]) => `${count} × ${text}`);
  const seen = sizes.map(
    (_, i): Seen => ({
      inView: 1 - sum(cut[i]?.keys() ?? []) / all,
      inStrip: 1 - sum(grown[i]?.keys() ?? []) / all,
      cut: mostFrequent(cut[i]),
      grown: mostFrequent(grown[i]),
    }),
  );
  return { seen, overMap, wasteful };
}
