/** Tells a game as a chronicle: a chapter for the life of each pirate, in the order in which they set sail. */
import type { PirateId, Seat } from '@bb/classic/rules';
import { lifeOf, type ProseWords, sailorsOf, triumphsOf } from '@bb/classic/text/prose';
import type { Chapter, Chronicle } from '@bb/table-kit/table/history/chronicle.ts';
import { history as historyTexts } from '../i18n/history.ts';
import type { Session, WholeGame } from '../session.ts';
import { words } from '../words.ts';

export interface Life extends Chapter {
  readonly pirate: PirateId;
  readonly seat: Seat;
}

export function chronicleOf({ seats, names }: Session, { history: { events }, present }: WholeGame, prose: ProseWords): Chronicle<Life> {
  const texts = historyTexts();
  const language = words();
  const triumphs = triumphsOf(present.view, events);
  const ended = events.findLast(({ type }) => type === 'gameEnded');
  const chapters = sailorsOf(events).map((pirate, chapter): Life => {
    const seat = present.view.owner[pirate] ?? -1;
    const player = names.seat(seat);
    const text = lifeOf(pirate, events, { prose, pieces: language.pieces, player, chapter, triumph: triumphs.get(pirate) ?? null }).join(
      ' ',
    );
    return { pirate, seat, title: language.pieces.pirate(pirate), under: texts.forPlayer(player), entries: [{ text }] };
  });
  return {
    title: texts.heading,
    under: texts.of(seats.map((_, seat) => names.seat(seat))),
    chapters,
    end: ended?.type === 'gameEnded' ? [language.events.gameEnded(ended, names.seat)] : [],
  };
}
