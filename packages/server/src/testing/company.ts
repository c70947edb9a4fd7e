/** People who sit at the tables of a test. */
import { setTimeout } from 'node:timers/promises';
import type { TableCard, TableState } from '@bb/protocol';
import type { Browser, Site } from './site.ts';

export const WISH = { name: 'Nassau', options: { players: 2 }, bots: [null, null], isListed: true, hasSpectators: true };

export async function guest(site: Site, name: string): Promise<Browser> {
  const one = site.browser();
  await one.ask('POST', '/api/guest', { name });
  return one;
}

/** The first of them lays it, and the others sit down in their order. */
export async function gathered([host, ...others]: readonly [Browser, ...Browser[]], wish: object = {}): Promise<string> {
  const players = others.length + 1;
  const all = { ...WISH, options: { players }, bots: Array(players).fill(null), windows: 'fast', ...wish };
  const id: string = (await host.ask('POST', '/api/tables', all)).json().table.id;
  for (const one of others) await one.ask('POST', `/api/tables/${id}/join`, {});
  return id;
}

export async function begun(people: readonly [Browser, ...Browser[]], wish: object = {}): Promise<string> {
  const id = await gathered(people, wish);
  for (const one of people) await one.ask('POST', `/api/tables/${id}/ready`, { pinch: 'salt' });
  return id;
}

export const cardOf = async (one: Browser, id: string): Promise<TableCard> => (await one.ask('GET', `/api/tables/${id}`)).json().table;
export const stateOf = async (one: Browser, id: string): Promise<TableState> => (await one.ask('GET', `/api/tables/${id}/game`)).json();

/** Rounds in which nobody could choose, after which it is stuck; and milliseconds of each, for a bot thinks in a thread of its own. */
const PATIENCE = 5000;
const ROUND = 10;

/** Whoever is asked answers, `times` at most, the same at the same question. Yields how many choices have been made in the end. */
export async function playOn(people: readonly [Browser, ...Browser[]], id: string, times = Number.POSITIVE_INFINITY): Promise<number> {
  let idle = 0;
  for (let made = 0; made < times && idle < PATIENCE; idle++) {
    // What the server does by itself has its turn.
    await setTimeout(idle > 1 ? ROUND : 0);
    for (const one of people) {
      const { seq, choices, outcome } = await stateOf(one, id);
      if (outcome !== null) return seq;
      const choice = choices[(seq * 7919) % choices.length];
      if (!choice || made >= times) continue;
      const key = `${seq}-${Math.random()}`;
      if ((await one.ask('POST', `/api/tables/${id}/choices`, { seq, key, choice })).statusCode !== 200) continue;
      made++;
      idle = 0;
    }
  }
  if (idle >= PATIENCE) throw new Error(`nobody chooses any more at ${id}`);
  return (await stateOf(people[0], id)).seq;
}
