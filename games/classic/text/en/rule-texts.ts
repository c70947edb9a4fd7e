/** A short reference of the rules, by their numbers. Figures of the components are read from them. */
import { LAST_TURN, PAID_PER_HUNDRED as PAID, RECONSTRUCTED as SET } from '../../rules/index.ts';
import { figure, signed } from '../figures.ts';
import { eventsInRules } from '../random-events.ts';
import { count, list } from './grammar.ts';

const { crewUnrest, notorietyToWin, combat, speed } = SET.tracks;
const { activePirates, pirates, piratesShortGame, commissioners, governorsAtStart, merchantsAtStart, warshipMove } = SET.limits;
const startingShips = SET.ships
  .filter((ship) => ship.start)
  .map((ship) => `a ${ship.name}`)
  .join(' or ');
const strengths = list(SET.ships.map((ship) => `${ship.strength} (${ship.name})`));
const modifiers = list(SET.oceans.map((ocean) => `${ocean.name} ${ocean.hostageModifier === 0 ? '0' : signed(ocean.hostageModifier)}`));
const earthquakes = SET.earthquake.map((id, i) => `${i + 1} ${SET.ports.find((port) => port.id === id)?.name ?? id}`).join(', ');

export const rules = {
  C1: 'A roll is of one die, of two dice added, or of a Dr66: two dice read as tens and ones. Crew Unrest goes up for a content crew and down for an angry one. If pirates are equally notorious, chance decides.',
  C2: `The game has ${SET.pirates.length} pirates, ${SET.logs.length} two-sided ship logs, ${SET.cards.length} action cards, ${SET.merchants.length} merchants, ${SET.warships.length} warships, ${SET.kingsCommissioners.length} King’s Commissioners, ${SET.governors.length} governors, ${SET.lettersOfMarque.length} Letters of Marque and ${SET.ports.length} ports.`,
  C3: 'Hidden are the order of the cards, what lies in the cups, merchants and warships that lie face down, and what a captor knows of his hostages. Everything else is public.',
  C4: `Each player draws a pirate. ${governorsAtStart} governors and ${merchantsAtStart} merchants are placed. In turn each pirate takes ${startingShips} and begins in any hex without hunters and merchants, with Crew Unrest ${crewUnrest.start}. A card names the first player.`,
  'C4.1': 'Two to four players take the seats that the action lines name.',
  'C4.2': 'Captain Blood stays out of the deck of pirates, unless an option puts him there or you play alone.',
  'C4.3': 'Each player draws one pirate.',
  'C4.4': `${governorsAtStart} governors go to ports that the dice name, but to no pirate haven.`,
  'C4.5': `${merchantsAtStart} merchants lie face down at the stations that cards name.`,
  'C4.6': 'In turn each player takes a free ship and a hex without hunters and merchants.',
  'C4.7': 'Cards are drawn until one names the first player.',
  C5: 'A Player Turn is its beginning, one operation, and its end. The next player is named by an action card.',
  'C5.1':
    'As the turn begins, scurvy costs Crew Unrest at sea. Then the player takes one operation or passes. A pirate with a D&R marker from before this turn can’t be operated; his marker comes off when the turn ends. A pirate who occupies a port must sack it or leave it.',
  'C5.2': 'A ship at sea lies in a hex, a ship in port lies in the port and not in its hex, and a ship in a transit box lies in no hex.',
  'C5.3':
    'The operations are: activate a pirate, sail, take a prize, one of the port operations, sack an occupied port, careen or end it, retire, petition for a Commissioner, and move, refit, careen or intercept with a Commissioner. Or pass.',
  'C5.4':
    'Before and after the operation a player may torture or free hostages, stash Net Worth in a safe haven, trade in port, form or break alliances, and throw booty overboard to make room for a trade.',
  'C5.5':
    'At the end of a turn, crews whose Crew Unrest is 0 mutiny, markers come off, blockades are felt, and Net Worth may be stashed. Then cards are drawn until one names the next player; the events on the cards before it happen first.',
  C6: 'Ships sail from hex to hex; land can block the side between two. A port lies in its hex. A transit box joins oceans through the arrow hexes beside it.',
  C7: `A player draws another pirate, who begins like the first. At most ${activePirates} are active at a time, and ${pirates} may be used in a game, ${piratesShortGame} in the short one. There must be a free log for ${startingShips}.`,
  C8: 'A move is a roll, steps from hex to hex, and perhaps a search or an attack on a port.',
  'C8.1':
    'A die and the ship’s Speed give the points of the move, at least 1. Each step costs 1. Entering a transit box is a move of its own; when a pirate leaves it, his first point takes him to an arrow hex. He may stop at any time, and entering a port ends the move. A pirate who has been in a box must call at a port before he enters another. He can’t enter anti-pirate or destroyed ports, those that others occupy or that he was driven out of, and those guarded by their nation’s hunters.',
  'C8.2': 'When a pirate enters a hex with hunters, they try to intercept him. After a battle the move is over.',
  'C8.3':
    'A pirate who has used all his points and is at sea may draw a card to search for merchants. It says what he finds near land or in open sea: nothing, a merchant, two, or a storm.',
  'C8.4': 'Instead of searching he may attack the port of his hex, however far he has sailed.',
  C9: 'A merchant ship is a prize: inspected, attacked, captured and plundered.',
  'C9.1':
    'Merchants lie face down, each with a public number that tells nothing about it. If several lie face down in a hex, chance picks the one that is met.',
  'C9.2':
    'Only the player sees the merchant. Letting it go costs 1 Crew Unrest. If the player attacks, the merchant is turned face up. The pirate who captures it gets it, even if another was chasing it.',
  'C9.3':
    'Add the pirate’s Combat, Speed and Ability, and subtract the merchant’s defense: that is the attack number. Roll two dice. If they show no more than the attack number, the merchant is captured. If they show 1 or 2 more, the pirate takes that many hits, and the merchant stays. If they show still more, the merchant escapes.',
  'C9.4':
    'The merchant’s nation closes its ports to the captor. He gains as much Notoriety as his Cruelty, or twice that if the merchant had damaged him. Ship, cargo and hostage follow.',
  'C9.5': 'A card gives the worth of the cargo, by the merchant’s defense and the ocean. It fills one hold.',
  'C9.6': `A merchant of defense ${strengths} may become the pirate’s ship, undamaged, if a log is free and the merchant has not damaged him. Booty that the new holds can’t take goes overboard.`,
  'C9.7': `Draw a card. Add its hostage number, the merchant’s defense and the number of the ocean (${modifiers}). A total of 10 or more brings a hostage and 5 Notoriety. Only the captor’s player knows the hostage’s home port.`,
  'C9.8':
    'A hostage can be tortured once, which gives 1 Crew Unrest. Roll a die. If it shows less than the captor’s Cruelty, the hostage tells of his home port and dies. If it shows the same, he tells of it and lives. If it shows more, he tells nothing. What he told helps in one attack on that port.',
  'C9.9':
    'After a prize the pirate may declare Debauchery & Revelry. If the cargo’s card bears the mark, not doing so costs 1 Crew Unrest.',
  C10: 'The crew’s mood is a track, from content to mutiny.',
  'C10.1': `Crew Unrest begins at ${crewUnrest.start} and goes from ${crewUnrest.highest} down to 0, where the crew mutinies.`,
  'C10.2':
    'Money, revels, torture, rest in port and victories please the crew. Damage in fights, scurvy, blockades, prizes let go and cowardice anger it.',
  'C10.3': `A crew whose Crew Unrest is 0 mutinies when the operation or event is over. Roll a die. If it shows less than the pirate’s Leadership, he talks them down, and Crew Unrest is ${crewUnrest.afterMutiny}. If it shows the same, he may retire with his stash alone. Otherwise he is marooned.`,
  'C10.4':
    'When a pirate leaves the game his ship log is free, and his booty, hostages, letter and havens are gone. Net Worth and stash are kept only by those who retire.',
  C11: 'Debauchery & Revelry gives 1 Crew Unrest. Its marker bars the pirate from operations in his player’s next turn and takes 2 from his evasion and battle dice. In a neutral or friendly port a governor is drawn, who may turn the port against the pirate. After a sale or a ransom in a pirate haven it is mandatory.',
  C12: 'In port a pirate refits, recovers, does business or ransoms a hostage.',
  'C12.1': `To a pirate a port is anti-pirate, neutral, pro-pirate, his safe haven, or a pirate haven. Its nation in his attack history makes it anti-pirate; else its governor decides, and a Letter of Marque of its nation is worth one step. Each £100 of booty brings £${PAID.neutral} in a neutral port, £${PAID.pro} in a pro-pirate one, £${PAID.safeHaven} in a safe haven and £${PAID.pirateHaven} in a pirate haven.`,
  'C12.2': 'Refit, recover, business and ransom are operations of their own.',
  'C12.3': 'Refitting repairs 1 hit on Combat in a neutral port, 2 in a pro-pirate one, all in havens.',
  'C12.4': `Recovering in port cures scurvy and wounds. Without scurvy a crew below ${crewUnrest.start} cheers up by 1.`,
  'C12.5':
    'Business is to sell holds, then perhaps to bribe for a safe haven, to buy the Letter of Marque on offer, and to revel. Each full £100 received is worth 1 Crew Unrest and 1 Notoriety. A price is a die × £100.',
  'C12.6': 'A hostage brings a die × £100, at the port’s rate, and as much Crew Unrest and Notoriety as a sale.',
  'C12.7':
    'In his own safe haven a pirate may stash Net Worth. It counts when he retires and at the end. If the port is sacked or destroyed before he retires, it is lost.',
  'C12.8': 'A governor stays until another comes or an event takes him. Pirates for whom the port becomes anti-pirate are driven out.',
  C13: 'Hunters and governors can drive pirates from ports, or starve them there.',
  'C13.1':
    'A pirate who is driven out is put to sea with 1 hit on Combat, meets the hunters there, and may not come back before he has been in another port. It happens when hunters of the port’s nation come, or when the port turns anti-pirate, and to a pirate in a taken port who no longer occupies it and is no longer an ally of its occupier.',
  'C13.2':
    'If a hunter of another nation lies in the hex of a port, a pirate in that port loses 1 Crew Unrest at the end of his player’s turn.',
  C14: 'Ports can be attacked from their hex, taken, and sacked.',
  'C14.1': 'A pirate can’t attack pirate havens, destroyed, occupied or guarded ports, and those that he was driven out of.',
  'C14.2':
    'The pirate’s Ability, Combat and a die, or two with information from a hostage, must exceed the port’s defense and two dice. Its nation closes its ports to him, win or lose.',
  'C14.3': 'If he fails he takes as many hits as he was lower, and 1 more, and may not try again before he has been in another port.',
  'C14.4':
    'If he succeeds he takes as many hits as the lower of the port’s dice, less 1. He plunders its value × a die × £100, and gains as much Notoriety as its defense. Its value falls by 1. He occupies it: next turn he must sack it or leave.',
  'C14.5':
    'A sack is another attack, against half the defense, rounded up. It gives Notoriety of twice the defense and 3 Crew Unrest, and the port is destroyed.',
  C15: 'Careening near land or in port repairs as many hits on Speed as a die shows. A careened ship can neither sail nor evade, and fights badly, until another operation floats it.',
  C16: 'Hunters, which are warships and King’s Commissioners, try to intercept pirates at sea, and fight those they catch.',
  'C16.1':
    'They try when a pirate enters their hex, when an event brings them to him, and by an operation of a Commissioner. In transit boxes they meet by random events, without dice.',
  'C16.2':
    'Hunters of one nation fight as one, with their Combat added. Those of different nations try one after the other, the strongest first.',
  'C16.3': 'The pirate rolls a die and adds his Speed; the hunters roll a die. If his total is not higher, they catch him.',
  'C16.4': `In each round both sides roll two dice and add their Combat. The pirate also adds his Ability. The side with the lower total takes as many hits as it was lower, the other side takes 1. The side with the higher total may end the battle. A pirate who gets away gains Notoriety. A ship with Combat ${combat.sunkAt} sinks, and so does one whose Speed falls to ${figure(speed.sunkAt)}.`,
  C17: 'Battles wound pirates, and the sea makes them sick.',
  'C17.1':
    'Roll a die for each hit in a fight. If it shows 1, draw a card, which names the wound. A superficial wound takes 1 from each rating until the turn ends. A minor wound takes 2 from all but Cruelty, and a crippling wound 3 from each, until he recovers; the crippling one costs 1 of each for good, but adds 1 to Cruelty. A second minor or crippling wound is fatal, and so is any wound together with scurvy.',
  'C17.2': 'Scurvy costs Crew Unrest at once and in each turn at sea, and 1 Combat, until the pirate recovers in port.',
  C18: 'King’s Commissioners hunt the pirates of other players.',
  'C18.1': `A Dr66 that is no more than the Notoriety of a rival’s pirate brings a Commissioner. A player has at most ${commissioners}.`,
  'C18.2':
    'A Commissioner moves up to his Movement, without a die. He drives pirates from ports of his nation, but tries to intercept nobody in a move.',
  'C18.3': 'A Commissioner keeps his damage. He refits and careens in port; at Combat 0 or Movement 0 he goes back to the cup.',
  'C18.4':
    'With another hunter waiting outside, a Commissioner may enter a pirate haven: all pirates are driven out, the hunters outside try to intercept them, and the haven may become an English port.',
  C19: 'Warships come by action cards, face down, belong to nobody and always try to intercept. The player to the left of the pirate’s owner decides when their battle ends.',
  C20: 'Pirates fight duels over revels and broken alliances.',
  'C20.1': 'A pirate who declares Debauchery & Revelry may challenge the most notorious rival in the same hex or port, who can’t refuse.',
  'C20.2':
    'The attacker adds a die to his Duel Attack, the defender a die to his Duel Defense. If the attacker’s total is higher, the defender loses the difference in Endurance; if not, the attacker loses 1. They take turns to attack; after two exchanges either may back off. A pirate whose Endurance is 0 is dead.',
  'C20.3': 'The winner gains the loser’s Endurance and both Duel ratings in Notoriety, and 2 Crew Unrest. Backing off costs 3 Crew Unrest.',
  C21: 'Pirates of different players can sail as allies.',
  'C21.1': 'Two pirates in the same hex or port may form an alliance. Promises between their players bind nobody.',
  'C21.2':
    'Allies together sail together, search with two cards, take prizes with 2 less on the dice, and attack ports with both ships. Half of the Notoriety goes to the ally, and the ports close to him too.',
  'C21.3': 'If one of them is in a battle, two pairs of dice are rolled for him, and the better counts.',
  'C21.4': 'A pirate who breaks an alliance can be challenged to a duel. If they part in another way it ends without one.',
  'C21.5': 'Pirates in the same port may trade booty, hostages and Net Worth.',
  C22: 'Action cards decide who plays next and what happens.',
  'C22.1': 'A card has a field for each use, and a draw reads one of them.',
  'C22.2': 'When the deck is empty, all cards are shuffled. A draw from an empty cup does not happen.',
  'C22.3': `The line of a card names a player or an event: a random event, a warship that moves up to ${warshipMove} hexes or is new, a warship that goes for the most notorious pirate, merchants that come, or merchants with even or odd numbers that go.`,
  'C22.4':
    'For a random event the cards are shuffled, and one is drawn. Then hunters on arrow hexes enter the transit boxes, and meet the pirates there.',
  C23: 'Random events strike ports, oceans and pirates.',
  'C23.1': `There are ${list(eventsInRules('en'))}: ${earthquakes}.`,
  'C23.2':
    'In a storm each ship at sea takes as many hits on Speed as a die shows, less 2, or less 1 near land. A warship goes down on a 6, near land on a 5 too.',
  C24: 'A pirate retires with his wealth, if he can.',
  'C24.1': 'In a safe haven or pro-pirate port he needs a Dr66 × £100 of Net Worth, his stash included.',
  'C24.2': 'A retired pirate leaves the map and keeps Net Worth and Notoriety for the end.',
  'C24.3':
    'In battle with hunters of his letter’s nation he may surrender: booty is lost, and a die decides whether he is hanged, tried, or retires.',
  'C24.4': 'A mutiny or the King’s pardon may let him retire too.',
  C25: 'A point of Cunning, spent for good, rerolls a pirate’s roll once, with all its dice. In a contest all see the dice first. Where no roll could be better, nobody is asked.',
  C26: 'The game is won by Notoriety or by wealth.',
  'C26.1': `A pirate with ${notorietyToWin} Notoriety wins for his player at once.`,
  'C26.2': `The game ends when a player’s last pirate, of ${count(pirates, 'pirate')} or ${piratesShortGame} in the short game, has left it. The richest pirate, retired or on the map, wins.`,
  'C26.3': 'If the game would end by a retirement that wins it, it goes on until a second player’s pirates are used up.',
  'C26.4': 'If no pirate is left, nobody wins.',
  'C26.5': `After ${LAST_TURN} Player Turns the game ends as if a player’s last pirate had left it.`,
  C27: `Two to four play; five or six have one active pirate each. Options: the short game with ${piratesShortGame} pirates each, Captain Blood in the deck, open hostages, bribes only after a sale, and another component set.`,
  C28: 'Alone, you play Captain Blood against two rivals. The computer plays them; they leave each other’s pirates alone and hunt him. He must be the richest at the end, or gain the Notoriety that wins a game.',
};

export type RuleNumber = keyof typeof rules;
