/** French. */
import { type Catalogue, en } from '../en/index.ts';
import { over } from '../over.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { learning } from './learning.ts';
import { motion } from './motion.ts';
import { pages } from './pages.ts';
import { past } from './past.ts';
import { prompting } from './prompting.ts';

export const fr: Catalogue = over<Catalogue>(en, { board, cards, learning, motion, pages, past, prompting });
