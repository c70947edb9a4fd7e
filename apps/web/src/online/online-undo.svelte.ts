/** Undo among the players of a server: at once where the server allows it, otherwise by a vote. */
import type { Undo, UndoByVote, UndoControl } from '@bb/table-kit/session/game-session.ts';
import { faultText } from '../shared/fault-text.ts';
import type { TableCard } from '../shared/messages.ts';
import { ask, Refused } from '../shared/server-api.ts';

/** What undo needs of a session. */
interface UndoSession {
  readonly card: TableCard;
  /** The number of choices so far. */
  readonly length: number;
  /** The number of the player's last choice; null if this page has not seen it. */
  readonly lastOwn: number | null;
  notice: string;
}

export class OnlineUndo implements UndoControl {
  /** The server refused to undo when `at` choices had been made; a vote could go back to choice `to`, unless it is null. */
  private refused = $state.raw<{ readonly to: number | null; readonly at: number } | null>(null);
  private readonly session: UndoSession;
  private isBusy = false;

  constructor(session: UndoSession) {
    this.session = session;
  }

  private get refusal(): { readonly to: number | null } | null {
    return this.refused?.at === this.session.length ? this.refused : null;
  }

  get reach(): Undo | UndoByVote {
    const { card, length, lastOwn } = this.session;
    if (card.stage !== 'inProgress') return { barrier: 'over' };
    if (card.isPaused) return { barrier: 'paused' };
    if (card.votes.some(({ proposal }) => proposal.kind === 'undo')) return { vote: 'open' };
    const { refusal } = this;
    if (refusal) return refusal.to === null ? { barrier: 'nothing' } : { vote: 'needed' };
    // Somebody else has chosen since, or Chance.
    return { vote: lastOwn !== null && length > lastOwn + 1 ? 'needed' : 'unneeded' };
  }

  async take(): Promise<void> {
    const { reach, session } = this;
    if (this.isBusy || !('vote' in reach) || reach.vote === 'open') return;
    this.isBusy = true;
    try {
      const to = this.refusal ? this.refusal.to : await this.undoNow();
      if (to !== null && reach.vote === 'needed')
        await ask('POST', `/api/tables/${session.card.id}/votes`, { proposal: { kind: 'undo', to } });
    } catch (error) {
      session.notice = faultText(error);
    }
    this.isBusy = false;
  }

  /** @returns the choice that a vote could go back to, if the server does not undo without one */
  private async undoNow(): Promise<number | null> {
    const { card, length: at } = this.session;
    try {
      await ask('POST', `/api/tables/${card.id}/undo`, { seq: at });
      return null;
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'noUndo') throw error;
      this.refused = { to: error.undoTo, at };
      return error.undoTo;
    }
  }
}
