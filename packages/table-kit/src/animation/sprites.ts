/** Coins, dice, cards and numbers that fly over the table, in pixels of the window. */
import { mount, unmount } from 'svelte';
import Die from '../Die.svelte';
import type { Place } from '../map/geometry.ts';
import type { PreparedAnimation } from './animation-queue.ts';
import type { Where } from './animation-spec.ts';
import { centerOf } from './page-elements.ts';

const at = ([x, y]: Place, more = ''): string => `translate(${x}px, ${y}px) translate(-50%, -50%) ${more}`;

/** An animation that adds its elements with `show`, which returns how to remove them. */
function spriteAnimation(show: (ms: number) => () => void): PreparedAnimation {
  let remove: (() => void) | null = null;
  return {
    start(ms) {
      remove = show(ms);
    },
    end() {
      remove?.();
      remove = null;
    },
  };
}

function sprite(overlay: HTMLElement, kind: string): HTMLElement {
  const element = document.createElement('span');
  element.className = kind;
  overlay.append(element);
  return element;
}

export const coins = (overlay: HTMLElement, from: Where, to: Where, count: number): PreparedAnimation =>
  spriteAnimation((ms) => {
    const start = centerOf(from);
    const end = centerOf(to);
    if (!start || !end) return () => undefined;
    const middle: Place = [(start[0] + end[0]) / 2, Math.min(start[1], end[1]) - 40];
    const all = Array.from({ length: count }, (_, i) => {
      const coin = sprite(overlay, 'coin');
      const shift = (i % 3) * 12 - 12;
      coin.animate(
        [
          { transform: at([start[0] + shift, start[1]], 'scale(0.5)'), opacity: 0, easing: 'ease-out' },
          { transform: at([middle[0] + shift, middle[1] + shift], 'scale(1.15) rotate(40deg)'), opacity: 1, easing: 'ease-in' },
          { transform: at([end[0] + shift, end[1]], 'scale(0.8) rotate(90deg)'), opacity: 1 },
        ],
        { duration: ms * 0.55, delay: (ms * 0.45 * i) / count, fill: 'both' },
      );
      return coin;
    });
    return () => {
      for (const coin of all) coin.remove();
    };
  });

export const dice = (overlay: HTMLElement, by: Where, faces: readonly number[]): PreparedAnimation =>
  spriteAnimation((ms) => {
    const place = centerOf(by) ?? centerOf([{ actor: 'table', part: null }]);
    if (!place) return () => undefined;
    // All of them stay in the window.
    const left = Math.min(place[0] + 40, innerWidth - 24 - 42 * (faces.length - 1));
    const all = faces.map((value, i) => {
      const holder = sprite(overlay, 'die');
      const die = mount(Die, { target: holder, props: { value, size: '2.25rem' } });
      const end: Place = [left + i * 42, place[1] - 30];
      holder.animate(
        [
          { transform: at([place[0] - 30, place[1] - 90], 'rotate(-540deg) scale(0.5)'), opacity: 0.2, easing: 'ease-in' },
          { transform: at([end[0] - 16, end[1] + 6], 'rotate(-190deg) scale(1.1)'), opacity: 1, offset: 0.4, easing: 'ease-out' },
          { transform: at([end[0] - 6, end[1] - 8], 'rotate(-60deg)'), offset: 0.6, easing: 'ease-in' },
          { transform: at(end, 'rotate(0deg)'), offset: 0.75 },
          { transform: at(end, 'rotate(0deg)') },
        ],
        { duration: ms, fill: 'both' },
      );
      return { holder, die };
    });
    return () => {
      for (const { holder, die } of all) {
        void unmount(die);
        holder.remove();
      }
    };
  });

const DISCARDS: Where = [
  { actor: 'discards', part: null },
  { actor: 'deckSize', part: null },
];

/** Mounts the face of a card, or its back. @returns what removes it */
export type ShowCard = (holder: HTMLElement) => () => void;

/** A played card lies on the table for a moment and fades toward the discards; any other flies straight from `from` to `to`. */
export const card = (overlay: HTMLElement, showCard: ShowCard, from: Where, to: Where): PreparedAnimation =>
  spriteAnimation((ms) => {
    const edge: Place = [innerWidth / 2, innerHeight];
    const [first, last] = [centerOf(from), centerOf(to)];
    // On a phone, both may lie in another panel.
    if (!first && !last) return () => undefined;
    const start = first ?? edge;
    const end = last ?? edge;
    const played = to.some(({ actor }) => actor === 'table');
    const discards = centerOf(DISCARDS) ?? [innerWidth / 2, 0];
    const holder = sprite(overlay, 'card-sprite');
    const removeCard = showCard(holder);
    holder.animate(
      played
        ? [
            { transform: at(start, 'scale(0.4)'), opacity: 0.4, easing: 'ease-out' },
            { transform: at(end, 'scale(1.1)'), opacity: 1, offset: 0.4 },
            { transform: at(end, 'scale(1.1)'), opacity: 1, offset: 0.8, easing: 'ease-in' },
            { transform: at([end[0] + (discards[0] - end[0]) * 0.6, end[1] + (discards[1] - end[1]) * 0.6], 'scale(0.6)'), opacity: 0 },
          ]
        : [
            { transform: at(start, 'scale(0.4)'), opacity: 0.3 },
            { transform: at([(start[0] + end[0]) / 2, (start[1] + end[1]) / 2], 'scale(0.75) rotate(-4deg)'), opacity: 1 },
            { transform: at(end, 'scale(0.5)'), opacity: 0 },
          ],
      { duration: ms, fill: 'both', easing: 'linear' },
    );
    return () => {
      removeCard();
      holder.remove();
    };
  });

export const pop = (overlay: HTMLElement, where: Where, by: number): PreparedAnimation =>
  spriteAnimation((ms) => {
    const place = centerOf(where);
    if (!place) return () => undefined;
    const figure = sprite(overlay, by > 0 ? 'pop more' : 'pop less');
    figure.textContent = by > 0 ? `+${by}` : `−${-by}`;
    figure.animate(
      [
        { transform: at(place, 'scale(0.6)'), opacity: 0 },
        { transform: at([place[0], place[1] - 18], 'scale(1.25)'), opacity: 1, offset: 0.35 },
        { transform: at([place[0], place[1] - 30], 'scale(1)'), opacity: 1, offset: 0.8 },
        { transform: at([place[0], place[1] - 36], 'scale(1)'), opacity: 0 },
      ],
      { duration: ms, fill: 'both' },
    );
    return () => figure.remove();
  });
