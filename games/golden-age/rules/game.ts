/** The 2008 edition, as the platform sees it. */
import type { Game as Contract } from '@bb/kernel';
import { costs } from './costs.ts';
import { MAX_SEATS } from './data/ids.ts';
import { type Options, parseOptions } from './options.ts';
import { parseOrder } from './parse-order.ts';
import { rulesOfPlay } from './rules-of-play.ts';
import { load, save } from './save.ts';
import type { About } from './state/about.ts';
import type { Choice } from './state/choices.ts';
import type { GameEvent } from './state/events.ts';
import type { Game } from './state/position.ts';
import { resampleGame } from './state/resample.ts';
import { type OwnView, sharedViewOf, type View } from './state/views.ts';

export interface GoldenAge {
  readonly position: Game;
  readonly choice: Choice;
  readonly view: View;
  readonly event: GameEvent;
  readonly about: About;
  readonly options: Options;
}

export const goldenAge: Contract<GoldenAge> = {
  ...rulesOfPlay,
  ownFields: ['you', 'hand', 'pirateHand', 'secretShip', 'secretArea'] satisfies readonly (keyof OwnView)[],
  players: [2, MAX_SEATS],
  parseOptions: parseOptions,
  // A component set of one's own is long: lists show its id.
  optionsInBrief: (options) => (typeof options.components === 'object' ? { ...options, components: options.components.id } : options),
  soloOption: ({ solitaire }) => (solitaire ? 'solitaire' : null),
  sharedView: sharedViewOf,
  resample: resampleGame,
  costs,
  orders: { ...rulesOfPlay.orders, parse: parseOrder },
  save,
  load,
};
