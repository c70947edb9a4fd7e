import type { EventOf, EventType, GameEvent } from '@bb/golden-age/rules';
import { capital } from './figures.ts';
import type { EventWords } from './language.ts';
import type { Names } from './names.ts';

const textOf = <T extends EventType>(type: T, e: EventOf<T>, words: EventWords, n: Names): string => words[type](e, n);

/** @returns one line of the log; empty for an event that needs no line of its own */
export const eventText = (e: GameEvent, n: Names): string => capital(textOf(e.type, e, n.language.events, n));
