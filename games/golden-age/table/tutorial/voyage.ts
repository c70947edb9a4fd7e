/**
 * The first voyage: the tutorial game. It follows a script after its set-up. The player is free at each fork, and in any field that a step leaves out.
 */
import { goldenAge } from '@bb/golden-age/rules';
import { type LessonScript, type Step, scriptedGame, scriptWords } from '@bb/table-kit/table/tutorial/lesson-script.ts';
import type { Lesson } from '../i18n/lessons.ts';
import { voyage } from '../i18n/voyage.ts';
import type { GoldenAgeSession } from '../session/session.ts';
import setup from './voyage-setup.json' with { type: 'json' };

type Script = LessonScript<Lesson>;

const { does, asks, fork } = scriptWords<Lesson>();
const chance = (face: number): Step<Lesson> => does('face', { face });
const draw = (card: string): Step<Lesson> => does('drawCard', { card });
const hostage = (name: string): Step<Lesson> => does('drawHostage', { hostage: name });

const BELLAMY = { pirate: 'bellamy' };
const VANE = { pirate: 'vane' };

/** The player's first turn. @param port  that of the merchant he hunts */
const firstTurn = (port: string): Script => [
  asks('find', 'findMerchant', { ...BELLAMY, port }),
  does('pass'),
  chance(2),
  asks('cunning', 'rerollDice'),
  chance(5),
  does('pass'),
  asks('loot', 'lootMerchant', { ...BELLAMY, port }),
  does('pass'),
  chance(4),
  asks('cargo', 'keepDice'),
  hostage('hostage-13'),
  asks('seize', 'seize'),
  asks('stow', 'takeCargo', { hold: 0 }),
];

/** The prize becomes the player's ship, and sails into port. */
const intoPort: Script = [
  asks('ship', 'convertShip'),
  asks('revelry', 'decline'),
  does('playAgainst', { card: 'wear-and-tear-2' }),
  does('decline'),
  chance(3),
  asks('sail', 'move', { ...BELLAMY, to: 'san-juan' }),
];

/** The opponent loots his merchant; then the player's turn begins with a storm. @param window  what the player does when he is asked */
const opponentsPrize = (port: string, window: Script): Script => [
  does('lootMerchant', { ...VANE, port }),
  ...window,
  chance(2),
  does('keepDice'),
  hostage('hostage-7'),
  does('seize'),
  does('takeCargo', { hold: 0 }),
  does('holdForRansom'),
  does('finish'),
  does('decline'),
  ...window,
  draw('storms-at-sea-1'),
  chance(1),
  chance(3),
  draw('skull-and-crossbones-2'),
];

/** The opponent's turn. A player who has passed passes until it ends, and draws a card less. @param port  that of the other merchant */
const opponentsTurn = (port: string): Script => [
  draw('heavy-guns-1'),
  does('playForActions', { card: 'scurvy-outbreak-1' }),
  does('findMerchant', { ...VANE, port }),
  asks('window', 'pass'),
  chance(6),
  fork(
    [
      asks('interrupt', 'playAgainst', { card: 'wear-and-tear-1' }),
      does('decline'),
      chance(6),
      ...opponentsPrize(port, []),
      draw('fair-winds-1'),
    ],
    [asks('interrupt', 'pass'), ...opponentsPrize(port, [does('pass')])],
  ),
];

const arrival: Script = [
  asks('secondTurn', 'playForActions', { card: 'skull-and-crossbones-2' }),
  asks('port', 'doPortActivities', BELLAMY),
  does('playAgainst', { card: 'mutiny-conspiracy-1' }),
  does('decline'),
  chance(2),
  chance(1),
];

/** Business in port, and the rest of the turn. */
const lastActions: Script = [
  asks('refit', 'refit'),
  chance(5),
  asks('haven', 'buyHaven'),
  chance(1),
  asks('pay', 'pay'),
  asks('leavePort', 'finish'),
  asks('deploy', 'deployPirate'),
  asks('hull', 'chooseShip'),
  asks('retire', 'retireInHaven', BELLAMY),
  draw('letter-of-marque-2'),
  draw('heavy-guns-2'),
];

const hold: Step<Lesson> = asks('hostage', 'holdForRansom');
const sells = (lesson: Lesson, hold: number): Step<Lesson> => asks(lesson, 'sellHold', { hold });
const torture: Script = [asks('hostage', 'torture'), chance(4)];

/** The hostage from Martinique is French, that from Santo Domingo Spanish, as San Juan is: only the latter fetches a ransom there. */
const offMartinique: Script = [
  ...firstTurn('martinique'),
  fork([hold], torture),
  ...intoPort,
  ...opponentsTurn('santo-domingo'),
  ...arrival,
  sells('sell', 0),
];
const offSantoDomingo: Script = [
  ...firstTurn('santo-domingo'),
  fork(
    [
      hold,
      ...intoPort,
      ...opponentsTurn('martinique'),
      ...arrival,
      asks('ransom', 'ransom'),
      chance(4),
      chance(2),
      does('keepDice'),
      asks('stowRansom', 'stow', { hold: 1 }),
      sells('sale', 0),
      sells('sale', 1),
    ],
    [...torture, ...intoPort, ...opponentsTurn('martinique'), ...arrival, sells('sell', 0)],
  ),
];

const SCRIPT: Script = [
  asks('card', 'playForInitiative', { card: 'warship-sighting-1', ...BELLAMY }),
  fork(offMartinique, offSantoDomingo),
  ...lastActions,
];

export const { placeAt: voyageAt, begin: beginVoyage } = scriptedGame<GoldenAgeSession, Lesson>(SCRIPT, setup, {
  choices: goldenAge.choices,
  options: { players: 2 },
  names: voyage,
});
