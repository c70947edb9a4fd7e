/** The prompts: one line for each decision. */
import { type ActionKind, type Prospect, REVELRY_LOYALTY } from '@bb/golden-age/rules';
import { needOf } from '../arithmetic.ts';
import type { Language, PromptWords } from '../language.ts';
import { percent } from '../odds.ts';
import {
  type ActionOutcome,
  type AskedSeat,
  contestFacts,
  deploymentOf,
  drawnPirate,
  type InterruptionWords,
  interruptionsIn,
  momentOf,
  onlyPirate,
  outcomeOfAction,
  type Question,
  rollFacts,
} from '../questions.ts';
import { purposes } from './dice.ts';
import { a, doubloons, list, plural } from './grammar.ts';
import { hunter, person, theCard } from './pieces.ts';

export const prompts: PromptWords = {
  draftPirate: () => 'Choose a pirate for your hand.',
  deployFleet: (q) =>
    `${onlyPirate(q) ? `Where does ${onlyPirate(q)} start? Choose a Sea Area.` : 'Deploy a pirate in a Sea Area.'}${mayPass(q)}`,
  deployInSecret: (q) =>
    onlyPirate(q)
      ? `In which Sea Area does ${onlyPirate(q)} start? The others will see it when all have chosen.`
      : 'Deploy a pirate in a Sea Area; the others will see it when all have chosen.',
  chooseShip: ({ pirate }) => `Choose a ship for ${pirate}.`,
  chooseShipInSecret: ({ pirate }) => `Choose a ship for ${pirate}; the others will see it when all have chosen.`,
  playCard: () => 'Play a card for its Actions.',
  discardForAction: () => 'Discard a second card for another Action?',
  takeAction: () => 'Choose an Action.',
  antiPirateAction: (q) => `${moment(q)} ${q.asked ? whatCouldBeDone(q, q.asked) : 'Interrupt?'}`,
  negate: ({ about, n, pirate }) =>
    `${about.by === undefined ? 'An opponent' : n.seat(about.by)} plays ${about.card === undefined ? 'a card' : theCard(about.card, n)} against ${pirate}. Cancel it?`,
  rerollWithCunning: (q) => contestPrompt(q) ?? rollPrompt(q),
  fightOrFlee: (q) => `${foe(q)} attacks ${q.pirate}${q.about.fromAfar ? ' from a neighboring sea' : ''}. Fight or flee?`,
  surrenderOrFight: (q) => `${foe(q)} has ${q.pirate} at bay. Surrender with the Letter of Marque and retire, or fight?`,
  attackOrHold: (q) => `${foe(q)} has sighted ${q.pirate}. Attack now? If not, she stays on station.`,
  kcSurprise: (q) => `${foe(q)} is about to attack ${q.pirate}. Use KC Surprise to put your King’s Commissioner in her place? ${price(q)}`,
  doubleCross: (q) =>
    `${q.pirate} surrenders to ${foe(q)}, to retire with his Letter of Marque. Put him on trial with Double Cross? ${price(q)}`,
  bearOddHit: ({ about, pirate, other }) =>
    about.hits === 1
      ? `${pirate} and ${other} take 1 Combat hit. Whose ship takes it?`
      : `${pirate} and ${other} share ${plural(about.hits ?? 0, 'Combat hit')}. Whose ship takes the odd one?`,
  chooseSenior: ({ pirate, other }) => `${pirate} and ${other} lead equally well. Who gets the odd part of what they win?`,
  takeAllysPart: ({ pirate, doubloons: part }) => `${pirate}’s part of the cargo is ${part}. Which hold takes it?`,
  defendWithSkull: ({ pirate, other }) => `${other} is about to grab ${pirate}’s booty. Play Skull & Crossbones for ${pirate}?`,
  payGrabber: ({ pirate, other, doubloons: share }) => `${other} takes ${share}. From which of ${pirate}’s holds?`,
  duelOn: ({ pirate, other }) => `The duel is a tie. Shall ${pirate} fight on against ${other}? It goes on if both want it.`,
  takeSpoils: ({ about, pirate, other, doubloons: taken }) =>
    `${other} is dead: ${pirate} may take what was his.${about.doubloons ? ` Booty taken so far: ${taken}.` : ''}`,
  clearPrize: ({ other }) => `There isn’t room for both cargoes on ${other}’s ship. Throw any of ${other}’s overboard?`,
  clearHolds: ({ pirate, other }) => `There isn’t room for both cargoes on ${other}’s ship. Which of ${pirate}’s cargoes goes overboard?`,
  stowPlunder: ({ pirate, port, doubloons: plunder }) => `${pirate} carries ${plunder} off from ${port}. Into which hold?`,
  seizeBooty: (q) => `${q.pirate}’s prize off ${q.port} holds ${booty(q)}. Seize it?`,
  dealWithPrize: (q) =>
    q.about.holdsOf === undefined || q.about.holdsOf === q.about.pirate
      ? `${q.pirate}’s prize holds ${booty(q)}. What will you do with her?`
      : `There isn’t room for everything on ${q.n.pirate(q.about.holdsOf)}’s new ship. What goes overboard?`,
  declareRevelry: ({ pirate }) =>
    `Let ${pirate}’s crew revel? Loyalty +${REVELRY_LOYALTY}, but until they sober up in port (an Action) ${pirate} can only sail.`,
  portActivity: ({ about, pirate, port, doubloons: sold }) =>
    `${pirate} is in ${port}. What will he do?${about.doubloons ? ` Sold so far: ${sold}.` : ''}`,
  stowBooty: ({ pirate, doubloons: amount }) => `Which of ${pirate}’s holds takes ${amount}?`,
  divideRepairs: (q) => repairs(q),
  payForHaven: ({ pirate, port, doubloons: asked }) => `Pay ${asked} for ${pirate}’s safe haven in ${port}?`,
  payToRetire: ({ pirate, doubloons: asked }) => `Shall ${pirate} pay the governor ${asked} and retire?`,
  keepOrDeploy: (q) => `Keep ${drawn(q)} in hand, or deploy him now?`,
  keepOrRefuse: (q) => `Keep ${drawn(q)}, or refuse him and draw another?`,
  chooseSuccessor: ({ pirate }) => `The crew has marooned ${pirate}. Who takes command?`,
  chooseArea: ({ about, pirate, port }) =>
    about.port === undefined ? `Where does ${pirate} come into play?` : `${pirate} is driven out of ${port}. To which sea?`,
  placeCommissioner: ({ pirate }) => `${pirate} hunts pirates now. In which sea does he start?`,
  discardToFate: () => 'The Finger of Fate takes a card. Which one do you give up?',
};

const booty = ({ about, n, doubloons: amount }: Question): string =>
  `${amount}${about.hostage === undefined ? '' : ` and ${a(person(about.hostage, n))}`}`;

function drawn(q: Question): string {
  const pirate = drawnPirate(q);
  return pirate === undefined ? 'the pirate drawn' : q.n.pirateInFull(pirate);
}

function repairs({ about: { hits = 0 }, pirate, asked }: Question): string {
  const [track, other] = asked?.choices.some(({ type }) => type === 'repairSpeed') ? ['Speed', 'Combat'] : ['Combat', 'Speed'];
  return `${plural(hits, 'hit')} can be mended on ${pirate}’s ship. How many on ${track}? The rest go to ${other}.`;
}

/** The warship or Commissioner that attacks. */
function foe({ about: { warship, commissioner, by }, n }: Question): string {
  if (warship !== undefined && warship >= 0) return n.warship(warship);
  if (commissioner === undefined) return 'The enemy';
  return by === undefined ? n.commissioner(commissioner) : hunter(by, commissioner, n);
}

/** [R52] The cost of answering with a card. */
const price = ({ d, about }: Question): string =>
  d.seat === about.by ? 'It costs you nothing.' : 'It costs this turn’s anti-pirate action.';

function moment(q: Question): string {
  const { pirate, owner, action, about, isOver } = momentOf(q);
  const who = `${owner === null ? '' : `${q.n.seat(owner)}’s `}${about.pirate === undefined ? 'pirate' : pirate}`;
  if (!action) return `${who} acts.`;
  const where = about.place === undefined || about.place < 0 ? 'port' : q.n.sea(about.place);
  if (isOver) return `${who} ${DONE[action][outcomeOfAction(q)](where, q.other)}.`;
  return `${who} is about to ${TO_DO[action](where, q.other)}${action === 'lootMerchant' ? ': the last chance to stop him' : ''}.`;
}

type Done = (where: string, other: string) => string;
const gone: Done = () => 'is out of the game';
/** The result of an Action. `unknown`: words that are also true of one that has failed. */
const done = (unknown: Done, succeeded = unknown, failed = unknown): Readonly<Record<ActionOutcome, Done>> => ({
  unknown,
  succeeded,
  failed,
  gone,
});
const couldNotRetire = done(() => 'could not retire');
const DONE: Readonly<Record<ActionKind, Readonly<Record<ActionOutcome, Done>>>> = {
  move: done(
    (where) => `was bound for ${where}`,
    (where) => `has reached ${where}`,
    (where) => `was bound for ${where} and has not got there`,
  ),
  findMerchant: done(
    (where) => `has searched off ${where}`,
    (where) => `has found the merchant off ${where}`,
    (where) => `has searched off ${where} in vain`,
  ),
  lootMerchant: done((where) => `is done with the merchant off ${where}`),
  portActivities: done(() => 'has done his business in port'),
  recovery: done(
    () => 'has called his crew to order',
    () => 'has sobered up his crew',
    () => 'has begun to sober up his crew',
  ),
  retireByLetter: couldNotRetire,
  retireInHaven: couldNotRetire,
  retireInPiratePort: couldNotRetire,
  bribeToRetire: couldNotRetire,
  attackPort: done(
    (where) => `has attacked ${where}`,
    (where) => `has taken ${where}`,
    (where) => `has attacked ${where} in vain`,
  ),
  sackPort: done(
    () => 'has tried to sack the port',
    () => 'has sacked the port',
    () => 'could not sack the port',
  ),
  bootyGrab: done((_where, other) => `has tried to grab ${other}’s booty`),
  alliance: done(
    (_where, other) => `has talked with ${other} of an alliance`,
    (_where, other) => `has joined forces with ${other}`,
    (_where, other) => `has found no ally in ${other}`,
  ),
  dig: done(() => 'has dug for treasure'),
  drawOrDeploy: done(() => 'has come into play'),
};

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
  deployCommissioner: 'send out a King’s Commissioner',
  useWarship: 'attack with the warship on station',
  moveCommissioner: 'sail on',
  attackPiratePort: 'attack a pirate port',
  oust: 'drive the pirates out of port',
  react: 'go after him',
};

function whatCouldBeDone({ n }: Question, asked: AskedSeat): string {
  const { cards, deeds, commissioner, errands } = interruptionsIn(asked, INTERRUPTIONS, n);
  const ways = [
    ...(cards.length === 0 ? [] : [`play ${list(cards, 'or')}`]),
    ...deeds,
    ...(errands.length === 0 ? [] : [`use ${commissioner ?? 'your Commissioner'} to ${list(errands, 'or')}`]),
  ];
  return ways.length === 0 ? 'You can only let it pass.' : `You could ${list(ways, 'or')}.`;
}

/** Said once the first pirate is at sea. */
function mayPass(q: Question): string {
  const deployment = deploymentOf(q);
  if (!deployment) return '';
  return ` Pirate ${deployment.next} of at most ${deployment.most}; you may pass for now.`;
}

function rollPrompt(q: Question): string {
  const facts = rollFacts(q);
  if (!facts) return `${q.pirate}: use Cunning to roll again?`;
  const { n } = q;
  const { purpose, dice, sum, test, worth } = facts;
  const needed = test ? [n.language.need(needOf(test))] : [];
  const details = [...(sum === null ? [] : [`${sum} in all`]), ...needed, ...(worth ? [worthText(worth.now, worth.best)] : [])].join(', ');
  return `${q.pirate} rolled ${dice} for ${purposes[purpose]}${details === '' ? '' : `: ${details}`}. Use Cunning to roll again?`;
}

const worthText = (now: number, best: number): string =>
  now === best ? `${doubloons(now)}, the best there is` : `${doubloons(now)}, at best ${doubloons(best)}`;

function contestPrompt(q: Question): string | null {
  const facts = contestFacts(q);
  if (!facts) return null;
  const { purpose, standing, rerollers, again, isForHits } = facts;
  const may = rerollers.length === 0 ? '' : `; ${list(rerollers, 'and')} may still roll again`;
  return `As it stands, ${standing}${may}. Use Cunning to roll again? ${hopes(again, purpose)}${isForHits ? ', but higher dice cost fewer hits' : ''}.`;
}

export const hopes: Language['hopes'] = ({ win, tie }: Prospect, purpose) =>
  `${percent(win)} to ${purpose === 'flight' ? 'get away' : 'win'}${tie === 0 ? '' : `, ${percent(tie)} for a tie`}`;
