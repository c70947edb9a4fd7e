/** Guests at the tables of a test, and how they play. */
import { setTimeout } from 'node:timers/promises';
import type { TableCard } from '@bb/protocol';
import type { TableState } from './messages.ts';
import type { Browser, TestSite } from './test-site.ts';

export const TABLE_SETTINGS = {
  game: 'landfall',
  name: 'Nassau',
  options: { players: 2 },
  bots: [null, null],
  isListed: true,
  hasSpectators: true,
};

/** @param from  the address, if it is not that of all browsers of the test */
export async function guest(site: TestSite, name: string, from?: Parameters<TestSite['browser']>[0]): Promise<Browser> {
  const player = site.browser(from);
  await player.ask('POST', '/api/guest', { name });
  return player;
}

/**
 * The first player creates a table, and the others join in this order.
 * @returns the id of the table, which has not started
 */
export async function createTable([host, ...others]: readonly [Browser, ...Browser[]], settings: object = {}): Promise<string> {
  const players = others.length + 1;
  const all = { ...TABLE_SETTINGS, options: { players }, bots: Array(players).fill(null), windows: 'fast', ...settings };
  const id: string = (await host.ask('POST', '/api/tables', all)).json().table.id;
  for (const other of others) await other.ask('POST', `/api/tables/${id}/join`, {});
  return id;
}

/** @returns the id of a table in progress with these players */
export async function startTable(people: readonly [Browser, ...Browser[]], settings: object = {}): Promise<string> {
  const id = await createTable(people, settings);
  for (const person of people) await person.ask('POST', `/api/tables/${id}/ready`, { clientSeed: 'salt' });
  return id;
}

export const cardOf = async (browser: Browser, id: string): Promise<TableCard> =>
  (await browser.ask('GET', `/api/tables/${id}`)).json().table;
export const stateOf = async (browser: Browser, id: string): Promise<TableState> =>
  (await browser.ask('GET', `/api/tables/${id}/game`)).json();

/** Rounds without a choice after which a game is stuck. Bots think in another thread, so each round takes a while. */
const MAX_IDLE_ROUNDS = 5000;
const ROUND_MS = 10;

/**
 * Lets each player who is asked choose, until the game is over or `times` choices were made. The same position gets the same choice.
 * @returns how many choices the table has then
 */
export async function playChoices(people: readonly [Browser, ...Browser[]], id: string, times = Number.POSITIVE_INFINITY): Promise<number> {
  let idle = 0;
  for (let made = 0; made < times && idle < MAX_IDLE_ROUNDS; idle++) {
    // Let the server make the choices that it makes by itself.
    await setTimeout(idle > 1 ? ROUND_MS : 0);
    for (const person of people) {
      const { seq, choices, outcome } = await stateOf(person, id);
      if (outcome !== null) {
        // The server writes that the game is over after its last choice.
        while ((await cardOf(person, id)).stage === 'inProgress') await setTimeout(ROUND_MS);
        return seq;
      }
      const choice = choices[(seq * 7919) % choices.length];
      if (!choice || made >= times) continue;
      const key = `${seq}-${Math.random()}`;
      if ((await person.ask('POST', `/api/tables/${id}/choices`, { seq, key, choice })).statusCode !== 200) continue;
      made++;
      idle = 0;
    }
  }
  if (idle >= MAX_IDLE_ROUNDS) throw new Error(`the table ${id} is stuck: nobody can choose`);
  return (await stateOf(people[0], id)).seq;
}
