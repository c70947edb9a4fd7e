import { describe, expect, test } from 'vitest';
import { routeOf } from './router.ts';

const ONLINE = '0123456789abcdef0123456789abcdef';

describe('the address', () => {
  test.each([
    ['', '/', ''],
    ['#/', '/', ''],
    ['#/new', '/new', ''],
    ['#/preferences', '/preferences', ''],
    ['#/how-to-play', '/how-to-play', ''],
    ['#/about', '/about', ''],
    ['#/voyage', '/voyage', ''],
    ['#/lobby', '/lobby', ''],
    ['#/create-table', '/create-table', ''],
    ['#/account', '/account(/[a-z-]+)?', ''],
    ['#/account/devices', '/account(/[a-z-]+)?', ''],
    ['#/account?reset=a-b_c=', '/account(/[a-z-]+)?', ''],
    ['#/moderation', '/moderation', ''],
    ['#/dice', '/dice(/:table)?', ''],
    [`#/dice/${ONLINE}`, '/dice(/:table)?', ONLINE],
    [`#/dice?table=${ONLINE}`, '/dice(/:table)?', ONLINE],
    [`#/table/${ONLINE}`, '/table/:table(/rules(/.*)?)?', ONLINE],
    [`#/table/${ONLINE}?invitation=abc`, '/table/:table(/rules(/.*)?)?', ONLINE],
    [`#/table/${ONLINE}/rules/8.1`, '/table/:table(/rules(/.*)?)?', ONLINE],
    [`#/replay/${ONLINE}`, '/replay/:table', ONLINE],
    [`#/replay/${ONLINE}?at=12`, '/replay/:table', ONLINE],
    ['#/replay/eJyrVi-_Q?at=12', '/replay/:link', 'eJyrVi-_Q'],
    ['#/replay/+%2B', '/replay/:link', '+%2B'],
    ['#/table/1k2j3h4g5f6d', '/table/:game(/rules(/.*)?)?', '1k2j3h4g5f6d'],
    ['#/table/1k2j3h4g5f6d/rules', '/table/:game(/rules(/.*)?)?', '1k2j3h4g5f6d'],
    ['#/table/1k2j3h4g5f6d/rules/4.65%20D', '/table/:game(/rules(/.*)?)?', '1k2j3h4g5f6d'],
  ])('%s leads to %s', (hash, path, id) => {
    const match = routeOf(hash);
    expect([match?.route.path, match?.id]).toEqual([path, id]);
  });

  test.each([
    '#/nowhere',
    '#/nowhere/at/all?x=%%%',
    '#/new/game',
    '#/table',
    '#/table/',
    '#/replay',
    '#/replay/a/b',
    '#/table/1k2j3h4g5f6d/moves',
    '#/__proto__',
    '#/constructor',
    '#/lobbyist',
    '#/account/devices/2',
  ])('%s leads nowhere', (hash) => {
    expect(routeOf(hash)).toBeNull();
  });
});
