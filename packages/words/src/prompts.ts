import {
  type About,
  type ActionKind,
  type Choice,
  cunningLeft,
  type Decision,
  NONE,
  type PirateId,
  REVELRY,
  type Seat,
  TITLE_OF,
  type View,
} from '@bb/engine';
import { ACTIONS } from './actions.ts';
import { type Prospect, prospect } from './contests.ts';
import { doubloons, hunter, list, type Names, plural, rated } from './names.ts';
import { percent } from './odds.ts';
import { PURPOSES } from './purposes.ts';

/** What only the seat that is asked may see: with it a prompt says more. */
export interface Asked {
  readonly view: View;
  readonly choices: readonly Choice[];
}

/** What the seat must decide, in one line. An ask without words of its own falls back to its name. */
export function prompt(d: Decision, n: Names, asked?: Asked): string {
  const { about } = d;
  const pirate = about.pirate === undefined ? 'your pirate' : n.pirate(about.pirate);
  const other = about.target === undefined ? 'the other' : n.pirate(about.target);
  const port = about.port === undefined ? 'port' : n.port(about.port);
  const booty = `${doubloons(about.doubloons ?? 0)}${about.hostage === undefined ? '' : ` and a ${n.hostage(about.hostage)}`}`;
  switch (d.ask) {
    case 'draftPirate':
      return 'Choose a pirate for your hand.';
    case 'deployFleet':
      return 'Deploy a pirate in a Sea Area.';
    case 'deployInSecret':
      return 'Deploy a pirate in a Sea Area; the others will see it when all have chosen.';
    case 'chooseShip':
      return `Choose a ship for ${pirate}.`;
    case 'playCard':
      return 'Play a card for its Actions.';
    case 'discardForAction':
      return 'Discard a second card for another Action?';
    case 'takeAction':
      return 'Choose an Action.';
    case 'antiPirateAction':
      return `${moment(about, n, asked?.view)} ${asked ? whatCouldBeDone(asked, n) : 'Interrupt?'}`;
    case 'negate':
      return `${about.by === undefined ? 'An opponent' : n.seat(about.by)} plays ${about.card === undefined ? 'a card' : n.card(about.card)} against ${pirate}. Cancel it?`;
    case 'rerollWithCunning':
      return about.contest ? contestPrompt(d, about.contest, n, asked?.view) : rollPrompt(about, pirate);
    case 'fightOrFlee':
      return `${foe(about, n)} attacks ${pirate}${about.fromAfar ? ' from a neighboring sea' : ''}. Fight or flee?`;
    case 'surrenderOrFight':
      return `${foe(about, n)} has ${pirate} at bay. Surrender with the Letter of Marque and retire, or fight?`;
    case 'attackOrHold':
      return `${foe(about, n)} is where ${pirate} is. Attack at once? If not, it stays on station.`;
    case 'kcSurprise':
      return `${foe(about, n)} is about to attack ${pirate}. Send a King’s Commissioner in its place with KC Surprise? ${price(d.seat, about)}`;
    case 'doubleCross':
      return `${pirate} surrenders to ${foe(about, n)}, to retire with his Letter of Marque. Put him on trial with Double Cross? ${price(d.seat, about)}`;
    case 'bearOddHit':
      return `${pirate} and ${other} share ${plural(about.hits ?? 0, 'Combat hit')}. Whose ship takes the odd one?`;
    case 'chooseSenior':
      return `${pirate} and ${other} lead equally well. Who gets the odd part of what they win?`;
    case 'takeAllysPart':
      return `${pirate}’s part of the cargo is ${doubloons(about.doubloons ?? 0)}. Into which of his holds?`;
    case 'defendWithSkull':
      return `${other} is about to grab ${pirate}’s booty. Play Skull & Crossbones for ${pirate}?`;
    case 'payGrabber':
      return `${other} takes ${doubloons(about.doubloons ?? 0)} from ${pirate}. Which of his holds pays?`;
    case 'duelOn':
      return `The duel is a tie. Shall ${pirate} fight on against ${other}? It goes on if both want it.`;
    case 'takeSpoils':
      return `${pirate} has beaten ${other}: take what he leaves.${about.doubloons ? ` Booty taken so far: ${doubloons(about.doubloons)}.` : ''}`;
    case 'clearPrize':
      return `There is not room for both cargoes on ${other}’s ship. Throw any of ${other}’s overboard?`;
    case 'clearHolds':
      return `There is not room for both cargoes on ${other}’s ship. Which of ${pirate}’s holds goes overboard?`;
    case 'stowPlunder':
      return `${pirate} carries ${doubloons(about.doubloons ?? 0)} off from ${port}. Into which hold?`;
    case 'seizeBooty':
      return `The prize off ${port} holds ${booty}. Seize it?`;
    case 'dealWithPrize':
      return about.holdsOf === undefined || about.holdsOf === about.pirate
        ? `Deal with the prize: ${booty}.`
        : `There is not room for all on ${n.pirate(about.holdsOf)}’s new ship. What goes overboard?`;
    case 'declareRevelry':
      return `Let ${pirate}’s crew revel? Loyalty +${REVELRY}; until they have sobered up in port (an Action) he can only sail.`;
    case 'portActivity':
      return `${pirate} in ${port}: choose what to do.${about.doubloons ? ` Sold so far: ${doubloons(about.doubloons)}.` : ''}`;
    case 'stowBooty':
      return `Stow ${doubloons(about.doubloons ?? 0)} in which of ${pirate}’s holds?`;
    case 'divideRepairs':
      return repairs(about, pirate, asked);
    case 'payForHaven':
      return `Pay ${doubloons(about.doubloons ?? 0)} for a safe haven in ${port}?`;
    case 'payToRetire':
      return `Pay the governor ${doubloons(about.doubloons ?? 0)} and retire?`;
    case 'keepOrDeploy':
      return `Keep ${drawn(n, asked)} in hand, or deploy him now?`;
    case 'keepOrRefuse':
      return `Keep ${drawn(n, asked)}, or refuse him for another?`;
    case 'chooseSuccessor':
      return `The crew has marooned ${pirate}. Who takes command?`;
    case 'chooseArea':
      return about.port === undefined ? `Where does ${pirate} come into play?` : `${pirate} is driven out of ${port}. To which sea?`;
    case 'discardToFate':
      return 'Discard a card to the Finger of Fate.';
    default:
      return d.ask;
  }
}

/** Who has just been drawn is the last in hand. */
function drawn(n: Names, asked: Asked | undefined): string {
  const pirate = asked?.view.pirateHand.at(-1);
  return pirate === undefined ? 'the pirate drawn' : n.pirateInFull(pirate);
}

function repairs({ hits = 0 }: About, pirate: string, asked: Asked | undefined): string {
  const track = asked?.choices.some(({ type }) => type === 'repairSpeed') ? 'Speed' : 'Combat';
  return `${plural(hits, 'repair')} to divide: how many for the ${track} of ${pirate}’s ship? The rest goes to what else is damaged.`;
}

/** The warship or Commissioner that attacks. */
function foe({ warship, commissioner, by }: About, n: Names): string {
  if (warship !== undefined && warship >= 0) return n.warship(warship);
  if (commissioner === undefined) return 'The enemy';
  return by === undefined ? n.commissioner(commissioner) : hunter(by, commissioner, n);
}

/** [R52] What an answer with a card costs. */
const price = (seat: Seat, { by }: About): string => (seat === by ? 'For you it is free.' : 'It is your anti-pirate action of this turn.');

/** What the pirate is about, and how far he has come. */
function moment(about: About, n: Names, view: View | undefined): string {
  const { pirate, action } = about;
  const owner = view && pirate !== undefined ? view.owner[pirate] : undefined;
  const whose = owner === undefined || owner < 0 ? '' : `${n.seat(owner)}’s `;
  const who = `${whose}${pirate === undefined ? 'pirate' : n.pirate(pirate)}`;
  if (!action) return `${who} acts.`;
  const where = about.place === undefined || about.place < 0 ? 'port' : n.sea(about.place);
  if (about.moment === 'aftermath') return `${who}’s ${doneAt(action, where)} is over.`;
  return `${who} is about to ${toDo(action, where)}${action === 'lootMerchant' ? ': the last chance to stop him' : ''}.`;
}

function doneAt(action: ActionKind, where: string): string {
  switch (action) {
    case 'move':
      return `voyage to ${where}`;
    case 'findMerchant':
    case 'lootMerchant':
      return `${ACTIONS[action]} off ${where}`;
    case 'attackPort':
      return `attack on ${where}`;
    default:
      return ACTIONS[action];
  }
}

function toDo(action: ActionKind, where: string): string {
  switch (action) {
    case 'move':
      return `sail to ${where}`;
    case 'findMerchant':
      return `look for the merchant off ${where}`;
    case 'lootMerchant':
      return `loot the merchant off ${where}`;
    case 'portActivities':
      return 'do business in port';
    case 'recovery':
      return 'sober up his crew';
    case 'retireByLetter':
      return 'retire by his Letter of Marque';
    case 'retireInHaven':
      return 'retire in his haven';
    case 'retireInPiratePort':
      return 'retire in this pirate port';
    case 'bribeToRetire':
      return 'bribe the governor and retire';
    case 'attackPort':
      return `attack ${where}`;
    case 'sackPort':
      return 'sack the port';
    case 'bootyGrab':
      return 'grab another pirate’s booty';
    case 'alliance':
      return 'join forces with another pirate';
    case 'dig':
      return 'dig for treasure';
    case 'drawOrDeploy':
      return 'come into play';
  }
}

/** The ways to interrupt, in short; the choices themselves say more. */
function whatCouldBeDone({ choices, view }: Asked, n: Names): string {
  const cards = new Set<string>();
  const deeds = new Set<string>();
  for (const choice of choices) {
    if ('card' in choice && TITLE_OF[choice.card] !== undefined) cards.add(n.card(choice.card));
    const deed = deedOf(choice, view, n);
    if (deed) deeds.add(deed);
  }
  const ways = [...(cards.size === 0 ? [] : [`play ${list([...cards], 'or')}`]), ...deeds];
  return ways.length === 0 ? 'You can only let it pass.' : `You could ${list(ways, 'or')}.`;
}

function deedOf(choice: Choice, view: View, n: Names): string | null {
  const commissioner = view.you === null ? undefined : view.commissioner[view.you];
  const yours = commissioner === undefined || commissioner < 0 ? 'your Commissioner' : n.commissioner(commissioner);
  switch (choice.type) {
    case 'deployCommissioner':
      return 'send out a King’s Commissioner';
    case 'useWarship':
      return 'attack with the warship on station';
    case 'moveCommissioner':
      return `move ${yours}`;
    case 'attackPiratePort':
      return `attack a pirate port with ${yours}`;
    case 'oust':
      return `drive the pirates out of port with ${yours}`;
    case 'react':
      return `go after him with ${yours}`;
    default:
      return null;
  }
}

function rollPrompt({ roll }: About, pirate: string): string {
  if (!roll) return `${pirate}: use Cunning to roll again?`;
  const { dice, modifier, target, under, purpose } = roll;
  const sum = dice.reduce((total, die) => total + die, 0) + modifier;
  const needed = target === undefined ? '' : `, ${under ? 'at most' : 'at least'} ${target} needed`;
  const inAll = dice.length === 1 && modifier === 0 ? needed.slice(1) : ` ${sum} in all${needed}`;
  return `${pirate} rolled ${dice.join(' + ')} for ${PURPOSES[purpose]}${inAll === '' ? '' : `:${inAll}`}. Use Cunning to roll again?`;
}

/** Both sides as the dice lie, and what comes of keeping them or throwing again. */
function contestPrompt(d: Decision, contest: NonNullable<About['contest']>, n: Names, view: View | undefined): string {
  const { purpose, sides, side } = contest;
  const named = sides.map(({ pirate, seat, dice, modifier }, i) => {
    const thrown = dice.reduce((total, die) => total + die, 0);
    const who = purpose === 'oust' && pirate >= 0 ? 'the pirates in port' : pirate >= 0 ? n.pirate(pirate) : rival(d, seat, sides, n, view);
    return {
      i,
      text: `${who} ${modifier === 0 ? thrown : `${thrown} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)} = ${rated(thrown + modifier)}`}`,
    };
  });
  const own = named.find(({ i }) => i === side)?.text ?? '';
  const others = list(
    named.filter(({ i }) => i !== side).map(({ text }) => text),
    'and',
  );
  const kept = prospect(contest, side, false);
  const again = prospect(contest, side, true);
  const purposeName = PURPOSES[purpose].replace(/^the /, '');
  return `The ${purposeName}: ${own} against ${others}. As it stands, ${standing(kept, purpose)}${rerollers(contest, n, view)}. Roll again with Cunning? ${hopes(again, purpose)}.`;
}

function standing({ win, tie }: Prospect, purpose: string): string {
  if (tie === 1) return 'it is a tie';
  if (purpose === 'flight') return win === 1 ? 'he gets away' : 'he is caught';
  return win === 1 ? 'he wins' : 'he loses';
}

/** `58 % to get away`. */
export const hopes = ({ win, tie }: Prospect, purpose: string): string =>
  `${percent(win)} to ${purpose === 'flight' ? 'get away' : 'win'}${tie === 0 ? '' : `, ${percent(tie)} for a tie`}`;

/** Those who may still throw again after this side. */
function rerollers({ sides, side }: NonNullable<About['contest']>, n: Names, view: View | undefined): string {
  if (!view) return '';
  const names = sides.slice(side + 1).flatMap(({ pirate }) => (pirate >= 0 && cunningLeft(view, pirate) > 0 ? [n.pirate(pirate)] : []));
  return names.length === 0 ? '' : ` (${list(names, 'and')} may still roll again)`;
}

/** Whose dice are no pirate's. */
function rival(d: Decision, seat: Seat, sides: NonNullable<About['contest']>['sides'], n: Names, view: View | undefined): string {
  const runs = (procedure: string): boolean => d.path.some((step) => step.split('/')[0] === procedure);
  const hunted: PirateId | undefined = sides[0]?.pirate;
  if (runs('attackPort')) return 'the port';
  if (runs('warshipAttack')) {
    const at = view && hunted !== undefined ? view.at[hunted] : undefined;
    const warship = view && at !== undefined ? view.warshipAt[at] : undefined;
    return warship === undefined || warship === NONE ? 'the warship' : n.warship(warship);
  }
  const commissioner = view?.commissioner[seat];
  return commissioner === undefined || commissioner === NONE ? `${n.seat(seat)}’s Commissioner` : n.commissioner(commissioner);
}
