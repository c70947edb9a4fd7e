/** All English texts of the table, by part of the table. */

import type { Said } from '@bb/table-kit/catalogue.svelte.ts';
import { accessibility } from './accessibility.ts';
import type { BattleTexts } from './battle.ts';
import { cards } from './cards.ts';
import type { DisplayTexts } from './display.ts';
import type { EndingTexts } from './ending.ts';
import { history } from './history.ts';
import { prompting } from './prompting.ts';
import type { SheetsTexts } from './sheets.ts';
import { tutorial } from './tutorial.ts';
import type { VoyageTexts } from './voyage.ts';

const board = {
  panels: { americas: 'Americas', guinea: 'Guinea', indies: 'Indies' },
  counters: 'Counters and targets',
  choicesAt: (name: string, count: number): string => `${name}: ${count} choices`,
  chooseIt: 'Choose this place',
  merchantOff: (port: string): string => `The merchant off ${port}`,
  unknownMerchant: (port: string): string => `A merchant off ${port}, not yet found`,
  knownMerchant: (type: string, port: string, cargo: number): string => `A ${type} off ${port}, Cargo ${cargo}`,
  pirate: (name: string, seat: string): string => `${name} (${seat})`,
  pirateAt: (name: string, seat: string, place: string): string => `${name} (${seat}), ${place}`,
  warship: (name: string, ratings: string): string => `${name}: ${ratings}`,
  commissioner: (name: string, seat: string, ratings: string): string => `${name}, ${seat}’s Commissioner: ${ratings}`,
  vp: (seat: string, points: number): string => `${seat}: ${points} VP`,
};

export const en = { accessibility, board, cards, history, prompting, tutorial };

export type Catalogue = Said<typeof en>;

/** A language that is fetched whole. */
export type Translation = Catalogue & {
  readonly battle: BattleTexts;
  readonly display: DisplayTexts;
  readonly ending: EndingTexts;
  readonly sheets: SheetsTexts;
  readonly voyage: VoyageTexts;
};
