/** All English texts of the table, by part of the table. */
import type { Said } from '@bb/table-kit/catalogue.svelte.ts';
import { accessibility } from './accessibility.ts';
import { animation } from './animation.ts';
import type { BattleTexts } from './battle.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import type { DisplayTexts } from './display.ts';
import type { EndingTexts } from './ending.ts';
import { history } from './history.ts';
import { prompting } from './prompting.ts';
import type { SheetsTexts } from './sheets.ts';
import { tutorial } from './tutorial.ts';
import type { VoyageTexts } from './voyage.ts';

export const en = { accessibility, animation, board, cards, history, prompting, tutorial };

export type Catalogue = Said<typeof en>;

/** A language that is fetched whole. */
export type Translation = Catalogue & {
  readonly battle: BattleTexts;
  readonly display: DisplayTexts;
  readonly ending: EndingTexts;
  readonly sheets: SheetsTexts;
  readonly voyage: VoyageTexts;
};
