/** The one line that says who must do what. */
import { CHANCE } from '@bb/classic/rules';
import type { ChoiceTexts } from '../i18n/en/choices.ts';
import type { Session } from '../session.ts';
import { text } from '../words.ts';
import type { Scene } from './scene.ts';

/** What the line needs of a session. */
export type Asker = Pick<Session, 'sent' | 'sealed' | 'asked' | 'haltReason' | 'names' | 'thinking' | 'person' | 'sealing'>;

/** @param scene  the question; null if the game is over */
export function promptLine(
  { sent, sealed, asked, haltReason, names, thinking, person, sealing }: Asker,
  scene: Scene | null,
  { prompt: said }: ChoiceTexts,
): string {
  const named = (choice: NonNullable<typeof sent>): string => text().choice(choice, names.seat);
  if (haltReason) return haltReason;
  if (sent) return said.sending(named(sent));
  if (sealed) return said.sealed(named(sealed));
  if (thinking !== null) return said.thinking(names.seat(thinking));
  if (!scene) return said.gameOver;
  const { decision, choices, view } = scene;
  if (decision.seat === CHANCE) return said.rolling;
  if (choices.length > 0) return text().prompt(decision, view, names.seat);
  if (sealing?.passes) return said.passing;
  if (decision.seat === person) return said.oneMoment;
  return asked.length > 1 ? said.allChoosing(asked.map((seat) => names.seat(seat)).join(', ')) : said.choosing(names.seat(decision.seat));
}
