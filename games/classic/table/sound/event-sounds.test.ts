import { type GameEvent, NO_PIRATE } from '@bb/classic/rules';
import { expect, test } from 'vitest';
import { soundsOf } from './event-sounds.ts';

const rolled: GameEvent = { type: 'rolled', rule: '', purpose: 'attack', pirate: NO_PIRATE, dice: [1] };

test('what happens is heard in order, the same sound only once in a row', () => {
  expect(soundsOf([rolled, { type: 'turnPassed', rule: '', seat: 0 }, rolled, { type: 'deckShuffled', rule: '' }, rolled])).toEqual([
    'dice',
    'card',
    'dice',
  ]);
});
