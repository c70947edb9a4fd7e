/** The texts of random events, in all languages. */
import { entriesOf, type InLanguages, inLanguage, type Named, recordOf } from '@bb/common/text/entries';
import type { LanguageId } from '@bb/kernel';
import { type EventCause, type EventRoll, RANDOM_EVENT_KINDS, type RandomEventKind } from '../rules/index.ts';

interface EventText {
  /** What the action card calls it. */
  readonly card: string;
  /** What the log says of it, before the ocean and an exclamation mark. */
  readonly log: string;
  /** Its part of the sentence that lists the events in the rules. */
  readonly rules?: string;
}
/** What the dice are for: of a pirate, and of the other side or of nobody. */
type RollText = readonly [string, string];

type RandomEvents = {
  readonly [K in RandomEventKind]: InLanguages<EventText> &
    Named<'rolls', EventRoll<K>, InLanguages<RollText>> &
    Named<'causes', EventCause<K>, InLanguages>;
};

/** In the order of the rules' list, whose last event is the earthquake: the ports that it strikes follow. */
const EVENTS: RandomEvents = {
  storm: {
    en: { card: 'Storm', log: 'A storm', rules: 'storms' },
    de: { card: 'Sturm', log: 'Ein Sturm', rules: 'Stürme' },
    fr: { card: 'Tempête', log: 'Une tempête', rules: 'des tempêtes' },
    rolls: {
      storm: {
        en: ['meets the storm', 'The storm blows'],
        de: ['trotzt dem Sturm', 'Der Sturm tobt'],
        fr: ['affronte la tempête', 'La tempête souffle'],
      },
    },
    causes: { storm: { en: 'a storm', de: 'Sturm', fr: 'tempête' } },
  },
  scurvy: {
    en: { card: 'Scurvy', log: 'Scurvy', rules: 'scurvy' },
    de: { card: 'Skorbut', log: 'Skorbut', rules: 'Skorbut' },
    fr: { card: 'Scorbut', log: 'Le scorbut', rules: 'le scorbut' },
    rolls: {
      scurvy: {
        en: ['fears the scurvy', 'Scurvy may break out'],
        de: ['fürchtet den Skorbut', 'Der Skorbut geht um'],
        fr: ['craint le scorbut', 'Le scorbut rôde'],
      },
    },
    causes: { scurvy: { en: 'scurvy', de: 'Skorbut', fr: 'scorbut' } },
  },
  'new-governor': {
    en: { card: 'New governor', log: 'A new governor', rules: 'new and recalled governors' },
    de: { card: 'Neuer Gouverneur', log: 'Ein neuer Gouverneur', rules: 'neue und abberufene Gouverneure' },
    fr: { card: 'Nouveau gouverneur', log: 'Un nouveau gouverneur', rules: 'des gouverneurs nouveaux ou rappelés' },
    rolls: {
      newGovernor: {
        en: ['rolls for a port', 'The dice choose a port for the new governor'],
        de: ['würfelt für einen Hafen', 'Die Würfel wählen den Hafen des neuen Gouverneurs'],
        fr: ['tire un port', 'Les dés choisissent le port du nouveau gouverneur'],
      },
    },
  },
  'governor-recalled': {
    en: { card: 'Governor recalled', log: 'A governor is recalled' },
    de: { card: 'Gouverneur abberufen', log: 'Ein Gouverneur wird abberufen' },
    fr: { card: 'Gouverneur rappelé', log: 'Un gouverneur est rappelé' },
    rolls: {
      recall: {
        en: ['rolls for a port', 'The dice choose the port whose governor is recalled'],
        de: ['würfelt für einen Hafen', 'Die Würfel wählen den Hafen, dessen Gouverneur abberufen wird'],
        fr: ['tire un port', 'Les dés choisissent le port dont le gouverneur est rappelé'],
      },
    },
  },
  'letter-of-marque': {
    en: { card: 'Letter of Marque', log: 'A king offers a Letter of Marque', rules: 'Letters of Marque' },
    de: { card: 'Kaperbrief', log: 'Ein König bietet einen Kaperbrief an', rules: 'Kaperbriefe' },
    fr: { card: 'Lettre de marque', log: 'Un roi offre une lettre de marque', rules: 'des lettres de marque' },
  },
  convoy: {
    en: { card: 'Convoy', log: 'A convoy', rules: 'convoys' },
    de: { card: 'Geleitzug', log: 'Ein Geleitzug', rules: 'Geleitzüge' },
    fr: { card: 'Convoi', log: 'Un convoi', rules: 'des convois' },
  },
  patrol: {
    en: { card: 'Patrol', log: 'A patrol', rules: 'patrols' },
    de: { card: 'Patrouille', log: 'Eine Patrouille', rules: 'Patrouillen' },
    fr: { card: 'Patrouille', log: 'Une patrouille', rules: 'des patrouilles' },
  },
  'no-prey-no-pay': {
    en: { card: 'No prey, no pay', log: 'No prey, no pay', rules: 'hungry crews' },
    de: { card: 'Keine Beute, kein Sold', log: 'Keine Beute, kein Sold', rules: 'hungrige Mannschaften' },
    fr: { card: 'Pas de prise, pas de paie', log: 'Pas de prise, pas de paie', rules: 'des équipages affamés' },
    causes: { noPrey: { en: 'no prey, no pay', de: 'keine Beute, kein Sold', fr: 'pas de prise, pas de paie' } },
  },
  turmoil: {
    en: { card: 'Turmoil in Europe', log: 'Turmoil in Europe calls all hunters home', rules: 'turmoil in Europe' },
    de: { card: 'Wirren in Europa', log: 'Wirren in Europa rufen alle Jäger heim', rules: 'Wirren in Europa' },
    fr: { card: 'Troubles en Europe', log: 'Des troubles en Europe rappellent tous les chasseurs', rules: 'des troubles en Europe' },
  },
  'kings-pardon': {
    en: { card: 'King’s pardon', log: 'The King’s pardon', rules: 'the King’s pardon' },
    de: { card: 'Pardon des Königs', log: 'Der Pardon des Königs', rules: 'den Pardon des Königs' },
    fr: { card: 'Pardon du roi', log: 'Le pardon du roi', rules: 'le pardon du roi' },
  },
  disease: {
    en: { card: 'Disease', log: 'A disease in port', rules: 'disease' },
    de: { card: 'Seuche', log: 'Eine Seuche im Hafen', rules: 'Seuchen' },
    fr: { card: 'Épidémie', log: 'Une épidémie au port', rules: 'des épidémies' },
    rolls: {
      disease: {
        en: ['rolls for a port', 'The dice choose the port where the disease breaks out'],
        de: ['würfelt für einen Hafen', 'Die Würfel wählen den Hafen der Seuche'],
        fr: ['tire un port', 'Les dés choisissent le port de l’épidémie'],
      },
    },
    causes: { disease: { en: 'a disease', de: 'Seuche', fr: 'épidémie' } },
  },
  earthquake: {
    en: { card: 'Earthquake', log: 'An earthquake', rules: 'an earthquake' },
    de: { card: 'Erdbeben', log: 'Ein Erdbeben', rules: 'ein Erdbeben' },
    fr: { card: 'Tremblement de terre', log: 'Un tremblement de terre', rules: 'un tremblement de terre' },
    rolls: {
      earthquake: {
        en: ['rolls for a port', 'The earth shakes'],
        de: ['würfelt für einen Hafen', 'Die Erde bebt'],
        fr: ['tire un port', 'La terre tremble'],
      },
      waves: {
        en: ['rides the wave', 'The wave strikes'],
        de: ['trotzt der Flutwelle', 'Die Flutwelle'],
        fr: ['affronte la lame', 'La lame déferle'],
      },
    },
    causes: { earthquake: { en: 'an earthquake', de: 'Erdbeben', fr: 'tremblement de terre' } },
  },
};

interface AnyEvent extends InLanguages<EventText> {
  readonly rolls?: Readonly<Record<string, InLanguages<RollText>>>;
  readonly causes?: Readonly<Record<string, InLanguages>>;
}
const ALL: Readonly<Record<RandomEventKind, AnyEvent>> = EVENTS;

const ROLLS = entriesOf(ALL, ({ rolls }) => rolls);
const CAUSES = entriesOf(ALL, ({ causes }) => causes);

const textsIn = (id: LanguageId, part: 'card' | 'log'): Readonly<Record<RandomEventKind, string>> =>
  recordOf(RANDOM_EVENT_KINDS.map((kind) => [kind, ALL[kind][id][part]]));

export const eventsOnCards = (id: LanguageId): Readonly<Record<RandomEventKind, string>> => textsIn(id, 'card');
export const eventsInLog = (id: LanguageId): Readonly<Record<RandomEventKind, string>> => textsIn(id, 'log');
export const eventsInRules = (id: LanguageId): readonly string[] => Object.values(ALL).flatMap((event) => event[id].rules ?? []);
export const eventRolls = (id: LanguageId): Readonly<Record<EventRoll, RollText>> => inLanguage(ROLLS, id);
export const eventCauses = (id: LanguageId): Readonly<Record<EventCause, string>> => inLanguage(CAUSES, id);
