/** The terms of the game, and their meanings. */
import { FIND_TARGET, HEAVY_GUNS } from '@bb/golden-age/rules';
import type { Terms } from '../language.ts';

export const terms: Terms = {
  ability: { name: 'Können', forms: [], text: `Was ein Pirat hinzuzählt, wenn er sucht (ab ${FIND_TARGET} findet er) und wenn er kämpft.` },
  action: {
    name: 'Aktion',
    forms: ['Aktionen'],
    text: 'Was ein Pirat im Zug seines Spielers tut: segeln, suchen, plündern, Hafengeschäfte machen, angreifen, sich zur Ruhe setzen.',
  },
  alliance: {
    name: 'Bündnis',
    forms: ['Bündnisse', 'Verbündete', 'verbünden'],
    text: 'Zwei Piraten eines Spielers, die wie einer handeln.',
  },
  antiPirateAction: {
    name: 'Anti-Piraten-Aktion',
    forms: ['Anti-Piraten-Aktionen'],
    text: 'Was jeder der anderen einmal im Zug tun darf, um den handelnden Piraten aufzuhalten.',
  },
  booty: { name: 'Beute', forms: [], text: 'Dublonen in den Laderäumen eines Piraten. Sie geht mit dem Schiff unter.' },
  bootyGrab: {
    name: 'Beuteraub',
    forms: ['Beuteraubs'],
    text: 'Den Piraten eines anderen Spielers ausrauben, dessen Mannschaft im selben Hafen feiert.',
  },
  cargo: {
    name: 'Ladung',
    forms: ['Ladungswert'],
    text: 'Der Wert eines Kauffahrers: Zusammen mit einem Würfel bestimmt er, was an Bord ist.',
  },
  combat: { name: 'Kampf', forms: [], text: 'Wie gut ein Schiff kämpft. Gefechte zehren daran.' },
  commissioner: {
    name: 'Kommissar',
    forms: ['Kommissare', 'Kommissaren', 'Kommissars'],
    text: 'Ein Piratenjäger im Dienst des Königs; jeder hat höchstens einen.',
  },
  convert: { name: 'verkaufen', forms: ['verkauft', 'Verkauf', 'Verkaufte'], text: 'Beute wird im Hafen zu Vermögen.' },
  cruelty: {
    name: 'Grausamkeit',
    forms: [],
    text: 'Ein Wurf darüber bringt eine Geisel zum Reden; und sie zählt mit, wenn ein Hafen gebrandschatzt wird.',
  },
  cunning: { name: 'List', forms: [], text: 'Punkte, mit denen man einen Wurf wiederholt, und für Totenkopf & Knochen.' },
  defense: { name: 'Verteidigung', forms: [], text: 'Wie stark ein Hafen ist, wenn er angegriffen wird.' },
  duel: {
    name: 'Duell',
    forms: ['Duelle', 'duellieren'],
    text: 'Kapitän gegen Kapitän: Jeder wirft so viele Würfel, wie sein Duellwert angibt.',
  },
  generalPardon: {
    name: 'Generalpardon',
    forms: [],
    text: 'Die Karte, die Piraten beim zweiten Erscheinen den Ruhestand erlaubt und beim dritten das Spiel beendet.',
  },
  governor: {
    name: 'Gouverneur',
    forms: ['Gouverneure', 'Gouverneuren', 'Gouverneurs'],
    text: 'Der Mann, der einen Hafen regiert: Freund der Piraten oder Feind.',
  },
  heavyGuns: {
    name: 'schwere Geschütze',
    forms: ['Schwere Geschütze'],
    text: `Eine Karte, die vor einem Schiff liegt: +${HEAVY_GUNS} in seinen Kämpfen.`,
  },
  hold: { name: 'Laderaum', forms: ['Laderäume', 'Laderäumen'], text: 'Platz in einem Schiff für eine Ladung Beute.' },
  hostage: { name: 'Geisel', forms: ['Geiseln'], text: 'Jemand von Wert, von einem Kauffahrer mitgenommen.' },
  information: {
    name: 'Kenntnisse',
    forms: [],
    text: 'Was gefolterte Geiseln über einen Hafen verraten haben; es hilft gegen diesen Hafen.',
  },
  initiative: { name: 'Initiative', forms: [], text: 'Die Aktionen, die eine Karte mit Raute einem Piraten gibt.' },
  leadership: { name: 'Führung', forms: [], text: 'Würfle so viel oder weniger, um eine Meuterei niederzuschlagen.' },
  letterOfMarque: {
    name: 'Kaperbrief',
    forms: ['Kaperbriefs'],
    text: 'Die Erlaubnis einer Nation, die anderen zu berauben: Ihre Häfen nehmen den Piraten auf, und dort darf er sich zur Ruhe setzen.',
  },
  locator: { name: 'Hafennummer', forms: [], text: 'Zwei Würfel, als Zehner und Einer gelesen, bestimmen damit einen Hafen.' },
  loyalty: { name: 'Loyalität', forms: [], text: 'Wie die Mannschaft gesinnt ist. Bei 0 meutert sie.' },
  merchant: {
    name: 'Kauffahrer',
    forms: ['Kauffahrern', 'Kauffahrers'],
    text: 'Ein Schiff, das man ausrauben kann; es liegt verdeckt, bis es jemand findet.',
  },
  mutiny: { name: 'Meuterei', forms: ['Meutereien', 'meutert'], text: 'Eine Mannschaft, die sich gegen ihren Kapitän erhebt.' },
  netWorth: {
    name: 'Vermögen',
    forms: [],
    text: 'Dublonen in Sicherheit. Ein Pirat, der sich zur Ruhe setzt, bekommt einen Punkt für jedes volle Hundert.',
  },
  notoriety: {
    name: 'Ruhm',
    forms: [],
    text: 'Wie bekannt er ist. Ruhm zählt doppelt für den, der sich zur Ruhe setzt, und ruft die Kommissare herbei.',
  },
  piratePort: { name: 'Piratenhafen', forms: ['Piratenhäfen'], text: 'Ein Hafen, der keiner Nation gehört.' },
  reaction: {
    name: 'nachsetzen',
    forms: ['Nachsetzen', 'setzt'],
    text: 'Ein Kommissar kommt und greift einen Piraten in der Nähe an; das kostet nichts.',
  },
  refit: { name: 'Überholung', forms: [], text: 'Ausbesserungen im Hafen.' },
  retire: {
    name: 'zur Ruhe setzen',
    forms: ['zur Ruhe', 'Ruhestand', 'Ruhe setzt'],
    text: 'Reich von der See Abschied nehmen. Nur so bekommt man die volle Wertung.',
  },
  revelry: {
    name: 'Gelage',
    forms: ['feiert', 'feiernde', 'feiern'],
    text: 'Die Mannschaft an Land mit ihrer Heuer: froher, aber zu nichts nütze, bis sie ausgenüchtert ist.',
  },
  sack: {
    name: 'brandschatzen',
    forms: ['Brandschatzung', 'gebrandschatzt'],
    text: 'Einen eben eingenommenen Hafen niederbrennen.',
  },
  safeHaven: {
    name: 'sicherer Hafen',
    forms: ['sicheren Hafen'],
    text: 'Ein Hafen, dessen Gouverneur ein Pirat gekauft hat: die besten Preise und ein Ort für den Ruhestand.',
  },
  scurvy: { name: 'Skorbut', forms: [], text: 'Eine kranke Mannschaft, mit jedem Zug unzufriedener, bis sie einen Hafen erreicht.' },
  seaArea: { name: 'Seegebiet', forms: ['Seegebiete', 'Seegebieten'], text: 'Eines der Gewässer der Karte.' },
  speed: { name: 'Tempo', forms: [], text: 'Wie schnell ein Schiff ist. Stürme und Verschleiß kosten es.' },
  transitBox: {
    name: 'Passage',
    forms: ['Passagen'],
    text: 'Offener Ozean zwischen zwei Seegebieten: langsam, aber dort jagt niemand.',
  },
  value: { name: 'Wert', forms: [], text: 'Was ein Hafen oder eine Geisel wert ist.' },
  warship: {
    name: 'Kriegsschiff',
    forms: ['Kriegsschiffe', 'Kriegsschiffs'],
    text: 'Ein Schiff der Marine, auf Station in einem Seegebiet.',
  },
};
