import { BadInput, type ChoiceJson, choiceFromJson, type Game, type GameOptions, newGame, play, refusal } from '@bb/engine';

/** A game as far as these choices lead, with what has happened in `events`. @throws BadInput for one that is not allowed. */
export function playOut(options: GameOptions, choices: readonly ChoiceJson[]): Game {
  const g = newGame(options);
  g.events = [];
  for (const [i, json] of choices.entries()) {
    const path = `choices[${i}]`;
    const choice = choiceFromJson(json, path);
    const refused = refusal(g, choice);
    if (refused) throw new BadInput(path, refused.message);
    play(g, choice);
  }
  return g;
}
