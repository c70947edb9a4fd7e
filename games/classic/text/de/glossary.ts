/** The words of the game. */
import type { Language } from '../language.ts';

export const terms: Language['terms'] = {
  actionCard: {
    word: 'Aktionskarte',
    meaning: 'nennt den nächsten Spieler, ein Ereignis oder das Ergebnis einer Suche, einer Prise oder einer Wunde',
  },
  attackHistory: { word: 'Sündenregister', meaning: 'die Nationen, die ein Pirat angegriffen hat und deren Häfen ihm verschlossen sind' },
  booty: { word: 'Beute', meaning: 'was in den Laderäumen liegt; nichts wert, bevor es verkauft ist' },
  careening: { word: 'Kielholen', meaning: 'den Schiffsboden reinigen, damit das Schiff sein Tempo zurückbekommt' },
  crewUnrest: { word: 'Stimmung', meaning: 'die Laune der Mannschaft: ganz oben ist sie zufrieden, ganz unten meutert sie' },
  cunning: { word: 'List', meaning: 'Punkte, mit denen man einen Wurf wiederholt' },
  revelry: { word: 'Gelage & Ausschweifung', meaning: 'ein Fest, das der Mannschaft gefällt und einen Zug kostet (G&A)' },
  dr66: { word: 'W66', meaning: 'zwei Würfel, gelesen als Zehner und Einer' },
  hunter: { word: 'Jäger', meaning: 'ein Kriegsschiff oder ein Kommissar des Königs' },
  commissioner: { word: 'Kommissar des Königs', meaning: 'ein Piratenjäger, den ein Spieler führt' },
  letterOfMarque: { word: 'Kaperbrief', meaning: 'macht die Häfen seiner Nation freundlicher und erlaubt einem Piraten, sich zu ergeben' },
  manifest: { word: 'Ladeliste', meaning: 'der Teil einer Aktionskarte, der eine Ladung nennt' },
  netWorth: { word: 'Vermögen', meaning: 'das Geld eines Piraten, an Bord und versteckt' },
  notoriety: { word: 'Ruhm', meaning: 'wie berüchtigt ein Pirat ist; damit lässt sich das Spiel gewinnen' },
  operation: { word: 'Unternehmung', meaning: 'was ein Spieler in einem Zug tut' },
  safeHaven: { word: 'sicherer Hafen', meaning: 'ein Hafen, den ein Pirat bestochen hat' },
  sighting: { word: 'Sichtung', meaning: 'die offene Nummer eines Kauffahrers auf der Seekarte' },
  stash: { word: 'Versteck', meaning: 'Vermögen, das in einem sicheren Hafen verborgen ist' },
  transitBox: { word: 'Passage', meaning: 'der Weg von einem Ozean zum anderen' },
};
