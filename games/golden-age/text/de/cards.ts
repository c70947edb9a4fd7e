/** The event cards in our own words. Figures are read from the data. */
import { HEAVY_GUNS } from '@bb/golden-age/rules';
import type { CardText, Language } from '../language.ts';

const card = (title: string, event: string, when: string): CardText => ({ title, event, when });

export const cards: Language['cards'] = {
  'buried-treasure': card(
    'Vergrabener Schatz',
    'Einer deiner Piraten bekommt eine Schatzkarte. Mit einer Aktion im Seegebiet um die Isla de Pinos gräbt er danach.',
    'Mit einer Aktion, in deinem Zug',
  ),
  'debauchery-and-revelry': card(
    'Gelage & Ausschweifung',
    'Ein Pirat im Hafen verliert die Gewalt über seine Mannschaft: ein ungebetenes Gelage; es trennt Verbündete.',
    'Gegen den handelnden Piraten, nach einer Aktion, die im Hafen endet',
  ),
  disease: card('Seuche', 'Fieber in einem ausgewürfelten Hafen: Gouverneur, Piraten und Geiseln dort sterben.', 'Sofort'),
  'double-cross': card(
    'Verrat',
    'Ein Pirat, der sich mit einem Kaperbrief zur Ruhe setzt, steht erst vor Gericht: Er kommt frei, zahlt eine Geldbuße oder hängt.',
    'Gegen einen Piraten, der sich mit einem Kaperbrief zur Ruhe setzt oder ergibt',
  ),
  'european-turmoil': card('Wirren in Europa', 'Krieg in Europa: Alle Kriegsschiffe und Kommissare des Königs werden abberufen.', 'Sofort'),
  'fair-winds': card(
    'Günstiger Wind',
    'Einer deiner Piraten oder dein Kommissar segelt in ein beliebiges Seegebiet.',
    'Mit einer Aktion, in deinem Zug',
  ),
  'finger-of-fate': card(
    'Finger des Schicksals',
    'Alle werfen eine Karte ab; dann gibt jeder seine Handkarten nach links weiter.',
    'Sofort',
  ),
  'general-pardon': card(
    'Generalpardon',
    'Beim ersten Mal: nichts. Beim zweiten: Wer jetzt auf freiem Fuß ist, darf sich in englischen Häfen zur Ruhe setzen. Beim dritten: Das Spiel ist zu Ende.',
    'Sofort',
  ),
  'new-governors': card(
    'Neue Gouverneure',
    'Zwei ausgewürfelte Häfen bekommen piratenfeindliche Gouverneure; Piraten dort werden vertrieben.',
    'Sofort',
  ),
  'heavy-guns': card(
    'Schwere Geschütze',
    `Ein Pirat im Hafen stellt schwere Geschütze auf: +${HEAVY_GUNS} auf die Kampfwürfe seines Schiffes.`,
    'Mit einer Aktion, in deinem Zug',
  ),
  'kc-surprise': card(
    'Kommissar an Bord',
    'Das Kriegsschiff, das angreift, erweist sich als dein Kommissar des Königs.',
    'Wenn ein eben gesichtetes Kriegsschiff angreift und du keinen Kommissar hast',
  ),
  'letter-of-marque': card(
    'Kaperbrief',
    'Ein Pirat in einem Hafen mit piratenfreundlichem Gouverneur wird Freibeuter dieser Nation: Ihre Häfen nehmen ihn auf, und dort darf er sich zur Ruhe setzen.',
    'Während der Hafengeschäfte',
  ),
  'local-resistance': card(
    'Volksaufstand',
    'Ein Wurf über dem Wert des Hafens vertreibt einen piratenfreundlichen Gouverneur und alle Piraten dort.',
    'Im Zug eines anderen Spielers',
  ),
  'mal-de-mer': card('Seekrankheit', 'Deine Mannschaften sind seekrank: Du verlierst diesen Zug.', 'Sofort'),
  'mutiny-conspiracy': card('Verschwörung', 'Zwei Würfel über der Loyalität der Mannschaft: Meuterei.', 'Gegen den handelnden Piraten'),
  'pirate-converts': card(
    'Bekehrter Pirat',
    'Ein Pirat im Ruhestand kehrt als dein Kommissar des Königs zurück.',
    'Im Zug eines anderen Spielers, wenn du keinen Kommissar hast',
  ),
  'piratical-ambition': card(
    'Piratenehrgeiz',
    'Ein Pirat aus deiner Hand duelliert sich mit dem handelnden Piraten um dessen Schiff.',
    'Gegen den handelnden Piraten',
  ),
  'scurvy-outbreak': card(
    'Skorbut',
    'Skorbut: Loyalität −1 jetzt und zu Beginn jedes seiner Züge, bis er einen Hafen erreicht; Geiseln sterben.',
    'Gegen den handelnden Piraten, nicht im Hafen',
  ),
  'skull-and-crossbones': card(
    'Totenkopf & Knochen',
    'Für einen Punkt List deines Piraten: Hebe eine eben gegen ihn gespielte Karte auf, oder hilf ihm gegen einen Beuteraub.',
    'Als Antwort auf eine Karte oder vor dem Wurf bei einem Beuteraub',
  ),
  'storms-at-sea': card(
    'Sturm auf See',
    'Ein Sturm fegt über ein ausgewürfeltes Gewässer: Kauffahrer werden zerstreut, Schiffe verlieren Tempo oder sinken.',
    'Sofort',
  ),
  'warship-sighting': card(
    'Kriegsschiff in Sicht',
    'Wo der handelnde Pirat ist, erscheint ein Kriegsschiff; es kann ihn sofort angreifen oder auf Station bleiben.',
    'Gegen den handelnden Piraten auf See, der sucht, plündert oder einen Hafen angreift',
  ),
  'wear-and-tear': card('Verschleiß', 'So viele Treffer auf Tempo wie ein halber Wurf.', 'Gegen den handelnden Piraten, nicht im Hafen'),
  'natural-disaster': card(
    'Naturkatastrophe',
    'Ein ausgewürfelter Hafen wird mit allem darin zerstört; neue Kauffahrer laufen aus.',
    'Sofort',
  ),
};
