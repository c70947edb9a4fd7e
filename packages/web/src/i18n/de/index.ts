/** German. */
import type { Catalogue } from '../en/index.ts';
import { accessibility } from './accessibility.ts';
import { animation } from './animation.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { history } from './history.ts';
import { pages } from './pages.ts';
import { prompting } from './prompting.ts';
import { tutorial } from './tutorial.ts';

export const de: Catalogue = { accessibility, animation, board, cards, history, pages, prompting, tutorial };
