import type { Said } from '@bb/table-kit/catalogue.svelte.ts';
import type { Figures } from '../../how-to-play/figures.ts';

/** The first voyage, and the hints. */
export const voyage = {
  you: 'Holly',
  opponent: 'Anne',
  aim: (n: Figures) =>
    `There are two ways to win. A pirate with ${n.notorietyToWin} Notoriety wins at once. Otherwise the game ends when the last of a player’s ${n.pirates} pirates has gone, and the richest pirate wins, retired or still at sea.`,
  plan: 'On this voyage you take one pirate from his first prize to his first money in port, in about ten minutes. Now and then the choice is yours.',
  over: 'Teach is a rich man with a name, and the King’s hunter is at the door. To retire he needs as much money as two dice say, read as tens and ones, in hundreds. The more he has the surer; but fame brings hunters, and they are quick.',
  overMore:
    'From here on the dice fall as they may, and the computer plays Anne. Play on with Teach if you like, or begin a game of your own.',

  hints: {
    start:
      'Choose where your pirate begins: press a marked hex of the map, one without merchants and hunters. The Caribbean has many ports close together; cargoes of the Indian Ocean are the richest.',
    operation: 'One operation each turn, with one pirate or Commissioner of yours. A card then says who is next: it may be you again.',
    move: 'Each step costs a point. Marked hexes can be reached; hunters on the way try to catch you. You may stop at any time, but only with all points used may you search.',
    afterMove: 'All points are used: a card tells what is in sight. Near land and in open sea the cards differ, and storms cost Speed.',
    prize:
      'Only you see this merchant. Two dice must not exceed the attack number. Missing by 1 or 2 costs hits; by more she escapes. A capture closes her nation’s ports to you for good.',
    ship: 'A prize of defense 3 to 6 can be your ship, undamaged: more Combat and holds, less Speed.',
    hostage:
      'A hostage brings a ransom in any port where you do business. Torture, once each, pleases the crew and may give information for an attack on his home port.',
    revelry:
      'Debauchery & Revelry raises Crew Unrest by 1, and higher is better. The pirate can’t be used in your next turn, and evades and fights with 2 less.',
    port: 'In port one operation: refit, recover, do business, or ransom a hostage. Only sold booty becomes Net Worth.',
    haven: 'A bribed port is the pirate’s safe haven: the best prices, a stash, and a place to retire.',
    stash: 'Stashed money is safe from mutineers and judges, and lost with the port.',
    cunning: 'A point of Cunning rolls these dice again. Spent points never come back.',
    battle:
      'The side with the higher total may end the battle. A pirate who gets away gains 5 Notoriety; one who sinks a hunter gains her Combat.',
    surrender:
      'With a Letter of Marque of the hunters’ nation you may surrender: most retire, some are tried or hanged, and the booty is lost.',
    information: 'You know the weak spots of this port: with them you roll two dice instead of one. They are used up.',
    duel: 'A duel: attacker and defender take turns. After each two exchanges either may back off, for 3 Crew Unrest.',
    alliance: 'Allies sail, hunt and fight together while they lie in the same hex. Promises bind nobody.',
    intercept: 'Your Commissioner may try to catch this pirate: his die must be at least the pirate’s die and Speed.',
    event: 'The card between two turns was an event. A random event shuffles all cards; then hunters at arrows enter the transit boxes.',
    storm: 'A storm: every ship at sea in that ocean loses Speed by a die, more near land. Ports are safe.',
    scurvy: 'Scurvy costs Crew Unrest now and in each turn at sea, and any wound kills. It goes when the pirate recovers in port.',
    mutiny:
      'At Crew Unrest 0 the crew mutinies: a die below Leadership calms it, the same lets the captain retire with his stash, more maroons him.',
    wound: 'The captain is wounded: his ratings are lower until he recovers in port. A second minor or crippling wound would kill him.',
    commissioner: 'A King’s Commissioner hunts for the player who petitioned. The more Notoriety a pirate has, the easier a petition.',
    warship: 'Warships belong to nobody, chase every pirate in their hex, and lie face down until they do.',
    ousted: 'Driven out of port: a hit on Combat, and he may not come back before he has been in another port.',
    retired: 'A pirate has retired. His Net Worth counts at the end; the richest pirate wins.',
    lost: 'A pirate is lost with all he had. The game ends when a player’s last pirate is lost or retires.',
  },
};

export type VoyageTexts = Said<typeof voyage>;
