import type { EventOf, EventType, GameEvent } from '@bb/engine';
import { capital } from './figures.ts';
import type { EventWords } from './language.ts';
import type { Names } from './names.ts';

const told = <T extends EventType>(type: T, e: EventOf<T>, words: EventWords, n: Names): string => words[type](e, n);

/** One line of the log; empty for what needs no line of its own. */
export const tell = (e: GameEvent, n: Names): string => capital(told(e.type, e, n.language.events, n));
