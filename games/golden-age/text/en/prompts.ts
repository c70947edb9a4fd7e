/** The prompts: one line for each decision. */
import { type ActionKind, type Prospect, REVELRY_LOYALTY } from '@bb/golden-age/rules';
import type { Language, PromptWords } from '../language.ts';
import { percent } from '../odds.ts';
import {
  type AskedSeat,
  type ContestStanding,
  contestFacts,
  deploymentOf,
  drawnPirate,
  type InterruptionWords,
  interruptionsIn,
  momentOf,
  onlyPirate,
  type Question,
  rollFacts,
} from '../questions.ts';
import { actions } from './actions.ts';
import { needed, purposes } from './dice.ts';
import { doubloons, list, plural } from './grammar.ts';
import { hunter } from './pieces.ts';

export const prompts: PromptWords = {
  draftPirate: () => 'Choose a pirate for your hand.',
  deployFleet: (q) =>
    `${onlyPirate(q) ? `Where does ${onlyPirate(q)} start? Choose a Sea Area.` : 'Deploy a pirate in a Sea Area.'}${mayPass(q)}`,
  deployInSecret: (q) =>
    onlyPirate(q)
      ? `In which Sea Area does ${onlyPirate(q)} start? The others will see it when all have chosen.`
      : 'Deploy a pirate in a Sea Area; the others will see it when all have chosen.',
  chooseShip: ({ pirate }) => `Choose a ship for ${pirate}.`,
  chooseShipInSecret: ({ pirate }) => `Choose a ship for ${pirate}.`,
  playCard: () => 'Play a card for its Actions.',
  discardForAction: () => 'Discard a second card for another Action?',
  takeAction: () => 'Choose an Action.',
  antiPirateAction: (q) => `${moment(q)} ${q.asked ? whatCouldBeDone(q, q.asked) : 'Interrupt?'}`,
  negate: ({ about, n, pirate }) =>
    `${about.by === undefined ? 'An opponent' : n.seat(about.by)} plays ${about.card === undefined ? 'a card' : n.card(about.card)} against ${pirate}. Cancel it?`,
  rerollWithCunning: (q) => contestPrompt(q) ?? rollPrompt(q),
  fightOrFlee: (q) => `${foe(q)} attacks ${q.pirate}${q.about.fromAfar ? ' from a neighboring sea' : ''}. Fight or flee?`,
  surrenderOrFight: (q) => `${foe(q)} has ${q.pirate} at bay. Surrender with the Letter of Marque and retire, or fight?`,
  attackOrHold: (q) => `${foe(q)} is where ${q.pirate} is. Attack at once? If not, it stays on station.`,
  kcSurprise: (q) => `${foe(q)} is about to attack ${q.pirate}. Send a King’s Commissioner in its place with KC Surprise? ${price(q)}`,
  doubleCross: (q) =>
    `${q.pirate} surrenders to ${foe(q)}, to retire with his Letter of Marque. Put him on trial with Double Cross? ${price(q)}`,
  bearOddHit: ({ about, pirate, other }) =>
    `${pirate} and ${other} share ${plural(about.hits ?? 0, 'Combat hit')}. Whose ship takes the odd one?`,
  chooseSenior: ({ pirate, other }) => `${pirate} and ${other} lead equally well. Who gets the odd part of what they win?`,
  takeAllysPart: ({ pirate, doubloons: part }) => `${pirate}’s part of the cargo is ${part}. Into which of his holds?`,
  defendWithSkull: ({ pirate, other }) => `${other} is about to grab ${pirate}’s booty. Play Skull & Crossbones for ${pirate}?`,
  payGrabber: ({ pirate, other, doubloons: share }) => `${other} takes ${share} from ${pirate}. Which of his holds pays?`,
  duelOn: ({ pirate, other }) => `The duel is a tie. Shall ${pirate} fight on against ${other}? It goes on if both want it.`,
  takeSpoils: ({ about, pirate, other, doubloons: taken }) =>
    `${pirate} has beaten ${other}: take what he leaves.${about.doubloons ? ` Booty taken so far: ${taken}.` : ''}`,
  clearPrize: ({ other }) => `There is not room for both cargoes on ${other}’s ship. Throw any of ${other}’s overboard?`,
  clearHolds: ({ pirate, other }) => `There is not room for both cargoes on ${other}’s ship. Which of ${pirate}’s holds goes overboard?`,
  stowPlunder: ({ pirate, port, doubloons: plunder }) => `${pirate} carries ${plunder} off from ${port}. Into which hold?`,
  seizeBooty: (q) => `${q.pirate}’s prize off ${q.port} holds ${booty(q)}. Seize it?`,
  dealWithPrize: (q) =>
    q.about.holdsOf === undefined || q.about.holdsOf === q.about.pirate
      ? `Deal with ${q.pirate}’s prize: ${booty(q)}.`
      : `There is not room for all on ${q.n.pirate(q.about.holdsOf)}’s new ship. What goes overboard?`,
  declareRevelry: ({ pirate }) =>
    `Let ${pirate}’s crew revel? Loyalty +${REVELRY_LOYALTY}; until they have sobered up in port (an Action) he can only sail.`,
  portActivity: ({ about, pirate, port, doubloons: sold }) =>
    `${pirate} in ${port}: choose what to do.${about.doubloons ? ` Sold so far: ${sold}.` : ''}`,
  stowBooty: ({ pirate, doubloons: amount }) => `Stow ${amount} in which of ${pirate}’s holds?`,
  divideRepairs: (q) => repairs(q),
  payForHaven: ({ pirate, port, doubloons: asked }) => `Pay ${asked} for ${pirate}’s safe haven in ${port}?`,
  payToRetire: ({ pirate, doubloons: asked }) => `Shall ${pirate} pay the governor ${asked} and retire?`,
  keepOrDeploy: (q) => `Keep ${drawn(q)} in hand, or deploy him now?`,
  keepOrRefuse: (q) => `Keep ${drawn(q)}, or refuse him for another?`,
  chooseSuccessor: ({ pirate }) => `The crew has marooned ${pirate}. Who takes command?`,
  chooseArea: ({ about, pirate, port }) =>
    about.port === undefined ? `Where does ${pirate} come into play?` : `${pirate} is driven out of ${port}. To which sea?`,
  placeCommissioner: ({ pirate }) => `${pirate} hunts pirates now. In which sea does he start?`,
  discardToFate: () => 'Discard a card to the Finger of Fate.',
};

const booty = ({ about, n, doubloons: amount }: Question): string =>
  `${amount}${about.hostage === undefined ? '' : ` and a ${n.hostage(about.hostage)}`}`;

function drawn(q: Question): string {
  const pirate = drawnPirate(q);
  return pirate === undefined ? 'the pirate drawn' : q.n.pirateInFull(pirate);
}

function repairs({ about: { hits = 0 }, pirate, asked }: Question): string {
  const track = asked?.choices.some(({ type }) => type === 'repairSpeed') ? 'Speed' : 'Combat';
  return `${plural(hits, 'repair')} to divide: how many for the ${track} of ${pirate}’s ship? The rest goes to what else is damaged.`;
}

/** The warship or Commissioner that attacks. */
function foe({ about: { warship, commissioner, by }, n }: Question): string {
  if (warship !== undefined && warship >= 0) return n.warship(warship);
  if (commissioner === undefined) return 'The enemy';
  return by === undefined ? n.commissioner(commissioner) : hunter(by, commissioner, n);
}

/** [R52] The cost of answering with a card. */
const price = ({ d, about }: Question): string =>
  d.seat === about.by ? 'For you it is free.' : 'It costs this turn’s anti-pirate action.';

function moment(q: Question): string {
  const { pirate, owner, action, about, isOver } = momentOf(q);
  const who = `${owner === null ? '' : `${q.n.seat(owner)}’s `}${about.pirate === undefined ? 'pirate' : pirate}`;
  if (!action) return `${who} acts.`;
  const where = about.place === undefined || about.place < 0 ? 'port' : q.n.sea(about.place);
  if (isOver) return `${who} has finished his ${doneAt(action, where)}.`;
  return `${who} is about to ${TO_DO[action](where, q.other)}${action === 'lootMerchant' ? ': the last chance to stop him' : ''}.`;
}

function doneAt(action: ActionKind, where: string): string {
  switch (action) {
    case 'move':
      return `voyage to ${where}`;
    case 'findMerchant':
    case 'lootMerchant':
      return `${actions[action]} off ${where}`;
    case 'attackPort':
      return `attack on ${where}`;
    case 'alliance':
      return 'talks of an alliance';
    default:
      return actions[action];
  }
}

const TO_DO: Readonly<Record<ActionKind, (where: string, other: string) => string>> = {
  move: (where) => `sail to ${where}`,
  findMerchant: (where) => `look for the merchant off ${where}`,
  lootMerchant: (where) => `loot the merchant off ${where}`,
  portActivities: () => 'do business in port',
  recovery: () => 'sober up his crew',
  retireByLetter: () => 'retire by his Letter of Marque',
  retireInHaven: () => 'retire in his haven',
  retireInPiratePort: () => 'retire in this pirate port',
  bribeToRetire: () => 'bribe the governor and retire',
  attackPort: (where) => `attack ${where}`,
  sackPort: () => 'sack the port',
  bootyGrab: (_where, other) => `grab ${other}’s booty`,
  alliance: (_where, other) => `join forces with ${other}`,
  dig: () => 'dig for treasure',
  drawOrDeploy: () => 'come into play',
};

const INTERRUPTIONS: InterruptionWords = {
  deployCommissioner: () => 'send out a King’s Commissioner',
  useWarship: () => 'attack with the warship on station',
  moveCommissioner: (commissioner) => `move ${commissioner ?? 'your Commissioner'}`,
  attackPiratePort: (commissioner) => `attack a pirate port with ${commissioner ?? 'your Commissioner'}`,
  oust: (commissioner) => `drive the pirates out of port with ${commissioner ?? 'your Commissioner'}`,
  react: (commissioner) => `go after him with ${commissioner ?? 'your Commissioner'}`,
};

function whatCouldBeDone({ n }: Question, asked: AskedSeat): string {
  const { cards, deeds } = interruptionsIn(asked, INTERRUPTIONS, n);
  const ways = [...(cards.length === 0 ? [] : [`play ${list(cards, 'or')}`]), ...deeds];
  return ways.length === 0 ? 'You can only let it pass.' : `You could ${list(ways, 'or')}.`;
}

/** Said once the first pirate is at sea. */
function mayPass(q: Question): string {
  const deployment = deploymentOf(q);
  if (!deployment) return '';
  return ` It would be pirate ${deployment.next} of at most ${deployment.most}. If you pass, you are asked again when another player has deployed one.`;
}

function rollPrompt(q: Question): string {
  const facts = rollFacts(q);
  if (!facts) return `${q.pirate}: use Cunning to roll again?`;
  const { purpose, dice, sum, test, cargo } = facts;
  const details = [
    ...(sum === null ? [] : [`${sum} in all`]),
    ...(test ? [`${needed[test.needed]} ${test.target} needed`] : []),
    ...(cargo ? [worth(cargo.now, cargo.best)] : []),
  ].join(', ');
  return `${q.pirate} rolled ${dice} for ${purposes[purpose]}${details === '' ? '' : `: ${details}`}. Use Cunning to roll again?`;
}

const worth = (now: number, best: number): string =>
  now === best ? `${doubloons(now)}, the best there is` : `${doubloons(now)}, at best ${doubloons(best)}`;

function contestPrompt(q: Question): string | null {
  const facts = contestFacts(q);
  if (!facts) return null;
  const { purpose, own, others, standing, rerollers, again } = facts;
  const may = rerollers.length === 0 ? '' : ` (${list(rerollers, 'and')} may still roll again)`;
  return `The ${purposes[purpose].replace(/^the /, '')}: ${own} against ${list(others, 'and')}. As it stands, ${STANDINGS[standing]}${may}. Roll again with Cunning? ${hopes(again, purpose)}.`;
}

const STANDINGS: Readonly<Record<ContestStanding, string>> = {
  tie: 'it is a tie',
  away: 'he gets away',
  caught: 'he is caught',
  wins: 'he wins',
  loses: 'he loses',
};

export const hopes: Language['hopes'] = ({ win, tie }: Prospect, purpose) =>
  `${percent(win)} to ${purpose === 'flight' ? 'get away' : 'win'}${tie === 0 ? '' : `, ${percent(tie)} for a tie`}`;
