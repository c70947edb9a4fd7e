/** French. */
import type { Translation } from '../en/index.ts';
import { accessibility } from './accessibility.ts';
import { animation } from './animation.ts';
import { battle } from './battle.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { display } from './display.ts';
import { ending } from './ending.ts';
import { history } from './history.ts';
import { prompting } from './prompting.ts';
import { sheets } from './sheets.ts';
import { tutorial } from './tutorial.ts';
import { voyage } from './voyage.ts';

export const fr: Translation = {
  accessibility,
  animation,
  board,
  cards,
  history,
  prompting,
  tutorial,
  battle,
  display,
  ending,
  sheets,
  voyage,
};
