/** What the terminal says beside the texts of a game, in each language. */
import type { TableTalk } from '@bb/command';
import type { GameTypes } from '@bb/kernel';

export type LanguageId = 'en' | 'de' | 'fr';

type Words = TableTalk<GameTypes>['words'] & {
  nobodyWins: string;
  wonBy(winners: string): string;
  rule(number: string, text: string): string;
};

export const PLAIN_WORDS: Readonly<Record<LanguageId, Words>> = {
  en: {
    keys: 'type a number to choose · s position · ? the rule · q quit',
    back: 'back',
    nothingElse: '(nothing else is possible)',
    unfinished: 'The game is unfinished.',
    yourTurn: (name) => `${name}, it is your turn. Press Enter when nobody else is looking. `,
    noSuch: (word, keys) => `There is no "${word}" here: ${keys}`,
    recordIn: (file) => `The record is in ${file}.`,
    nobodyWins: 'Nobody wins.',
    wonBy: (winners) => `Winner: ${winners}`,
    rule: (number, text) => `Rule ${number}: ${text}`,
  },
  de: {
    keys: 'eine Zahl wählt · s Stellung · ? die Regel · q Ende',
    back: 'zurück',
    nothingElse: '(sonst ist nichts möglich)',
    unfinished: 'Das Spiel ist noch nicht zu Ende.',
    yourTurn: (name) => `${name}, du bist dran. Drücke die Eingabetaste, wenn sonst niemand hinsieht. `,
    noSuch: (word, keys) => `„${word}“ gibt es hier nicht; ${keys}`,
    recordIn: (file) => `Gespeichert in ${file}.`,
    nobodyWins: 'Niemand gewinnt.',
    wonBy: (winners) => `Gewonnen: ${winners}`,
    rule: (number, text) => `Regel ${number}: ${text}`,
  },
  fr: {
    keys: 'un nombre choisit · s position · ? la règle · q quitter',
    back: 'retour',
    nothingElse: '(rien d’autre n’est possible)',
    unfinished: 'La partie reste inachevée.',
    yourTurn: (name) => `${name}, à toi de jouer. Appuie sur Entrée quand personne d’autre ne regarde. `,
    noSuch: (word, keys) => `« ${word} » n’existe pas ici ; ${keys}`,
    recordIn: (file) => `L’enregistrement est dans ${file}.`,
    nobodyWins: 'Personne ne gagne.',
    wonBy: (winners) => `Victoire : ${winners}`,
    rule: (number, text) => `Règle ${number} : ${text}`,
  },
};
