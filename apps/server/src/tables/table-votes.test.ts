import { type ChoiceJson, type Game, readRecord } from '@bb/kernel';
import { landfall } from '@bb/landfall/rules';
import { checkDice, type Proposal, readDiceProof } from '@bb/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import { WITH_ORDERS } from '../testing/hosted-with.ts';
import { cardOf, guest, playChoices, startTable, stateOf } from '../testing/test-players.ts';
import { type Browser, openTestSite, type TestSite } from '../testing/test-site.ts';

const game: Game = landfall;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

onEachDatabase('votes at a table', (kind) => {
  let site: TestSite;
  let anne: Browser;
  let jack: Browser;
  let mary: Browser;
  beforeAll(async () => {
    site = await openTestSite(kind);
    [anne, jack, mary] = [await guest(site, 'Anne'), await guest(site, 'Jack'), await guest(site, 'Mary')];
  });
  afterAll(() => site.close());
  const propose = (browser: Browser, id: string, proposal: Proposal) => browser.ask('POST', `/api/tables/${id}/votes`, { proposal });
  /** The open vote, as everybody sees it. */
  const vote = async (id: string) => {
    const [only] = (await cardOf(mary, id)).votes;
    if (!only) throw new Error('nothing is voted on');
    return only;
  };
  const cast = async (browser: Browser, id: string, agrees: boolean) =>
    browser.statusOf('POST', `/api/tables/${id}/vote`, { vote: (await vote(id)).id, agrees });

  test('aborting needs all votes: one against ends the vote, and with all the game ends without a result', async () => {
    const id = await startTable([anne, jack, mary]);
    await playChoices([anne, jack, mary], id, 5);
    expect((await propose(anne, id, { kind: 'abort' })).json().table.votes).toMatchObject([
      { proposal: { kind: 'abort' }, by: 0, voters: [0, 1, 2], needed: 3, ayes: [0], noes: [] },
    ]);
    expect(await cast(jack, id, true)).toEqual([200]);
    expect(await cast(jack, id, false)).toEqual([409, 'hasVoted']);
    expect(await cast(anne, id, true)).toEqual([409, 'hasVoted']);
    expect(await cast(mary, id, false)).toEqual([200]);
    const lost = { proposal: { kind: 'abort' }, by: 0, ayes: [0, 1], noes: [2], isCarried: false };
    expect(await cardOf(mary, id)).toMatchObject({ stage: 'inProgress', votes: [], lastVote: lost });

    await propose(mary, id, { kind: 'abort' });
    for (const player of [anne, jack]) expect(await cast(player, id, true)).toEqual([200]);
    expect(await cardOf(jack, id)).toMatchObject({ stage: 'aborted', votes: [], lastVote: { by: 2, isCarried: true } });
    const { seq, outcome, dice } = await stateOf(jack, id);
    expect(outcome).toBeNull();
    expect(readDiceProof(dice).rewinds).toEqual([]);
    const late = await anne.ask('POST', `/api/tables/${id}/choices`, { seq, key: 'late', choice: { type: 'pass' } });
    expect(late.json().error).toBe('notInProgress');
    expect((await propose(anne, id, { kind: 'pause' })).json().error).toBe('notInProgress');
  });

  test('a vote that not everybody answers expires', async () => {
    const id = await startTable([anne, jack]);
    await propose(anne, id, { kind: 'abort' });
    const { id: old } = await vote(id);
    site.wait(10 * MINUTE_MS);
    expect(await cardOf(jack, id)).toMatchObject({ votes: [], lastVote: { id: old, isCarried: false, ayes: [0], noes: [] } });
    expect(await jack.statusOf('POST', `/api/tables/${id}/vote`, { vote: old, agrees: true })).toEqual([404, 'noVote']);
    expect((await cardOf(jack, id)).stage).toBe('inProgress');
  });

  test('a majority can pause and half can resume; while paused nobody can choose', async () => {
    const id = await startTable([anne, jack]);
    expect(await anne.statusOf('POST', `/api/tables/${id}/votes`, { proposal: { kind: 'resume' } })).toEqual([409, 'noProposal']);
    await propose(anne, id, { kind: 'pause' });
    await cast(jack, id, true);
    expect(await cardOf(anne, id)).toMatchObject({ isPaused: true, votes: [] });
    const states = [await stateOf(anne, id), await stateOf(jack, id)];
    const at = states.findIndex(({ choices }) => choices.length > 0);
    const [browser, state] = [[anne, jack][at], states[at]];
    if (!browser || !state) throw new Error('nobody is asked');
    const choose = (key: string) => browser.ask('POST', `/api/tables/${id}/choices`, { seq: state.seq, key, choice: state.choices[0] });
    expect((await choose('k')).json().error).toBe('paused');
    expect(await anne.statusOf('POST', `/api/tables/${id}/undo`, { seq: state.seq })).toEqual([409, 'paused']);
    site.wait(DAY_MS);
    expect((await propose(jack, id, { kind: 'resume' })).json().table).toMatchObject({ isPaused: false, votes: [] });
    expect((await choose('k')).json()).toMatchObject({ seq: expect.any(Number) });
    const { body } = await site.database.db.selectFrom('tables').select('body').where('id', '=', id).executeTakeFirstOrThrow();
    const [[from, to]] = JSON.parse(body).pauses;
    expect(to - from).toBe(DAY_MS);
  });

  test('after a rewind choices are made again with other dice; the old ones are archived, and the dice can be verified', {
    timeout: 120_000,
  }, async () => {
    const people = [anne, jack] as const;
    const id = await startTable(people, { options: { players: 2, leagues: 60 } });
    const head = await playChoices(people, id, 40);
    const made = await site.database.db.selectFrom('choices').selectAll().where('table_id', '=', id).orderBy('seq').execute();
    const to = made.findLast(({ key, seq }) => key !== null && seq < head - 20)?.seq ?? -1;
    const chance = made.find(({ seat }) => seat < 0)?.seq ?? -1;
    for (const bad of [chance, head, 999_999])
      expect((await propose(anne, id, { kind: 'undo', to: bad })).json().message).toMatch(/^proposal\.to: /);
    await propose(anne, id, { kind: 'undo', to });
    expect(await cast(jack, id, true)).toEqual([200]);
    expect(await stateOf(anne, id)).toMatchObject({ seq: to, outcome: null });
    const kept = await site.database.db.selectFrom('rewound_choices').selectAll().where('table_id', '=', id).orderBy('seq').execute();
    expect(kept).toEqual(made.slice(to).map((row) => ({ ...row, rewind: 1 })));
    await playChoices(people, id, 30);
    // A client from before the rewind gets the whole state, one that knows of it an update.
    const told = async (query: string) => (await anne.ask('GET', `/api/tables/${id}/game?since=${to + 1}${query}`)).json();
    expect([await told(''), await told('&rewinds=1')]).toMatchObject([
      { type: 'state', rewinds: 1 },
      { type: 'update', from: to + 1 },
    ]);
    await propose(jack, id, { kind: 'undo', to });
    expect(await cast(anne, id, true)).toEqual([200]);
    await playChoices(people, id);
    const { dice, options } = await stateOf(anne, id);
    const proof = readDiceProof(dice);
    expect(proof.rewinds).toEqual([to, to]);
    const rows = await site.database.db.selectFrom('choices').select(['seq', 'body']).where('table_id', '=', id).orderBy('seq').execute();
    expect(rows.map(({ seq }) => seq)).toEqual([...rows.keys()]);
    const choices = rows.map(({ body }): ChoiceJson => JSON.parse(body));
    expect(checkDice(game, { options, choices }, proof).wrong).toEqual([]);
    expect(checkDice(game, { options, choices }, { ...proof, rewinds: [] }).wrong).not.toEqual([]);
    expect((await propose(anne, id, { kind: 'undo', to })).json().error).toBe('notInProgress');
  });

  test('proposing a rewind does not tell whether the server passed for a seat that held nothing', async () => {
    const people = [anne, jack, mary] as const;
    const id = await startTable(people, { game: WITH_ORDERS.game.id });
    const find = (key: 'is' | 'is not') =>
      site.database.db
        .selectFrom('choices')
        .select('seq')
        .where('table_id', '=', id)
        .where('seat', '>=', 0)
        .where('key', key, null)
        .executeTakeFirst();
    let passed = await find('is');
    for (; !passed; passed = await find('is')) await playChoices(people, id, 10);
    const chosen = await find('is not');
    for (const seq of [passed.seq, chosen?.seq ?? -1]) {
      expect((await propose(anne, id, { kind: 'undo', to: seq })).statusCode).toBe(200);
      expect(await cast(jack, id, false)).toEqual([200]);
    }
  });

  test('a player can undo their own last choice without a vote, until another player chooses or a die is thrown', async () => {
    const people = [anne, jack] as const;
    let undone = 0;
    let refused = 0;
    for (let tables = 0; tables < 4 && (undone === 0 || refused === 0); tables++) {
      const id = await startTable(people);
      for (let n = 0; n < 60 && (undone === 0 || refused === 0); n++) {
        const before = await stateOf(anne, id);
        const chooser = before.choices.length > 0 ? anne : jack;
        await playChoices([chooser], id, 1);
        const { seq } = await stateOf(anne, id);
        const other = chooser === anne ? jack : anne;
        if (seq === before.seq) break;
        expect(await other.statusOf('POST', `/api/tables/${id}/undo`, { seq })).toEqual([409, 'noUndo']);
        expect(await chooser.statusOf('POST', `/api/tables/${id}/undo`, { seq: seq - 1 })).toEqual([409, 'noUndo']);
        const answer = await chooser.statusOf('POST', `/api/tables/${id}/undo`, { seq });
        if (answer[0] === 200) {
          undone++;
          const after = await stateOf(chooser, id);
          expect(after).toMatchObject({ seq: before.seq });
          expect(after.choices.length).toBeGreaterThan(0);
          await playChoices([chooser], id, 1);
        } else {
          refused++;
          expect(answer).toEqual([409, 'noUndo']);
          // The refusal names a choice that a vote can rewind to.
          const { undoTo } = (await chooser.ask('POST', `/api/tables/${id}/undo`, { seq })).json();
          expect(undoTo).toBe(before.seq);
        }
      }
    }
    expect([undone > 0, refused > 0]).toEqual([true, true]);
  });

  test('a present player is replaced only if they agree, an absent one by a majority of the others, and can come back', async () => {
    const id = await startTable([anne, jack, mary], { options: { players: 3, leagues: 60 } });
    await Promise.all([anne, jack, mary].map((browser) => stateOf(browser, id)));
    const proposal: Proposal = { kind: 'replace', seat: 2, bot: 'mate' };
    await propose(anne, id, proposal);
    expect(await vote(id)).toMatchObject({ voters: [0, 1, 2], needed: 3 });
    await cast(jack, id, true);
    await cast(mary, id, false);
    expect((await cardOf(anne, id)).seats[2]).toMatchObject({ kind: 'person' });

    site.wait(11 * MINUTE_MS);
    await propose(anne, id, proposal);
    expect(await vote(id)).toMatchObject({ voters: [0, 1], needed: 2 });
    expect(await cast(mary, id, false)).toEqual([404, 'noVote']);
    await cast(jack, id, true);
    const gone = await cardOf(mary, id);
    expect(gone).toMatchObject({ you: null, yours: 2, seats: [{}, {}, { kind: 'bot', name: 'mate', replaces: 'Mary' }] });
    expect((await propose(mary, id, { kind: 'abort' })).json().error).toBe('notSeated');
    await playChoices([anne, jack], id, 12);
    expect(await mary.statusOf('POST', `/api/tables/${id}/return`)).toEqual([200]);
    expect(await cardOf(mary, id)).toMatchObject({ you: 2, yours: null });
    expect(await mary.statusOf('POST', `/api/tables/${id}/return`)).toEqual([403, 'notReplaced']);
    await expect.poll(async () => (await stateOf(mary, id)).view.you).toBe(2);
  });

  test('a player who resigns is replaced for good; the next becomes host, and the table ends with the last', async () => {
    const id = await startTable([anne, jack]);
    expect((await anne.ask('POST', `/api/tables/${id}/resign`)).json().table).toMatchObject({
      you: null,
      yours: null,
      isHost: false,
      seats: [
        { kind: 'bot', replaces: null, resigned: 'Anne' },
        { kind: 'person', resigned: null },
      ],
    });
    expect((await cardOf(jack, id)).isHost).toBe(true);
    // Alone with bots, a player needs nobody's consent.
    expect((await propose(jack, id, { kind: 'pause' })).json().table.isPaused).toBe(true);
    expect((await jack.ask('POST', `/api/tables/${id}/resign`)).json().table.stage).toBe('aborted');
  });

  test('a player who deletes the account leaves the seat to a bot, has no vote, and ends the open votes', async () => {
    const mate = await guest(site, 'Bess');
    const id = await startTable([mate, anne, jack]);
    await playChoices([mate, anne, jack], id, 5);
    await propose(anne, id, { kind: 'abort' });
    await mate.ask('DELETE', '/api/me', {});
    expect(await cardOf(anne, id)).toMatchObject({
      isHost: true,
      votes: [],
      seats: [{ kind: 'bot', resigned: '' }, { kind: 'person' }, { kind: 'person' }],
    });
    const undo = await Promise.all([0, 1, 2, 3, 4].map(async (to) => (await propose(anne, id, { kind: 'undo', to })).json()));
    expect(undo.find((answer) => answer.table).table.votes).toMatchObject([{ voters: [1, 2], needed: 2 }]);
    const { table } = (await propose(anne, id, { kind: 'abort' })).json();
    expect(table.votes).toMatchObject([{ voters: [1, 2], needed: 2 }]);
    await jack.ask('POST', `/api/tables/${id}/vote`, { vote: table.votes[0].id, agrees: true });
    expect((await cardOf(anne, id)).stage).toBe('aborted');
  });

  test('one of two players is left: a pause, an undo and an abort need nobody else', async () => {
    const mate = await guest(site, 'Bess');
    const id = await startTable([anne, mate], { options: { players: 2, leagues: 60 } });
    await playChoices([anne, mate], id, 5);
    await mate.ask('DELETE', '/api/me', {});
    expect((await propose(anne, id, { kind: 'pause' })).json().table).toMatchObject({ isPaused: true, votes: [] });
    expect((await propose(anne, id, { kind: 'resume' })).json().table).toMatchObject({ isPaused: false, votes: [] });
    expect((await propose(anne, id, { kind: 'abort' })).json().table.stage).toBe('aborted');
  });

  test('a deleted player’s seat of an earlier version, which stayed a player’s without a name, has no vote', async () => {
    const mate = await guest(site, 'Bess');
    const id = await startTable([anne, mate]);
    const { id: gone } = (await mate.ask('GET', '/api/me')).json().player;
    await site.database.db.deleteFrom('players').where('id', '=', gone).execute();
    expect((await propose(anne, id, { kind: 'abort' })).json().table.stage).toBe('aborted');
  });

  test('a game that was ended by a vote gives its record, with a seed by which the dice can be checked', async () => {
    const id = await startTable([anne, jack]);
    await playChoices([anne, jack], id, 9);
    expect(await jack.statusOf('GET', `/api/tables/${id}/record`)).toEqual([409, 'notOver']);
    await propose(anne, id, { kind: 'abort' });
    await jack.ask('POST', `/api/tables/${id}/vote`, { vote: (await cardOf(anne, id)).votes[0]?.id, agrees: true });
    await expect.poll(async () => (await jack.ask('GET', `/api/tables/${id}/record`)).statusCode).toBe(200);
    const json = (await jack.ask('GET', `/api/tables/${id}/record`)).json();
    expect(json.result).toBeNull();
    const { throws, wrong } = checkDice(game, readRecord(game, json), readDiceProof(json.dice));
    expect(throws.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  test('impossible proposals and votes are refused with their own error codes', async () => {
    const nobody = site.browser();
    const id = await startTable([anne, jack], { hasSpectators: false });
    const over = await startTable([anne, jack]);
    await propose(anne, over, { kind: 'abort' });
    await cast(jack, over, true);
    const proposal = { kind: 'abort' };
    const refusals: readonly (readonly [Browser, string, unknown, number, string])[] = [
      [nobody, `${id}/votes`, { proposal }, 401, 'notLoggedIn'],
      [nobody, `${id}/vote`, { vote: 'ab', agrees: true }, 401, 'notLoggedIn'],
      [nobody, `${id}/undo`, { seq: 0 }, 401, 'notLoggedIn'],
      [nobody, `${id}/resign`, {}, 401, 'notLoggedIn'],
      [nobody, `${id}/return`, {}, 401, 'notLoggedIn'],
      [mary, `${id}/votes`, { proposal }, 403, 'notSeated'],
      [mary, `${id}/vote`, { vote: 'ab', agrees: true }, 403, 'notSeated'],
      [mary, `${id}/undo`, { seq: 0 }, 403, 'notSeated'],
      [mary, `${id}/resign`, {}, 403, 'notSeated'],
      [mary, `${id}/return`, {}, 403, 'notReplaced'],
      [anne, 'nowhere/votes', { proposal }, 404, 'noTable'],
      [anne, `${id}/vote`, { vote: 'ab', agrees: true }, 404, 'noVote'],
      [anne, `${id}/votes`, { proposal: { kind: 'replace', seat: 99, bot: null } }, 400, 'malformed'],
      [anne, `${id}/votes`, { proposal: { kind: 'replace', seat: 1, bot: 'nobody' } }, 400, 'malformed'],
      [anne, `${id}/votes`, { proposal: { kind: 'replace', seat: 5, bot: null } }, 409, 'noProposal'],
      [anne, `${id}/votes`, { proposal: { kind: 'dance' } }, 400, 'malformed'],
      [anne, `${id}/votes`, { proposal: { kind: 'undo' } }, 400, 'malformed'],
      [anne, `${id}/votes`, { proposal, more: 1 }, 400, 'malformed'],
      [anne, `${id}/vote`, { vote: '../x', agrees: true }, 400, 'malformed'],
      [anne, `${over}/resign`, {}, 409, 'notInProgress'],
      [anne, `${over}/return`, {}, 409, 'notInProgress'],
      [anne, `${over}/undo`, { seq: 0 }, 409, 'notInProgress'],
    ];
    for (const [who, url, body, status, error] of refusals) {
      const answer = await who.ask('POST', `/api/tables/${url}`, body);
      expect([url, body, answer.statusCode, answer.json().error]).toEqual([url, body, status, error]);
    }
    const foreign = await anne.ask('POST', `/api/tables/${id}/resign`, {}, { origin: 'http://evil.example' });
    expect(foreign.json().error).toBe('foreign');
  });
});
