/** All English texts of the page, by part of the page. */
import { accessibility } from './accessibility.ts';
import { animation } from './animation.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { history } from './history.ts';
import { pages } from './pages.ts';
import { prompting } from './prompting.ts';
import { tutorial } from './tutorial.ts';

export const en = { accessibility, animation, board, cards, history, pages, prompting, tutorial };

/** The type of another language's texts: the same keys, with other strings. */
export type Said<T> = T extends string
  ? string
  : T extends (...given: infer G) => string
    ? (...given: G) => string
    : { readonly [K in keyof T]: Said<T[K]> };
export type Catalogue = Said<typeof en>;
