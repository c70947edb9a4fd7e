/** French. */
import type { Catalogue } from '../en/index.ts';
import { access } from './access.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { learning } from './learning.ts';
import { motion } from './motion.ts';
import { pages } from './pages.ts';
import { past } from './past.ts';
import { prompting } from './prompting.ts';

export const fr: Catalogue = { access, board, cards, learning, motion, pages, past, prompting };
