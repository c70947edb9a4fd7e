/** Sends all messages of one turn of the event loop to a client in one write: a system call costs more than a message. */
import type { Writable } from 'node:stream';

export type Wire = Pick<Writable, 'cork' | 'uncork' | 'writableCorked'>;

let held: Wire[] = [];

/** Runs after everything that needs no I/O. */
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
