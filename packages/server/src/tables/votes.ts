/** What those who sit at a table agree on while the game is under way: docs/tables.md. */
import { BadInput, type Seat } from '@bb/engine';
import type { Motion, PastVote, Vote } from '@bb/protocol';
import { Refused } from '../accounts/refused.ts';
import { Sanctions } from '../moderation/sanctions.ts';
import { Attendance } from './attendance.ts';
import { written } from './herald.ts';
import { awayAfter, rulesOfVote, voteLasts } from './motions.ts';
import { choicesMade, isPlayedOut, ownUndo, wasMade } from './past.ts';
import { mySeat, type Player, personAt, seatKeptFor, standIn, withSeat } from './seats.ts';
import { isBot, type TableBody } from './table-body.ts';
import type { Change, StoredTable, TableStore } from './table-store.ts';

const ID_BYTES = 6;

export class Votes {
  readonly attendance: Attendance;
  readonly #store: TableStore;
  readonly #sanctions: Sanctions;

  constructor(store: TableStore) {
    this.#store = store;
    this.attendance = new Attendance(store.db, store.outside);
    this.#sanctions = new Sanctions(store.db, store.outside);
  }

  /** Who proposes agrees. Each has one vote of his under way; a new one takes its place. @throws Refused, BadInput */
  async propose(id: string, player: Player, motion: Motion): Promise<void> {
    await this.#set(id, async (stored) => {
      const { body } = stored;
      const by = mySeat(body, player);
      await this.#check(id, stored, motion);
      const isAway = motion.kind === 'replace' && (await this.#isAway(id, body, motion.seat));
      const { voters, needed } = rulesOfVote(body, motion, isAway);
      if (!voters.includes(by)) throw new Refused('noMotion');
      const { now, random } = this.#store.outside;
      const until = now() + voteLasts(body.clock);
      const vote: Vote = { id: random(ID_BYTES).toString('hex'), motion, by, voters, needed, ayes: [by], noes: [], until };
      const others = body.votes.filter((one) => one.by !== by);
      if (needed <= 1) return this.#carry(id, stored, { ...body, votes: others, lastVote: this.#ended(vote, true) }, motion);
      const next = { ...body, votes: [...others, vote] };
      return { body: next, also: (tx) => written(tx, this.#store.herald.voteAsked({ id, body: next }, vote)) };
    });
  }

  /** Everybody has one voice, and does not take it back. @throws Refused */
  async cast(id: string, player: Player, voteId: string, agrees: boolean): Promise<void> {
    await this.#set(id, async (stored) => {
      const { body } = stored;
      const seat = mySeat(body, player);
      const vote = body.votes.find((one) => one.id === voteId && this.#store.outside.now() < one.until);
      if (!vote?.voters.includes(seat)) throw new Refused('noVote');
      if (vote.ayes.includes(seat) || vote.noes.includes(seat)) throw new Refused('hasVoted');
      const ayes = agrees ? [...vote.ayes, seat] : vote.ayes;
      const noes = agrees ? vote.noes : [...vote.noes, seat];
      const others = body.votes.filter((one) => one !== vote);
      const now = { ...vote, ayes, noes };
      if (ayes.length >= vote.needed)
        return this.#carry(id, stored, { ...body, votes: others, lastVote: this.#ended(now, true) }, vote.motion);
      if (vote.voters.length - noes.length < vote.needed) return { body: { ...body, votes: others, lastVote: this.#ended(now, false) } };
      return { body: { ...body, votes: body.votes.map((one) => (one === vote ? now : one)) } };
    });
  }

  #ended(vote: Vote, isCarried: boolean): PastVote {
    return { ...vote, isCarried, endedAt: this.#store.outside.now() };
  }

  /** What all have agreed on elsewhere, and told who runs the server. @throws Refused, BadInput */
  async carry(id: string, motion: Motion): Promise<void> {
    await this.#set(id, (stored) => this.#carry(id, stored, { ...stored.body, votes: [] }, motion));
  }

  /** Takes back one's own last choice, if nobody else has chosen and nothing has come to light. `seq`: the choices that he knows of. @throws Refused */
  async undo(id: string, player: Player, seq: number): Promise<void> {
    await this.#set(id, async ({ body, head }) => {
      const seat = mySeat(body, player);
      if (body.pausedSince !== null) throw new Refused('paused');
      if (head !== seq) throw new Refused('noUndo');
      const made = await choicesMade(this.#store.db, id, head);
      const undo = ownUndo(body, made, seat);
      if ('barrier' in undo) {
        const lastOwn = made.findLastIndex((one) => one.seat === seat);
        throw new Refused('noUndo', undefined, null, lastOwn < 0 ? {} : { undoTo: lastOwn });
      }
      return rewound(body, undo.to);
    });
  }

  /** Gives up: a bot plays on for good. Where no person is left, the game is aborted. @throws Refused */
  async resign(id: string, player: Player): Promise<void> {
    await this.#set(id, async ({ body }) => ({
      body: standIn(body, mySeat(body, player), { kind: 'bot', bot: STAND_IN, replaces: null, resigned: player.id }),
    }));
  }

  /** Who was replaced by a bot takes his seat back. @throws Refused */
  async comeBack(id: string, player: Player): Promise<void> {
    await this.#set(id, async ({ body }) => {
      const seat = seatKeptFor(body, player);
      if (seat === null) throw new Refused('notReplaced');
      return { body: { ...withSeat(body, seat, { kind: 'person', player: player.id, name: player.name, isReady: true }), votes: [] } };
    });
  }

  /** Only while the game is under way. */
  async #set(id: string, how: (stored: StoredTable) => Promise<Change>): Promise<void> {
    await this.#store.set(id, (stored) => {
      if (stored.body.stage !== 'playing') throw new Refused('notPlaying');
      return how(stored);
    });
  }

  async #isAway(id: string, { seats, clock }: TableBody, seat: Seat): Promise<boolean> {
    const person = personAt(seats[seat]);
    // Who may not come is not waited for.
    if (person && (await this.#sanctions.of(person.player, 'ban'))) return true;
    const last = person && (await this.attendance.last(person.player, id));
    return this.#store.outside.now() - (last ?? 0) > awayAfter(clock);
  }

  /** @throws Refused or BadInput for what can't be done at all. */
  async #check(id: string, { body, head }: StoredTable, motion: Motion): Promise<void> {
    const isPaused = body.pausedSince !== null;
    switch (motion.kind) {
      case 'abort':
        return;
      case 'pause':
      case 'resume':
        if (isPaused === (motion.kind === 'pause')) throw new Refused('noMotion');
        return;
      case 'replace':
        if (!personAt(body.seats[motion.seat])) throw new Refused('noMotion');
        if (motion.bot !== null && !isBot(motion.bot)) throw new BadInput('motion.bot', `there is no bot "${motion.bot}"`);
        return;
      case 'undo': {
        const made = await choicesMade(this.#store.db, id, head);
        if (!wasMade(made, motion.to)) throw new BadInput('motion.to', 'must be the number of a choice that a seat has made');
        // From its end on everybody knows the dice of all that might come.
        if (isPlayedOut(body, made)) throw new Refused('notPlaying');
        return;
      }
    }
  }

  /** It has been agreed on; `body` has no more votes on it. @throws Refused where it can't be done any more. */
  async #carry(id: string, stored: StoredTable, body: TableBody, motion: Motion): Promise<Change> {
    await this.#check(id, stored, motion);
    const now = this.#store.outside.now();
    switch (motion.kind) {
      case 'abort':
        return { body: { ...body, stage: 'aborted', votes: [] } };
      case 'undo':
        return rewound(body, motion.to);
      case 'pause':
        return { body: { ...body, pausedSince: now } };
      case 'resume':
        return { body: { ...body, pausedSince: null, pauses: [...body.pauses, [body.pausedSince ?? now, now]] } };
      case 'replace': {
        const { seat, bot } = motion;
        return { body: standIn(body, seat, bot === null ? { kind: 'open' } : { kind: 'bot', bot, replaces: personAt(body.seats[seat]) }) };
      }
    }
  }
}

/** Who plays on for one who gives up. */
const STAND_IN = 'captain';

/** What was voted on may not be what it was. */
const rewound = (body: TableBody, to: number): Change => ({
  body: { ...body, rewinds: [...body.rewinds, to], votes: [] },
  rewindTo: to,
});
