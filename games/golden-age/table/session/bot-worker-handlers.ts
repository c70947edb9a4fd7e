/** What the bot worker does: the answers of any game's bots, and the valuations of the System Player. */
import { type Memory, newMemory, playerNamed, type Situation, situationOf, valuations } from '@bb/golden-age/bots';
import { decision, type Game, type GoldenAge, load, type Seat } from '@bb/golden-age/rules';
import type { Worth } from '@bb/golden-age/text';
import type { BotPlayer } from '@bb/kernel';
import { botAnswers } from '@bb/table-kit/session/bot-answers.ts';

/** A `Worth` whose choice is given by its id. */
export type WorthOfId = Omit<Worth, 'choice'> & { readonly id: number };

/** The memory of each bot at this table, by seat. */
const memories = new Map<Seat, Memory>();

function memoryOf(seat: Seat): Memory {
  const memory = memories.get(seat) ?? newMemory();
  memories.set(seat, memory);
  return memory;
}

/** A bot that remembers what it has found out at this table. */
function player(name: string): BotPlayer<GoldenAge> | null {
  const bot = playerNamed(name);
  if (!bot) return null;
  return {
    choose: (g, random) => bot.choose(asked(g), random),
    think(g, random) {
      const at = asked(g);
      return bot.think?.(at, random, memoryOf(at.decision.seat)) ?? null;
    },
  };
}

export const { ready, answer, hurry } = botAnswers<GoldenAge>({ load, decision }, { player });

/** 19.17 How the System Player rates each Action. */
export const weigh = (position: object): readonly WorthOfId[] =>
  valuations(asked(load(position))).map(({ choice, ...worth }) => ({ ...worth, id: choice.id }));

/** @throws Error if no seat is asked in this position */
function asked(g: Game): Situation {
  const at = situationOf(g);
  if (at) return at;
  throw new Error('no seat is asked in this position');
}
