/** The kernel's types, bound to this game. */
import type { Frame, Asks as KernelAsks, Procedure as KernelProcedure } from '@bb/kernel';
import type { About } from '../state/about.ts';
import type { AskName } from '../state/asks.ts';
import type { ChoiceKind, ChoiceOf } from '../state/choices.ts';
import type { Game } from '../state/position.ts';

export type Procedure<Args, F extends Frame, S, R = undefined> = KernelProcedure<Game, About, AskName, Args, F, S, R>;
/** A step at which a seat chooses among these kinds of choice. */
export type Asks<K extends ChoiceKind> = KernelAsks<ChoiceOf<K>>;
export type { Frame, Resume } from '@bb/kernel';
export { call, DONE, end } from '@bb/kernel';
