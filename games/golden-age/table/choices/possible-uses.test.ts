import {
  AREAS,
  type Choice,
  type Decision,
  decision,
  type Game,
  goldenAge,
  legal,
  newGame,
  type Options,
  PIRATES,
  PLACES,
  PORTS,
  play,
  possibleUses,
  type Thing,
  view,
} from '@bb/golden-age/rules';
import { en } from '@bb/golden-age/text';
import { ruleText } from '@bb/golden-age/text/rule-texts';
import { refusal } from '@bb/kernel';
import { expect, test } from 'vitest';
import { seeded } from '../testing/seeded.ts';

type Situation = Parameters<typeof possibleUses>[1];

/** Plays a random game, and calls `look` at every third step. */
function wander(options: Options, seed: number, look: (g: Game, d: Decision, offered: readonly Choice[]) => void): void {
  const random = seeded(seed);
  const g = newGame(options);
  for (let i = 0; g.ask; i++) {
    const d = decision(g);
    const offered = legal(g).slice();
    if (d && d.seat >= 0 && i % 3 === 0) look(g, d, offered);
    const choice = offered[Math.floor(random() * offered.length)];
    if (!choice) return;
    play(g, choice);
  }
}

const situation = (g: Game, { ask, seat }: Decision): Situation => ({ ask, seat, view: view(g, seat), tables: g.tables });

/** Everything that the seat could point at, for each of its pirates. */
function things({ view: seen, seat }: Situation): readonly Thing[] {
  const fleet = seen.fleet[seat] ?? [];
  return [
    { kind: 'seat' },
    ...seen.hand.map((card): Thing => ({ kind: 'card', card })),
    ...fleet.flatMap((pirate): Thing[] => [
      { kind: 'pirate', pirate },
      ...PLACES.map((place): Thing => ({ kind: 'place', place, pirate })),
      ...PORTS.map((port): Thing => ({ kind: 'merchant', port, pirate })),
    ]),
  ];
}

const CASES: readonly Options[] = [{ players: 2 }, { players: 4, retireInPiratePorts: true }, { players: 6 }];

test.each(CASES)('names a rule with a text for every unavailable choice, %o', (options) => {
  const untold = new Set<string>();
  let closed = 0;
  wander(options, 7, (g, d) => {
    const now = situation(g, d);
    for (const thing of things(now))
      for (const choice of possibleUses(thing, now)) {
        const rule = refusal(goldenAge, g, choice)?.rule;
        if (rule === undefined) continue;
        closed += 1;
        if (ruleText(rule, en) === null) untold.add(`${d.ask} ${choice.type} ${rule}`);
      }
  });
  expect([...untold]).toEqual([]);
  expect(closed).toBeGreaterThan(2000);
});

/** The asks that are answered by pointing at things. */
const POINTED: readonly string[] = ['takeAction', 'playCard', 'antiPirateAction', 'portActivity'];
/** Choices that no thing stands for: they end the decision, or have their own list. */
const LOOSE: readonly Choice['type'][] = ['pass', 'finish', 'endActions', 'endAlliance', 'deployPirate'];

test('finds every offered choice among the uses of some thing', () => {
  const missed = new Set<string>();
  for (const options of CASES)
    wander(options, 11, (g, d, offered) => {
      if (!POINTED.includes(d.ask)) return;
      const now = situation(g, d);
      // A use of the ally's ship is not listed for the pirate.
      const possible = new Set(things(now).flatMap((thing) => possibleUses(thing, now)));
      const isAllied = now.view.fleet[d.seat]?.some((pirate) => (now.view.ally[pirate] ?? -1) >= 0);
      for (const choice of offered)
        if (!possible.has(choice) && !LOOSE.includes(choice.type) && !isAllied) missed.add(`${d.ask} ${choice.type}`);
    });
  expect([...missed]).toEqual([]);
});

test('gives a place the choices to sail there, to attack its port, or to do port activities', () => {
  const g = newGame({ players: 2 });
  const [pirate] = PIRATES;
  const [here, there] = AREAS;
  const port = PLACES.at(-1);
  if (pirate === undefined || here === undefined || there === undefined || port === undefined) throw new Error('no pieces');
  const seen = view(g, 0);
  const now: Situation = { ask: 'takeAction', seat: 0, tables: g.tables, view: { ...seen, at: seen.at.map(() => here) } };
  const kinds = (place: (typeof PLACES)[number]): readonly string[] => [
    ...new Set(possibleUses({ kind: 'place', place, pirate }, now).map(({ type }) => type)),
  ];
  expect(kinds(here)).toEqual([]);
  expect(kinds(there)).toEqual(['move']);
  expect(kinds(port)).toEqual(['move', 'attackPort']);
});
