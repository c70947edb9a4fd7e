/** What is said to one client in one turn of the event loop goes to it in one piece: a call of the system costs more than what is said. */
import type { Writable } from 'node:stream';

export type Wire = Pick<Writable, 'cork' | 'uncork'>;

const held = new Set<Wire>();

/** Until all that can go on without waiting has gone on. */
export function hold(wire: Wire): void {
  if (held.has(wire)) return;
  if (held.size === 0) process.nextTick(letGo);
  held.add(wire);
  wire.cork();
}

function letGo(): void {
  for (const wire of held) wire.uncork();
  held.clear();
}
