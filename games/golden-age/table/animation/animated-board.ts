/** What the animations must know of the board and the cards. */
import { type CardId, NO_PLACE, type PlaceId, TITLE_OF } from '@bb/golden-age/rules';
import type { AnimatedBoard } from '@bb/table-kit/animation/page-animator.ts';
import { mount, unmount } from 'svelte';
import CardBack from '../art/CardBack.svelte';
import EventFace from '../art/EventFace.svelte';
import { spotOf } from '../counters/counter-positions.ts';
import { sailingPath, seaPlaceAt } from './sailing-path.ts';

export const animatedBoard: AnimatedBoard = {
  spotOf: (place: PlaceId) => spotOf(place),
  course: (from: PlaceId, to: PlaceId, start, end) => sailingPath(from === NO_PLACE ? (seaPlaceAt(start) ?? from) : from, to, start, end),
  showCard(card: CardId, target) {
    const title = TITLE_OF[card];
    if (title === undefined) target.classList.add('back');
    const face = title === undefined ? mount(CardBack, { target }) : mount(EventFace, { target, props: { title } });
    return () => void unmount(face);
  },
};
