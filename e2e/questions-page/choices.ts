/** Lays out the choices of the questions of stored games, in strips as high and wide as at the table. */
import type { Choice } from '@bb/golden-age/rules';
import { flushSync, mount, unmount } from 'svelte';
import { warningAt } from '../../games/golden-age/table/choices/warnings.ts';
import ChoiceList from '../../games/golden-age/table/testing/ChoiceList.svelte';
import { type Look, looksOf, type Question, questionsOf, sessionAt } from '../../games/golden-age/table/testing/question-shapes.ts';
import games from '../captains-games.json' with { type: 'json' };
import { loadFonts } from './fonts.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Seen {
  /** The share of questions whose choices are all in view, each group of them too when it is open. */
  readonly inView: number;
  /** The share of those that fit into the strip, so that no list grows over the map. */
  readonly inStrip: number;
  /** The most frequent of the others. */
  readonly cut: readonly string[];
}
export interface Measured {
  /** For each size. */
  readonly seen: readonly Seen[];
  /** The questions whose key 1 would waste something. */
  readonly wasteful: readonly string[];
}

/** Lists that are laid out at once. */
const BATCH = 100;

/** The parts of a list that cut off what is outside them. */
const clipsIn = (strip: Element): readonly Element[] =>
  [...strip.querySelectorAll('div, li')].filter((box) => getComputedStyle(box).overflowY !== 'visible');

/** @returns the number of buttons that are not inside all boxes that cut them off */
function countHidden(clips: readonly Element[]): number {
  const hidden = clips.flatMap((clip) => {
    const box = clip.getBoundingClientRect();
    return [...clip.querySelectorAll('button')].filter((button) => {
      const { top, bottom, left, right } = button.getBoundingClientRect();
      return top < box.top - 1 || bottom > box.bottom + 1 || left < box.left - 1 || right > box.right + 1;
    });
  });
  return new Set(hidden).size;
}

function show({ question, opened }: Look) {
  const strip = document.createElement('div');
  strip.className = 'strip';
  document.body.append(strip);
  const session = sessionAt(question);
  return { strip, session, list: mount(ChoiceList, { target: strip, props: { session, opened } }) };
}

/** The choice that key 1 makes; undefined if it opens a group. */
function firstOf(strip: Element, { choices }: Question): Choice | undefined {
  const first = [...strip.querySelectorAll<HTMLElement>('button[data-choices]')].find(
    (one) => one.querySelector('kbd')?.textContent === '1',
  );
  return choices.find(({ id }) => String(id) === first?.dataset.choices);
}

/** @returns for each size of the strip how much of all questions is in view */
export async function measureChoices(sizes: readonly Size[]): Promise<Measured> {
  await loadFonts();
  const questions = questionsOf(games);
  const looks = looksOf(questions);
  const wasteful: string[] = [];
  const cut = sizes.map(() => new Map<Question, string>());
  const grown = sizes.map(() => new Set<Question>());
  for (let at = 0; at < looks.length; at += BATCH) {
    const mounted = looks.slice(at, at + BATCH).map(({ look, of }) => ({ ...show(look), look, of }));
    flushSync();
    for (const { strip, session, look } of mounted) {
      const first = firstOf(strip, look.question);
      if (first && warningAt(session, first)) wasteful.push(`${look.question.decision.ask}: ${first.type}`);
    }
    const shown = mounted.map((one) => ({ ...one, clips: clipsIn(one.strip) }));
    for (const [i, { width, height }] of sizes.entries()) {
      document.body.style.cssText = `--width: ${width}px; --height: ${height}px`;
      for (const { strip, look, of, clips } of shown) {
        const { bottom } = strip.getBoundingClientRect();
        const buttons = [...strip.querySelectorAll('button')];
        if (buttons.some((button) => button.getBoundingClientRect().bottom > bottom)) for (const one of of) grown[i]?.add(one);
        const hidden = countHidden(clips);
        const { decision, choices } = look.question;
        if (hidden > 0)
          for (const one of of)
            cut[i]?.set(
              one,
              `${decision.ask} (${choices.length} choices): ${hidden} of ${buttons.length} out of view ${JSON.stringify(look.opened)}`,
            );
      }
    }
    for (const { list, strip } of shown) {
      await unmount(list);
      strip.remove();
    }
  }
  const sum = (some: Iterable<Question>): number => [...some].reduce((total, { count }) => total + count, 0);
  const all = sum(questions);
  const seen = sizes.map(
    (_, i): Seen => ({
      inView: 1 - sum(cut[i]?.keys() ?? []) / all,
      inStrip: 1 - sum(grown[i] ?? []) / all,
      cut: [...(cut[i] ?? [])].toSorted(([a], [b]) => b.count - a.count).map(([{ count }, text]) => `${count} × ${text}`),
    }),
  );
  return { seen, wasteful };
}
