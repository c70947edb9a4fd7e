/** Why not? One sentence of ours for each rule that forbids things. */
import { FIND_TARGET, HAND_SIZE } from '@bb/engine';

const RULES: Readonly<Record<string, string>> = {
  '2.6': 'Only your own pieces, and only those in play.',
  '4.4 C': 'One card a turn is played for Actions.',
  '4.5': 'That is not among the Actions open now.',
  '4.52': 'Actions from Initiative belong to the one pirate it was taken from.',
  '4.55': 'Cards are discarded for Actions only when none in hand gives any.',
  '4.6': 'Other players act in their windows only.',
  '5.14': 'You have as many pirates in play as you may.',
  '5.16': 'There is no pirate to draw or to deploy.',
  '7.11': 'One Move goes to the next Sea Area, Transit Box, or a port of this sea.',
  '7.12': 'A ship with Speed below 0 needs two Actions of one card for a Move.',
  '7.3': 'Ports are entered from their own Sea Area.',
  '8.11': 'The merchant must lie in the same Sea Area as the pirate.',
  '8.12': `A search succeeds at ${FIND_TARGET} or more, and only for a merchant not yet found this turn.`,
  '8.21': 'A merchant is looted only by the pirate who found it in this same turn.',
  '9.31': 'A port with an anti-pirate governor, or of a nation he has attacked, is closed to him.',
  '9.41': 'Business in port needs a pirate in port.',
  '9.45': 'A governor can be tried only once by each pirate.',
  '9.51': 'The port has been destroyed.',
  '10.27': 'Pirates keep out of a sea where their own player’s Commissioner is.',
  '13.22': 'A revelling crew can only sail, or sober up in port.',
  '13.24': 'Only a revelling crew in port can sober up.',
  '17.12': 'A card for event and Action needs an event that is possible.',
  '17.13': 'This card gives Actions or its event, not this.',
  '17.14': `Of the ${HAND_SIZE} cards in hand at least one must be played.`,
  '17.2 #1': 'The treasure lies on the Isle of Pines, and only who has the map may dig.',
  '18.11': 'The game is over.',
  '18.41 A': 'He needs a Letter of Marque of this port’s nation.',
  '18.41 C': 'He can retire freely only in a safe haven of his own.',
  '18.41 D': 'Only a pro-pirate governor can be bribed.',
};

/** Null where there is no sentence for the number. */
export const ruleText = (rule: string): string | null => RULES[rule] ?? null;
