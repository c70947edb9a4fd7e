/** What is said to one client in one turn of the event loop goes to it in one piece: a call of the system costs more than what is said. */
import type { Writable } from 'node:stream';

export type Wire = Pick<Writable, 'cork' | 'uncork' | 'writableCorked'>;

let held: Wire[] = [];

/** Until all that can go on without waiting has gone on. */
export function hold(wire: Wire): void {
  if (wire.writableCorked > 0) return;
  if (held.length === 0) process.nextTick(letGo);
  held.push(wire);
  wire.cork();
}

function letGo(): void {
  const wires = held;
  held = [];
  for (const wire of wires) wire.uncork();
}
