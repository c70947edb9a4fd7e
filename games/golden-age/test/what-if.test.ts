/** A what-if keeps what its player knew, deals the rest anew, and is proved by replay. */
import { BadInput, type Deal, pick, replayWhatIf, seeded, whatIfOf, whatIfStart } from '@bb/kernel';
import { checkDamage } from '@bb/kernel/testing';
import { expect, test } from 'vitest';
import { type ChoiceJson, choiceToJson, type GameEvent, goldenAge, legal, load, play, save } from '../rules/index.ts';
import { mustBeSound } from '../rules/testing/invariants.ts';
import { gamesEach, MANY_GAMES, playGame } from './random-games.ts';

const START = 400;
const OPTIONS = { players: 3 };

function choicesOf(seed: number): readonly ChoiceJson[] {
  const choices: ChoiceJson[] = [];
  playGame({ players: 3, seed, settings: {} }, ({ next }) => {
    if (next !== null) choices.push(choiceToJson(next));
  });
  return choices;
}

/** @returns a what-if that is played on to its end, and the position there */
function whatIfWith(deal: Deal | null) {
  const origin = [{ choices: choicesOf(5).slice(0, START), deal }];
  const g = whatIfStart(goldenAge, OPTIONS, origin);
  const random = seeded('since');
  const choices: ChoiceJson[] = [];
  for (let offered = legal(g); offered.length > 0; offered = legal(g)) {
    const choice = pick(offered, random);
    choices.push(choiceToJson(choice));
    play(g, choice);
  }
  return { whatIf: whatIfOf(goldenAge, OPTIONS, origin, choices, g), end: g };
}
const { whatIf, end } = whatIfWith({ seat: 1, seed: 'kraken' });
const reread = (json: unknown) => replayWhatIf(goldenAge, JSON.parse(JSON.stringify(json)));

test('it is played on from where it begins, to its end or for some choices', () => {
  expect(save(reread(whatIf))).toEqual(save(end));
  expect(save(replayWhatIf(goldenAge, whatIf, 0))).toEqual(save(whatIfStart(goldenAge, OPTIONS, whatIf.origin)));
  const events: GameEvent[] = [];
  replayWhatIf(goldenAge, whatIf, 1, events);
  expect(events.length).toBeLessThan(20);
});

test('the dealt position is sound at every place, and its player sees the same', () => {
  const choices = choicesOf(6);
  const random = seeded('places');
  for (let n = 0; n < 40; n++) {
    const at = Math.floor(random() * choices.length);
    const seat = pick([null, 0, 1, 2], random);
    const [truth, dealt] = [null, { seat, seed: String(n) }].map((deal) =>
      whatIfStart(goldenAge, OPTIONS, [{ choices: choices.slice(0, at), deal }]),
    );
    if (!truth || !dealt) throw new Error('both are there');
    mustBeSound(dealt);
    expect(goldenAge.view(dealt, seat), `after ${at} choices, seat ${seat}`).toEqual(goldenAge.view(truth, seat));
    expect(save(load(save(dealt)))).toEqual(save(dealt));
  }
});

test('errors name the damaged place', () => {
  const { origin, choices, result, ...rest } = whatIf;
  const [first] = origin;
  const cases: readonly (readonly [object, RegExp])[] = [
    [{ ...rest, choices, result }, /^origin: must be a list, and not empty/],
    [
      { ...rest, choices, result, origin: [{ ...first, deal: { seat: 9, seed: '' } }] },
      /^origin\[0\]\.deal\.seat: must be a seat from 0 to 2/,
    ],
    [{ ...rest, choices, result, origin: [{ ...first, choices: [{ type: 'sail' }] }] }, /^origin\[0\]\.choices\[0\]: /],
    [{ ...rest, options: { players: 77 }, choices, result, origin }, /^options\.players: /],
    [{ ...rest, result, origin }, /^choices: must be a list/],
    [{ ...rest, choices: choices.with(3, { type: 'sail' }), result, origin }, /^choices\[3\]: /],
    [{ ...rest, choices: [{ type: 'breakOff' }, ...choices], result, origin }, /^choices\[0\]: .*not allowed/],
    [{ ...rest, choices, result: null, origin }, /^result: the choices lead to/],
    [{ ...rest, choices, result: { scores: [] }, origin }, /^result: the choices lead to/],
    [{ ...rest, format: 'what-if-1', start: {}, choices, result }, /^format: this program reads what-ifs of format 1, not what-if-1/],
  ];
  for (const [json, message] of cases) {
    expect(() => reread(json)).toThrow(message);
    expect(() => reread(json)).toThrow(BadInput);
  }
});

test('any damage is refused with its place, or harmless', MANY_GAMES, () => {
  expect(checkDamage(whatIf, (json) => replayWhatIf(goldenAge, json), gamesEach(60) * 4, 7)).toBeGreaterThan(50);
});
