/** The one line that says who must do what. */
import { CHANCE } from '@bb/kernel';
import type { GameSession } from '../session/game-session.ts';
import type { SessionTypes } from '../session/session-game.ts';
import type { ReplayMoment } from '../session/snapshot.ts';
import { tableWords } from './words.ts';

/** What the line needs of a session. */
export type Asker<T extends SessionTypes> = Pick<
  GameSession<T>,
  'sent' | 'sealed' | 'asked' | 'haltReason' | 'names' | 'thinking' | 'person' | 'sealing'
> & { readonly snapshot: Pick<GameSession<T>['snapshot'], 'decision' | 'choices'> };

interface PromptWords<T extends SessionTypes> {
  readonly sealed: (choice: string) => string;
  readonly thinking: (seat: string) => string;
  readonly choosing: (seat: string) => string;
  readonly allChoosing: (seats: string) => string;
  readonly gameOver: string;
  /** While the server answers for the player. By default it is that of all tables. */
  readonly oneMoment?: string;
  readonly list: (seats: readonly string[]) => string;
  readonly choice: (choice: T['choice']) => string;
  /** The question, for the player who is asked. */
  readonly question: (decision: T['decision']) => string;
}

export function promptLine<T extends SessionTypes>(
  { sent, sealed, asked, haltReason, names, thinking, person, sealing, snapshot: { decision, choices } }: Asker<T>,
  words: PromptWords<T>,
): string {
  const common = tableWords().prompt;
  if (haltReason) return haltReason;
  if (sent) return common.sending(words.choice(sent));
  if (sealed) return words.sealed(words.choice(sealed));
  if (thinking !== null) return words.thinking(names.seat(thinking));
  if (!decision) return words.gameOver;
  if (decision.seat === CHANCE) return common.rolling;
  if (choices.length > 0) return words.question(decision);
  if (sealing?.passes) return common.passing;
  if (decision.seat === person) return words.oneMoment ?? common.oneMoment;
  return asked.length > 1
    ? words.allChoosing(words.list(asked.map((seat) => names.seat(seat))))
    : words.choosing(names.seat(decision.seat));
}

/** The prompt during a replay, or while another seat's view is shown. */
export function replayPrompt<T extends SessionTypes>(
  { at, seat }: ReplayMoment<T>,
  { length, turns, names, viewers }: GameSession<T>,
): string {
  const words = tableWords();
  if (at === length && viewers.length > 1) return words.lookingAround(seat === null ? words.aSpectator : names.seat(seat));
  const turn = turns.findLast((turn) => turn.at <= at);
  return turn ? words.looking(turn.turn, names.seat(turn.seat)) : words.lookingBefore;
}
