import { standardGame } from '../shared/listed-games.svelte.ts';
import type { TableCard } from '../shared/messages.ts';

/** @returns the card of a table that waits for players: Anne hosts it, the second seat is open */
export const waitingTable = (more: Partial<TableCard> = {}): TableCard => ({
  id: '0123456789abcdef0123456789abcdef',
  game: standardGame().id,
  version: '1.0.0',
  name: 'Tortuga',
  stage: 'waiting',
  isListed: true,
  hasSpectators: true,
  hasPassword: false,
  windows: 'sealed',
  clock: null,
  isPaused: false,
  votes: [],
  lastVote: null,
  rematch: null,
  options: { players: 2 },
  seats: [
    { kind: 'person', name: 'Anne', isReady: false, replaces: null, resigned: null },
    { kind: 'open', name: '', isReady: false, replaces: null, resigned: null },
  ],
  host: 0,
  you: 0,
  yours: null,
  resigned: null,
  isHost: true,
  commitment: 'c0ffee',
  ...more,
});
