/** Tells a game as a chronicle: a chapter for the life of each pirate, in the order in which they set sail. */
import type { GameEvent, PirateId, Seat, View } from '@bb/classic/rules';
import type { Language } from '@bb/classic/text';
import { lifeOf, type ProseWords, sailorsOf } from '@bb/classic/text/prose';

export interface Chapter {
  readonly pirate: PirateId;
  readonly seat: Seat;
  readonly title: string;
  readonly player: string;
  readonly text: string;
}

export interface ChronicleSource {
  readonly events: readonly GameEvent[];
  readonly language: Language;
  readonly prose: ProseWords;
  readonly view: Pick<View, 'owner'>;
  readonly seat: (seat: Seat) => string;
}

export interface Chronicle {
  readonly chapters: readonly Chapter[];
  /** How the game ended. */
  readonly end: string;
}

export function chronicleOf({ events, language, prose, view, seat }: ChronicleSource): Chronicle {
  const { pieces } = language;
  const ended = events.findLast(({ type }) => type === 'gameEnded');
  return {
    chapters: sailorsOf(events).map((pirate) => {
      const owner = view.owner[pirate] ?? -1;
      const player = seat(owner);
      const text = lifeOf(pirate, events, { prose, pieces, player }).join(' ');
      return { pirate, seat: owner, title: pieces.pirate(pirate), player, text };
    }),
    end: ended?.type === 'gameEnded' ? language.events.gameEnded(ended, seat) : '',
  };
}
