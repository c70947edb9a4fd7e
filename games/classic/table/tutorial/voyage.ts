/**
 * The first voyage: the tutorial game. It follows a script after its set-up. The player is free at each fork, and in any field that a step leaves out.
 */
import { classic } from '@bb/classic/rules';
import { type LessonScript, type Step, scriptedGame, scriptWords } from '@bb/table-kit/table/tutorial/lesson-script.ts';
import type { Lesson } from '../i18n/lessons.ts';
import { voyage } from '../i18n/voyage.ts';
import type { ClassicSession } from '../session.ts';
import setup from './voyage-setup.json' with { type: 'json' };

type Script = LessonScript<Lesson>;

const { dice, does, asks, fork } = scriptWords<Lesson>();
const draw = (card: number): Step<Lesson> => does('drawCard', { card: `card-${card}` });

const TEACH = { pirate: 'teach' };
const VANE = { pirate: 'vane' };
const keep = does('keepDice');

/** The opponent sails a hex; the cards then say what happens before the player's next turn. */
const annesMove = (die: number, to: string): Script => [does('sail', VANE), ...dice(die), keep, does('moveTo', { to }), does('stop')];

/** The player's first turn: three hexes, and a search. */
const search: Script = [
  asks('sail', 'sail', TEACH),
  ...dice(1),
  keep,
  asks('step', 'moveTo', { to: 'A0710' }),
  asks('onward', 'moveTo', { to: 'A0810' }),
  fork([asks('waters', 'moveTo', { to: 'A0809' })], [asks('waters', 'moveTo', { to: 'A0709' })]),
  asks('search', 'search'),
  draw(35),
  does('drawMerchant', { merchant: 'merchant-12' }),
  draw(8),
  ...annesMove(2, 'A1004'),
  draw(13),
  draw(9),
  does('drawMerchant', { merchant: 'merchant-21' }),
  draw(3),
];

/** The chase, which ends well with a point of Cunning. */
const chase: Script = [
  asks('prize', 'takePrize', TEACH),
  asks('inspect', 'attack'),
  ...dice(6, 4),
  asks('cunning', 'rerollDice'),
  ...dice(3, 3),
];

/** A warship finds the player's pirate. */
const found: Script = [
  draw(21),
  ...annesMove(1, 'A1005'),
  draw(29),
  does('drawWarship', { warship: 'warship-8' }),
  does('hunt', TEACH),
  ...dice(2, 6),
  keep,
];

/** The first round goes well; the player may leave it at that. A second one sinks the warship. */
const battle: Script = [
  ...dice(3, 3, 3, 3),
  keep,
  ...dice(4),
  fork([asks('battle', 'endBattle')], [asks('battle', 'fightOn'), ...dice(6, 4, 2, 2), keep, ...dice(5)]),
];

/** Into port, and a Commissioner for the opponent. @param die  a slower ship needs a better one @param isSpared  the hostage may still be tortured */
const intoPort = (die: number, isSpared: boolean): Script => [
  draw(16),
  asks('toPort', 'sail', TEACH),
  ...dice(die),
  keep,
  asks('coast', 'moveTo', { to: 'A0708' }),
  asks('port', 'moveTo', { to: 'port-royal' }),
  ...(isSpared ? [does('endTurn')] : []),
  draw(17),
  does('petition', TEACH),
  ...dice(1, 3),
  does('drawCommissioner', { commissioner: 'maynard' }),
  does('startAt', { to: 'atlantic-crossing' }),
  draw(20),
];

/** Cargo, crew and hostage of the prize, and what comes then. Only while the hostage may be tortured something is left to do before a turn ends. */
const plunder = (die: number): Script => [
  draw(26),
  asks('cargo', 'stow', { hold: 0 }),
  asks('revelry', 'decline'),
  draw(5),
  draw(23),
  fork(
    [asks('hostage', 'torture'), ...dice(4), ...found, ...battle, ...intoPort(die, false)],
    [asks('hostage', 'spare'), asks('endTurn', 'endTurn'), ...found, ...battle, ...intoPort(die, true)],
  ),
];

/** The Commissioner comes nearer. */
const hunted: Script = [
  draw(11),
  does('moveCommissioner', { commissioner: 'maynard' }),
  does('moveTo', { to: 'A1508' }),
  does('moveTo', { to: 'A1408' }),
  does('stop'),
];

/** Business in port. Money that is kept on board may be stashed after the opponent's turn too, which the player leaves alone. */
const business: Script = [
  asks('business', 'doBusiness', TEACH),
  asks('sell', 'sellHold', { hold: 0 }),
  asks('haven', 'bribe'),
  ...dice(2),
  keep,
  asks('pay', 'pay'),
  asks('done', 'finish'),
  asks('endPort', 'endTurn'),
  fork([asks('stash', 'stashAll'), ...hunted], [asks('stash', 'pass'), ...hunted, does('pass')]),
  draw(22),
  asks('ransom', 'ransom'),
  ...dice(4),
  keep,
];

const SCRIPT: Script = [
  ...search,
  ...chase,
  fork([asks('ship', 'takeShip'), ...plunder(2)], [asks('ship', 'keepShip'), ...plunder(1)]),
  ...business,
];

export const { placeAt: voyageAt, begin: beginVoyage } = scriptedGame<ClassicSession, Lesson>(SCRIPT, setup, {
  choices: classic.choices,
  options: { players: 2 },
  names: voyage,
});
