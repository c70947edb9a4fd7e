import type { Said } from '../../catalogue.svelte.ts';

/** Earlier moments of a game, and what-ifs. */
export const replay = {
  backToNow: 'Back to the game',
  scrubber: 'The game so far',
  slider: 'Moment of the game',
  turnOf: (turn: number, seat: string) => `Turn ${turn}: ${seat}`,
  beforeTurns: 'Before the first turn',
  turnBack: 'Start of turn (Page Up)',
  stepBack: 'One step back ([)',
  play: 'Play',
  pause: 'Pause',
  stepOn: 'One step forward (])',
  turnOn: 'Next turn (Page Down)',
  jump: 'Jump to a turn',
  eyes: 'View as',
  eyesOf: (seat: string) => `As ${seat}`,
  spectator: 'As a spectator',
  whatIf: 'What if…',
  whatIfWhy: 'Play on from here in a new game against bots',
  whatIfTitle: 'What if?',
  whatIfText: (where: string) =>
    `A new game begins at this moment (${where}). You play one seat, and bots play the others. The original game stays as it is.`,
  whatIfHidden: 'The game is not over, so everything you could not see is dealt anew: a what-if tells you nothing about the other hands.',
  whatIfOpen: 'The game is over, so all players keep the cards they held.',
  whatIfSeat: 'You play',
  whatIfStart: 'Play from here',
};

export type ReplayWords = Said<typeof replay>;
