/** What the animations must know of the board and the cards. */
import type { PlaceId } from '@bb/classic/rules';
import type { AnimatedBoard } from '@bb/table-kit/animation/page-animator.ts';
import { mount, unmount } from 'svelte';
import { spotOf } from '../board/board.ts';
import CardBack from '../cards/CardBack.svelte';

export const animatedBoard: AnimatedBoard = {
  spotOf: (place: PlaceId) => (place < 0 ? null : spotOf(place)),
  // From hex to hex, so that no land lies between.
  course: (_from, _to, start, end) => [start, end],
  /** A card flies face down: where it lands, it is turned up. */
  showCard(_card, target) {
    target.classList.add('back');
    const back = mount(CardBack, { target });
    return () => void unmount(back);
  },
};
