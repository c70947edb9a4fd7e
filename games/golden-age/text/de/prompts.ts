/** The prompts: one line for each decision. */
import { type ActionKind, EX_PIRATE, isPort, REVELRY_LOYALTY } from '@bb/golden-age/rules';
import { needOf } from '../arithmetic.ts';
import { capital } from '../figures.ts';
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
import { doubloons, list, s } from './grammar.ts';
import { ein, hunter, karte, ofHunter, pieces, warship as shipOf } from './pieces.ts';
import { inPort, wohin } from './places.ts';

export const prompts: PromptWords = {
  draftPirate: () => 'Wähle einen Piraten für deine Hand.',
  deployFleet: (q) =>
    `${onlyPirate(q) ? `Wo beginnt ${onlyPirate(q)}? Wähle ein Seegebiet.` : 'Setze einen Piraten in einem Seegebiet ein.'}${mayPass(q)}`,
  deployInSecret: (q) =>
    onlyPirate(q)
      ? `In welchem Seegebiet beginnt ${onlyPirate(q)}? Die anderen sehen es, wenn alle gewählt haben.`
      : 'Setze einen Piraten in einem Seegebiet ein; die anderen sehen es, wenn alle gewählt haben.',
  chooseShip: ({ pirate }) => `Wähle ein Schiff für ${pirate}.`,
  chooseShipInSecret: ({ pirate }) => `Wähle ein Schiff für ${pirate}; die anderen sehen es, wenn alle gewählt haben.`,
  playCard: () => 'Spiele eine Karte für ihre Aktionen.',
  discardForAction: () => 'Eine zweite Karte für eine weitere Aktion abwerfen?',
  takeAction: () => 'Wähle eine Aktion.',
  antiPirateAction: (q) => `${moment(q)} ${q.asked ? whatCouldBeDone(q, q.asked) : 'Eingreifen?'}`,
  negate: ({ about, n, pirate }) =>
    `${about.by === undefined ? 'Ein Gegner' : n.seat(about.by)} spielt ${about.card === undefined ? 'eine Karte' : karte(about.card, n)} gegen ${pirate}. Aufheben?`,
  rerollWithCunning: (q) => contestPrompt(q) ?? rollPrompt(q),
  fightOrFlee: (q) => `${foe(q)} greift ${q.pirate}${q.about.fromAfar ? ' aus einem Nachbargebiet' : ''} an. Kämpfen oder fliehen?`,
  surrenderOrFight: (q) => `${foe(q)} hat ${q.pirate} gestellt. Sich mit dem Kaperbrief ergeben und zur Ruhe setzen – oder kämpfen?`,
  attackOrHold: (q) => `${foe(q)} hat ${q.pirate} gesichtet. Sofort angreifen? Sonst bleibt sie auf Station.`,
  kcSurprise: (q) =>
    `${foe(q)} will ${q.pirate} angreifen. Mit „Kommissar an Bord“ stattdessen einen Kommissar des Königs schicken? ${price(q)}`,
  doubleCross: (q) =>
    `${q.pirate} will sich ${foeDative(q)} ergeben, um sich mit seinem Kaperbrief zur Ruhe zu setzen. Ihn mit „Verrat“ vor Gericht bringen? ${price(q)}`,
  bearOddHit: ({ about, pirate, other }) =>
    about.hits === 1
      ? `${pirate} und ${other} bekommen 1 Treffer auf Kampf. Welches Schiff nimmt ihn?`
      : `${pirate} und ${other} teilen sich ${about.hits ?? 0} Treffer auf Kampf. Welches Schiff nimmt den überzähligen?`,
  chooseSenior: ({ pirate, other }) => `${pirate} und ${other} führen gleich gut. Wer bekommt den überzähligen Teil der Beute?`,
  takeAllysPart: ({ pirate, doubloons }) => `${s(pirate)} Teil der Ladung beträgt ${doubloons}. In welchen Laderaum?`,
  defendWithSkull: ({ pirate, other }) => `${other} will ${s(pirate)} Beute rauben. „Totenkopf & Knochen“ für ${pirate} spielen?`,
  payGrabber: ({ pirate, other, doubloons }) => `${other} nimmt ${pirate} ${doubloons} ab. Aus welchem Laderaum?`,
  duelOn: ({ pirate, other }) =>
    `Das Duell steht unentschieden. Soll ${pirate} gegen ${other} weiterkämpfen? Es geht weiter, wenn beide wollen.`,
  takeSpoils: ({ about, pirate, other, doubloons }) =>
    `${pirate} hat ${other} besiegt. Was nimmst du von seiner Habe?${about.doubloons ? ` Bisher genommene Beute: ${doubloons}.` : ''}`,
  clearPrize: ({ other }) => `Auf ${s(other)} Schiff ist nicht Platz für beide Ladungen. Etwas von ${s(other)} Ladung über Bord werfen?`,
  clearHolds: ({ pirate, other }) =>
    `Auf ${s(other)} Schiff ist nicht Platz für beide Ladungen. Welche von ${s(pirate)} Ladungen geht über Bord?`,
  stowPlunder: ({ about, pirate, port, doubloons }) =>
    `${pirate} bringt ${doubloons} aus ${about.port === undefined ? 'dem Hafen' : port} fort. In welchen Laderaum?`,
  seizeBooty: (q) => `An Bord von ${s(q.pirate)} Prise vor ${q.about.port === undefined ? 'dem Hafen' : q.port}: ${booty(q)}. Nehmen?`,
  dealWithPrize: (q) =>
    q.about.holdsOf === undefined || q.about.holdsOf === q.about.pirate
      ? `Was tun mit ${s(q.pirate)} Prise? An Bord: ${booty(q)}.`
      : `Auf ${s(q.n.pirate(q.about.holdsOf))} neuem Schiff ist nicht Platz für alles. Was geht über Bord?`,
  declareRevelry: ({ pirate }) =>
    `${s(pirate)} Mannschaft feiern lassen? Loyalität +${REVELRY_LOYALTY}, doch bis sie im Hafen ausgenüchtert ist (eine Aktion), kann ${pirate} nur segeln.`,
  portActivity: ({ about, n, pirate, doubloons }) =>
    `${pirate} ${about.port === undefined ? 'im Hafen' : inPort(about.port, n)}: Was soll geschehen?${about.doubloons ? ` Bisher verkauft: ${doubloons}.` : ''}`,
  stowBooty: ({ pirate, doubloons }) => `In welchen von ${s(pirate)} Laderäumen kommen die ${doubloons}?`,
  divideRepairs: (q) => repairs(q),
  payForHaven: ({ about, pirate, port, doubloons }) =>
    `${doubloons} zahlen, damit ${about.port === undefined ? 'der Hafen' : port} für ${pirate} ein sicherer Hafen wird?`,
  payToRetire: ({ pirate, doubloons }) => `Soll ${pirate} dem Gouverneur ${doubloons} zahlen und sich zur Ruhe setzen?`,
  keepOrDeploy: (q) => `${drawn(q)} auf der Hand behalten oder jetzt einsetzen?`,
  keepOrRefuse: (q) => `${drawn(q)} behalten oder abweisen und einen anderen ziehen?`,
  chooseSuccessor: ({ pirate }) => `Die Mannschaft hat ${pirate} ausgesetzt. Wer übernimmt das Kommando?`,
  chooseArea: ({ about, pirate, port }) =>
    about.port === undefined
      ? `Wo kommt ${pirate} ins Spiel?`
      : `${pirate} wird aus dem Hafen von ${port} vertrieben. In welches Seegebiet?`,
  placeCommissioner: ({ pirate }) => `${pirate} jagt jetzt Piraten. In welchem Seegebiet beginnt er?`,
  discardToFate: () => 'Der Finger des Schicksals fordert eine Karte. Welche gibst du her?',
};

const booty = ({ about, n, doubloons }: Question): string =>
  `${doubloons}${about.hostage === undefined ? '' : ` und ${ein(about.hostage, n)}`}`;

function drawn(q: Question): string {
  const pirate = drawnPirate(q);
  return pirate === undefined ? 'Den gezogenen Piraten' : q.n.pirateInFull(pirate);
}

function repairs({ about: { hits = 0 }, pirate, asked }: Question): string {
  const [track, other] = asked?.choices.some(({ type }) => type === 'repairSpeed') ? ['Tempo', 'Kampf'] : ['Kampf', 'Tempo'];
  return `${hits} Treffer auf ${s(pirate)} Schiff lassen sich ausbessern. Wie viele auf ${track}? Der Rest gilt für ${other}.`;
}

/** The warship or Commissioner that attacks. */
function foe({ about: { warship, commissioner, by }, n }: Question): string {
  if (warship !== undefined && warship >= 0) return capital(shipOf(warship, n).subject);
  if (commissioner === undefined) return 'Der Feind';
  return capital(by === undefined ? n.commissioner(commissioner) : hunter(by, commissioner, n));
}

function foeDative(q: Question): string {
  const { commissioner, by } = q.about;
  if (commissioner === undefined) return 'dem Feind';
  if (by !== undefined) return ofHunter(by, commissioner, q.n);
  return commissioner === EX_PIRATE ? 'dem Ex-Piraten' : q.n.commissioner(commissioner);
}

/** [R52] The cost of answering with a card. */
const price = ({ d, about }: Question): string =>
  d.seat === about.by ? 'Es kostet dich nichts.' : 'Es kostet deine Anti-Piraten-Aktion in diesem Zug.';

function moment(q: Question): string {
  const { pirate, owner, action, about, isOver } = momentOf(q);
  const who = about.pirate === undefined ? 'Ein Pirat' : owner === null ? pirate : `${pirate} (${q.n.seat(owner)})`;
  if (!action) return `${who} handelt.`;
  if (isOver) return `${who} ${DONE[action][outcomeOfAction(q)](q)}.`;
  return `${who} will ${TO_DO[action](q)}${action === 'lootMerchant' ? ': die letzte Gelegenheit, ihn aufzuhalten' : ''}.`;
}

const off = ({ about: { place }, n }: Question): string => (place === undefined || place < 0 ? 'dem Hafen' : n.place(place));
const target = ({ about: { place }, n }: Question): string => (place === undefined || place < 0 ? 'den Hafen' : n.place(place));
const toward = ({ about: { place }, n }: Question): string => (place === undefined || place < 0 ? 'in den Hafen' : wohin(place, n));

type Done = (q: Question) => string;
const gone: Done = () => 'ist aus dem Spiel';
/** The result of an Action, in words. `unknown`: true of one that has failed, too. */
const done = (unknown: Done, succeeded = unknown, failed = unknown): Readonly<Record<ActionOutcome, Done>> => ({
  unknown,
  succeeded,
  failed,
  gone,
});
const couldNotRetire = done(() => 'konnte sich nicht zur Ruhe setzen');
const DONE: Readonly<Record<ActionKind, Readonly<Record<ActionOutcome, Done>>>> = {
  move: done(
    (q) => `war unterwegs ${toward(q)}`,
    (q) => (q.about.place !== undefined && isPort(q.about.place) ? `hat ${target(q)} erreicht` : `ist ${toward(q)} gesegelt`),
    (q) => `war unterwegs ${toward(q)} und ist nicht angekommen`,
  ),
  findMerchant: done(
    (q) => `hat vor ${off(q)} gesucht`,
    (q) => `hat den Kauffahrer vor ${off(q)} gefunden`,
    (q) => `hat vor ${off(q)} vergebens gesucht`,
  ),
  lootMerchant: done((q) => `ist mit dem Kauffahrer vor ${off(q)} fertig`),
  portActivities: done(() => 'ist mit seinen Geschäften im Hafen fertig'),
  recovery: done(
    () => 'hat seine Mannschaft zur Ordnung gerufen',
    () => 'hat seine Mannschaft ausnüchtern lassen',
    () => 'hat begonnen, seine Mannschaft auszunüchtern',
  ),
  retireByLetter: couldNotRetire,
  retireInHaven: couldNotRetire,
  retireInPiratePort: couldNotRetire,
  bribeToRetire: couldNotRetire,
  attackPort: done(
    (q) => `hat ${target(q)} angegriffen`,
    (q) => `hat ${target(q)} eingenommen`,
    (q) => `hat ${target(q)} vergebens angegriffen`,
  ),
  sackPort: done(
    () => 'wollte den Hafen brandschatzen',
    () => 'hat den Hafen gebrandschatzt',
    () => 'konnte den Hafen nicht brandschatzen',
  ),
  bootyGrab: done(({ other }) => `wollte die Beute von ${other} rauben`),
  alliance: done(
    ({ other }) => `hat ein Bündnis mit ${other} gesucht`,
    ({ other }) => `hat sich mit ${other} verbündet`,
    ({ other }) => `hat sich mit ${other} nicht einigen können`,
  ),
  dig: done(() => 'hat nach dem Schatz gegraben'),
  drawOrDeploy: done(() => 'ist ins Spiel gekommen'),
};

const TO_DO: Readonly<Record<ActionKind, (q: Question) => string>> = {
  move: (q) => `${toward(q)} segeln`,
  findMerchant: (q) => `den Kauffahrer vor ${off(q)} suchen`,
  lootMerchant: (q) => `den Kauffahrer vor ${off(q)} plündern`,
  portActivities: () => 'im Hafen seinen Geschäften nachgehen',
  recovery: () => 'seine Mannschaft ausnüchtern',
  retireByLetter: () => 'sich mit seinem Kaperbrief zur Ruhe setzen',
  retireInHaven: () => 'sich in seinem sicheren Hafen zur Ruhe setzen',
  retireInPiratePort: () => 'sich in diesem Piratenhafen zur Ruhe setzen',
  bribeToRetire: () => 'den Gouverneur bestechen und sich zur Ruhe setzen',
  attackPort: (q) => `${target(q)} angreifen`,
  sackPort: () => 'den Hafen brandschatzen',
  bootyGrab: ({ other }) => `die Beute von ${other} rauben`,
  alliance: ({ other }) => `sich mit ${other} verbünden`,
  dig: () => 'nach dem Schatz graben',
  drawOrDeploy: () => 'ins Spiel kommen',
};

const withHim = (commissioner: string | null): string =>
  commissioner === null ? 'deinem Kommissar' : commissioner === pieces.exPirate ? 'dem Ex-Piraten' : commissioner;

const DEEDS: InterruptionWords = {
  deployCommissioner: 'einen Kommissar des Königs aussenden',
  useWarship: 'mit dem Kriegsschiff auf Station angreifen',
  moveCommissioner: 'segeln',
  attackPiratePort: 'einen Piratenhafen angreifen',
  oust: 'die Piraten aus dem Hafen vertreiben',
  react: 'ihm nachsetzen',
};

function whatCouldBeDone({ n }: Question, asked: AskedSeat): string {
  const { cards, deeds, commissioner, errands } = interruptionsIn(asked, DEEDS, n);
  const played = list(
    cards.map((card) => `„${card}“`),
    'or',
  );
  const ways = [
    ...(cards.length === 0 ? [] : [`${played} spielen`]),
    ...deeds,
    ...(errands.length === 0 ? [] : [`mit ${withHim(commissioner)} ${list(errands, 'or')}`]),
  ];
  return ways.length === 0 ? 'Du kannst es nur geschehen lassen.' : `Du könntest ${list(ways, 'or')}.`;
}

/** Said once the first pirate is at sea. */
function mayPass(q: Question): string {
  const deployment = deploymentOf(q);
  if (!deployment) return '';
  return ` Pirat ${deployment.next} von höchstens ${deployment.most}; du kannst vorerst passen.`;
}

function rollPrompt(q: Question): string {
  const facts = rollFacts(q);
  if (!facts) return `${q.pirate}: Mit List neu würfeln?`;
  const { purpose, dice, sum, test, worth } = facts;
  const details = [
    ...(sum === null ? [] : [`insgesamt ${sum}`]),
    ...(test ? [q.n.language.need(needOf(test))] : []),
    ...(worth ? [worthText(worth.now, worth.best)] : []),
  ].join(', ');
  return `${purposes[purpose]}: ${q.pirate} hat ${dice} gewürfelt${details === '' ? '' : ` (${details})`}. Mit List neu würfeln?`;
}

const worthText = (now: number, best: number): string =>
  now === best ? `${doubloons(now)}, mehr geht nicht` : `${doubloons(now)}, bestenfalls ${doubloons(best)}`;

function contestPrompt(q: Question): string | null {
  const facts = contestFacts(q);
  if (!facts) return null;
  const { purpose, standing, rerollers, again, isForHits } = facts;
  const may = rerollers.length === 0 ? '' : `; ${list(rerollers, 'and')} ${rerollers.length === 1 ? 'darf' : 'dürfen'} noch einmal würfeln`;
  return `Stand jetzt: ${capital(standing)}${may}. Mit List neu würfeln? ${hopes(again, purpose)}${isForHits ? ', aber ein höherer Wurf kostet weniger Treffer' : ''}.`;
}

export const hopes: Language['hopes'] = ({ win, tie }, purpose) =>
  `${percent(win)} ${purpose === 'flight' ? 'zu entkommen' : 'auf Sieg'}${tie === 0 ? '' : `, ${percent(tie)} auf Unentschieden`}`;
