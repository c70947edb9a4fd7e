import { CHOICES, type Choice, newGame, PIRATES, PORTS, placeOf, tablesFor, type View, view } from '@bb/golden-age/rules';
import { expect, test } from 'vitest';
import { de } from './de/index.ts';
import { fr } from './fr/index.ts';
import { en, isHopeless, namesFor } from './index.ts';

const options = { players: 3 };
const seen = view(newGame(options), 0);
const [pirate] = PIRATES;
const [port] = PORTS;
if (pirate === undefined || port === undefined) throw new Error('no pieces');
const inPort = { at: seen.at.map((at, other) => (other === pirate ? placeOf(port) : at)) };
const rich = (doubloons: number): Partial<View> => ({ netWorth: seen.netWorth.map(() => doubloons) });
const of = (type: Choice['type']): Choice => {
  const choice = CHOICES.find((choice) => choice.type === type && (!('pirate' in choice) || choice.pirate === pirate));
  if (!choice) throw new Error(`no ${type}`);
  return choice;
};

test.each<readonly [string, Choice, Partial<View>, boolean]>([
  ['a haven that can’t be paid', of('buyHaven'), rich(0), true],
  ['a haven that may be paid', of('buyHaven'), rich(100), false],
  ['a bribe that can’t be paid', of('bribeToRetire'), rich(1000), true],
  ['a bribe that may be paid', of('bribeToRetire'), rich(9000), false],
  ['a Commissioner sought against a pirate with Notoriety 3', of('deployCommissioner'), { notoriety: seen.notoriety.map(() => 3) }, true],
  ['one sought against a pirate with Notoriety 4', of('deployCommissioner'), { notoriety: seen.notoriety.map(() => 4) }, false],
  ['a pirate who is caught must fight, though he can’t win', of('fight'), {}, false],
])('%s, in every language', (_what, choice, has, hopeless) => {
  const now = { view: { ...seen, ...inPort, ...has, activePirate: pirate }, about: { pirate, port } };
  for (const language of [en, de, fr]) expect(isHopeless(choice, namesFor(tablesFor(options), [], language), now)).toBe(hopeless);
});
