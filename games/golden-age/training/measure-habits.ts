/** `node training/measure-habits.ts GAMES` prints how often the captain takes a choice of each kind that it is offered, by ask. */
import { CHANCE, legal, newGame, play, seatToChoose } from '@bb/golden-age/rules';
import { pick, seeded } from '@bb/kernel';
import { situationOf } from '../bots/bot.ts';
import { BOTS } from '../bots/index.ts';

const counts: Record<string, Record<string, [number, number]>> = {};
/** The counts of a kind of choice at an ask: how often taken, how often offered. */
function count(ask: string, type: string): [number, number] {
  counts[ask] ??= {};
  const of = counts[ask];
  of[type] ??= [0, 0];
  return of[type];
}
for (let n = 0; n < Number(process.argv[2] ?? 60); n++) {
  const random = seeded(`habits/${n}`);
  const g = newGame({ players: 2 + (n % 4) });
  while (g.ask) {
    const choices = legal(g);
    const at = seatToChoose(g) === CHANCE || choices.length === 1 ? null : situationOf(g, choices);
    if (!at) {
      play(g, pick(choices, random));
      continue;
    }
    const chosen = BOTS.captain.choose(at, random);
    for (const choice of choices) count(g.ask.ask, choice.type)[1]++;
    count(g.ask.ask, chosen.type)[0]++;
    play(g, chosen);
  }
}
for (const [ask, of] of Object.entries(counts))
  console.log(
    `  ${ask}: { ${Object.entries(of)
      .map(([type, [taken, offered]]) => `${type}: ${Math.max(0.005, taken / offered).toFixed(3)}`)
      .join(', ')} },`,
  );
