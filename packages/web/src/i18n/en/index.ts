/** Everything the page says in English, by part of the page. */
import { access } from './access.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { learning } from './learning.ts';
import { motion } from './motion.ts';
import { pages } from './pages.ts';
import { past } from './past.ts';
import { prompting } from './prompting.ts';

export const en = { access, board, cards, learning, motion, pages, past, prompting };

/** What every language must have: the same places, with words of its own. */
export type Said<T> = T extends string
  ? string
  : T extends (...given: infer G) => string
    ? (...given: G) => string
    : { readonly [K in keyof T]: Said<T[K]> };
export type Catalogue = Said<typeof en>;
