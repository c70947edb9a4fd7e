/** Votes of the players of a game in progress, undo, and resigning: docs/tables.md. */
import type { Seat } from '@bb/kernel';
import { BadInput } from '@bb/kernel';
import type { PastVote, Proposal, Vote } from '@bb/protocol';
import { gapsOf } from '../accounts/environment.ts';
import { Refused } from '../accounts/refused.ts';
import { Sanctions } from '../accounts/sanctions.ts';
import { timeBetween } from '../time/stops.ts';
import { hasEnded, isSeatChoice, ownUndo, readChoices } from './choice-history.ts';
import { hostedGame } from './hosted-games.ts';
import { LastVisits } from './last-visits.ts';
import { runWrites } from './table-notifier.ts';
import { checkBot, type TableRecord } from './table-record.ts';
import { type Player, personAt, replacedSeatOf, replacePerson, requireSeat, resigned, withSeat } from './table-seats.ts';
import type { StoredTable, TableChange, TableStore } from './table-store.ts';
import { awayAfterMs, postponed, voteDurationMs, voteRules } from './vote-rules.ts';

const ID_BYTES = 6;

export class TableVotes {
  readonly lastVisits: LastVisits;
  readonly #store: TableStore;
  readonly #sanctions: Sanctions;

  constructor(store: TableStore) {
    this.#store = store;
    this.lastVisits = new LastVisits(store.db, store.environment);
    this.#sanctions = new Sanctions(store.db, store.environment);
  }

  /** Starts a vote, with the proposer in favor. It replaces an open vote of the same player. @throws Refused, BadInput */
  async propose(id: string, player: Player, proposal: Proposal): Promise<void> {
    await this.#update(id, async (stored) => {
      const { record } = stored;
      const by = requireSeat(record, player);
      await this.#check(id, stored, proposal);
      const isAway = proposal.kind === 'replace' && (await this.#isAway(id, record, proposal.seat));
      const { voters, needed } = voteRules(await this.#voters(record), proposal, isAway);
      if (!voters.includes(by)) throw new Refused('noProposal');
      const { now, random } = this.#store.environment;
      const until = now() + voteDurationMs(record.clock);
      const vote: Vote = { id: random(ID_BYTES).toString('hex'), proposal, by, voters, needed, ayes: [by], noes: [], until };
      const others = record.votes.filter((vote) => vote.by !== by);
      if (needed <= 1) return this.#carryOut(id, stored, { ...record, votes: others, lastVote: this.#ended(vote, true) }, proposal);
      const next = { ...record, votes: [...others, vote] };
      return { record: next, alsoWrite: (tx) => runWrites(tx, this.#store.notifier.voteStarted({ id, record: next }, vote)) };
    });
  }

  /** Votes. A vote can't be changed. @throws Refused `noVote` or `hasVoted` */
  async cast(id: string, player: Player, voteId: string, agrees: boolean): Promise<void> {
    await this.#update(id, async (stored) => {
      const { record } = stored;
      const seat = requireSeat(record, player);
      const { environment } = this.#store;
      const isOpen = (vote: Vote): boolean => environment.now() < postponed(vote, record.clock, gapsOf(environment)).until;
      const vote = record.votes.find((vote) => vote.id === voteId && isOpen(vote));
      if (!vote?.voters.includes(seat)) throw new Refused('noVote');
      if (vote.ayes.includes(seat) || vote.noes.includes(seat)) throw new Refused('hasVoted');
      const ayes = agrees ? [...vote.ayes, seat] : vote.ayes;
      const noes = agrees ? vote.noes : [...vote.noes, seat];
      const others = record.votes.filter((other) => other !== vote);
      const now = { ...vote, ayes, noes };
      if (ayes.length >= vote.needed)
        return this.#carryOut(id, stored, { ...record, votes: others, lastVote: this.#ended(now, true) }, vote.proposal);
      if (vote.voters.length - noes.length < vote.needed)
        return { record: { ...record, votes: others, lastVote: this.#ended(now, false) } };
      return { record: { ...record, votes: record.votes.map((other) => (other === vote ? now : other)) } };
    });
  }

  #ended(vote: Vote, isCarried: boolean): PastVote {
    return { ...vote, isCarried, endedAt: this.#store.environment.now() };
  }

  /** Carries out a proposal without a vote: the players have agreed outside the game, and told the operator. @throws Refused, BadInput */
  async carryOut(id: string, proposal: Proposal): Promise<void> {
    await this.#update(id, (stored) => this.#carryOut(id, stored, { ...stored.record, votes: [] }, proposal));
  }

  /**
   * Takes back the player's own last choice, if nobody else has chosen since and nothing hidden was revealed.
   * @param seq  the number of choices that the client knows
   * @throws Refused
   */
  async undo(id: string, player: Player, seq: number): Promise<void> {
    await this.#update(id, async ({ record, head }) => {
      const seat = requireSeat(record, player);
      if (record.pausedSince !== null) throw new Refused('paused');
      if (head !== seq) throw new Refused('noUndo');
      const choices = await readChoices(this.#store.db, id, head);
      const undo = ownUndo(record, choices, seat);
      if ('barrier' in undo) {
        const lastOwn = choices.findLastIndex((choice) => choice.seat === seat);
        throw new Refused('noUndo', undefined, null, lastOwn < 0 ? {} : { undoTo: lastOwn });
      }
      return this.#rewound(record, undo.to, choices);
    });
  }

  /** Gives the player's seat to the game's substitute for good. If no person is left, the game is aborted. @throws Refused */
  async resign(id: string, player: Player): Promise<void> {
    await this.#update(id, async ({ record }) => ({ record: resigned(record, requireSeat(record, player), player) }));
  }

  /** Gives the seat back to a player replaced by a bot. @throws Refused */
  async returnToSeat(id: string, player: Player): Promise<void> {
    await this.#update(id, async ({ record }) => {
      const seat = replacedSeatOf(record, player);
      if (seat === null) throw new Refused('notReplaced');
      return { record: { ...withSeat(record, seat, { kind: 'person', player: player.id, name: player.name, isReady: true }), votes: [] } };
    });
  }

  /** Changes a game in progress. @throws Refused `notInProgress` */
  async #update(id: string, how: (stored: StoredTable) => Promise<TableChange>): Promise<void> {
    // Whether a vote is over is decided when it is known what counts.
    await this.#store.environment.time?.settle();
    await this.#store.update(id, (stored) => {
      if (stored.record.stage !== 'inProgress') throw new Refused('notInProgress');
      return how(stored);
    });
  }

  /** The seats of the players who can vote: all but those who are banned or have deleted their accounts. */
  async #voters({ seats }: TableRecord): Promise<readonly Seat[]> {
    const persons = seats.map(personAt);
    const players = await this.#sanctions.existingWithout(
      'ban',
      persons.flatMap((person) => person?.player ?? []),
    );
    return persons.flatMap((person, seat) => (person && players.has(person.player) ? [seat] : []));
  }

  async #isAway(id: string, { seats, clock }: TableRecord, seat: Seat): Promise<boolean> {
    const person = personAt(seats[seat]);
    // The others need not wait for a banned player.
    if (person && (await this.#sanctions.active(person.player, 'ban'))) return true;
    const last = person && (await this.lastVisits.lastVisit(person.player, id));
    const { environment } = this.#store;
    return timeBetween(last ?? 0, environment.now(), gapsOf(environment)) > awayAfterMs(clock);
  }

  /** @throws Refused or BadInput if the proposal is impossible now */
  async #check(id: string, { record, head }: StoredTable, proposal: Proposal): Promise<void> {
    const isPaused = record.pausedSince !== null;
    switch (proposal.kind) {
      case 'abort':
        return;
      case 'pause':
      case 'resume':
        if (isPaused === (proposal.kind === 'pause')) throw new Refused('noProposal');
        return;
      case 'replace':
        if (!personAt(record.seats[proposal.seat])) throw new Refused('noProposal');
        if (proposal.bot !== null) checkBot(hostedGame(record.game, record.version).bots, proposal.bot, 'proposal.bot');
        return;
      case 'undo': {
        const choices = await readChoices(this.#store.db, id, head);
        if (!isSeatChoice(choices, proposal.to)) throw new BadInput('proposal.to', 'must be the number of a choice that a seat has made');
        // After the end the dice seed is public, so players could foresee the dice.
        if (hasEnded(record, choices)) throw new Refused('notInProgress');
        return;
      }
    }
  }

  /** @param record  the record without this vote @returns the change that carries out the proposal @throws Refused if it is not possible any more */
  async #carryOut(id: string, stored: StoredTable, record: TableRecord, proposal: Proposal): Promise<TableChange> {
    await this.#check(id, stored, proposal);
    const now = this.#store.environment.now();
    switch (proposal.kind) {
      case 'abort':
        return { record: { ...record, stage: 'aborted', votes: [] } };
      case 'undo':
        return this.#rewound(record, proposal.to, await readChoices(this.#store.db, id, stored.head));
      case 'pause':
        return { record: { ...record, pausedSince: now } };
      case 'resume':
        return { record: { ...record, pausedSince: null, pauses: [...record.pauses, [record.pausedSince ?? now, now]] } };
      case 'replace': {
        const { seat, bot } = proposal;
        return {
          record: replacePerson(
            record,
            seat,
            bot === null ? { kind: 'open' } : { kind: 'bot', bot, replaces: personAt(record.seats[seat]) },
          ),
        };
      }
    }
  }

  /**
   * Rewinds the game to choice `to`. All votes end, because they may be about choices that are gone. The time since that choice was made is
   * charged to nobody; the time before it counts again for the seat that made it.
   */
  #rewound(record: TableRecord, to: number, choices: readonly { readonly at: number }[]): TableChange {
    const now = this.#store.environment.now();
    const from = Math.min(choices[to]?.at ?? now, now);
    return {
      record: { ...record, rewinds: [...record.rewinds, to], pauses: [...record.pauses, [from, now]], votes: [] },
      rewindTo: to,
    };
  }
}
