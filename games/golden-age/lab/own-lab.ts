/** What `bb lab` counts and shows of this edition beside what it does of any game. */
import type { LabResult, LabSection, OwnLab } from '@bb/command';
import { componentsOf, type GoldenAge, type Options, PIRATE_NAMES, type PirateId, tablesFor } from '@bb/golden-age/rules';
import { namesFor, nonStandardOptions } from '@bb/golden-age/text';
import type { Interval } from '@bb/search';
import { de } from './i18n/de-lab.ts';
import { en, type LabWords } from './i18n/en-lab.ts';
import { fr } from './i18n/fr-lab.ts';
import { type Locale, localeOf } from './locale.ts';
import { countGame, FATES, type OwnFacts, readOwnFacts } from './own-facts.ts';
import { type CardFigures, OWN_MEASURES, type OwnFigures, ownFiguresOf, type PirateFigures } from './own-figures.ts';

const WORDS: Readonly<Record<string, LabWords>> = { en, de, fr };
const wordsOf = (language: string): LabWords => WORDS[language] ?? en;

/** A pirate who came into play in fewer games gets no interval. */
const MIN_GAMES = 5;
const USES = ['event', 'actions', 'thrown', 'left'] as const;

type Result = LabResult<Options, OwnFacts, OwnFigures>;

const pirateNames = (options: Options, { game }: Locale): readonly string[] => {
  const names = namesFor(tablesFor(options), [], game);
  return PIRATE_NAMES.map((_, id) => names.pirate(id as PirateId));
};

/** @returns a comparison that puts first what the first variation values most */
const byWorth =
  <X>(worth: ReadonlyMap<string, number>, keyOf: (item: X) => string) =>
  (a: X, b: X): number =>
    (worth.get(keyOf(b)) ?? 0) - (worth.get(keyOf(a)) ?? 0);

function sectionsOf(results: readonly Result[], language: string): readonly LabSection[] {
  const words = wordsOf(language);
  const locale = localeOf(language);
  const [first] = results;
  const head = <I extends keyof LabWords['sections']>(id: I) => ({ id, title: words.sections[id], about: words.about[id] });
  const cardName = ({ title }: CardFigures): string => locale.game.cards[title].title;

  const ofPirates = (id: 'pirateWins' | 'pirateVp', of: (pirate: PirateFigures) => Interval): LabSection => {
    const worth = new Map(first?.own.pirates.map((figures) => [figures.pirate, of(figures).estimate]));
    const isShare = id === 'pirateWins';
    return {
      ...head(id),
      chart: 'intervals',
      figures: isShare ? 'share' : 'mean',
      format: isShare ? 'percent' : 'one',
      limits: [0, isShare ? 1 : Number.POSITIVE_INFINITY],
      panels: results.map(({ options, own }) => {
        const names = pirateNames(options, locale);
        const rows = own.pirates.toSorted(byWorth(worth, ({ pirate }) => pirate)).map((pirate) => ({
          label: names[PIRATE_NAMES.indexOf(pirate.pirate)] ?? pirate.pirate,
          interval: pirate.games < MIN_GAMES ? null : of(pirate),
        }));
        return { rows, line: isShare ? 1 / options.players : null };
      }),
    };
  };
  const ofCards = (id: 'had' | 'played' | 'suffered', isShown: (card: CardFigures) => boolean): LabSection => {
    const worth = new Map(first?.own.cards.map((card) => [card.title, card[id]?.estimate ?? Number.NEGATIVE_INFINITY]));
    return {
      ...head(id),
      chart: 'intervals',
      figures: 'difference',
      format: 'signed',
      panels: results.map(({ own }) => ({
        rows: own.cards
          .filter(isShown)
          .sort(byWorth(worth, ({ title }) => title))
          .map((card) => ({ label: cardName(card), interval: card[id] })),
        line: 0,
      })),
    };
  };
  return [
    {
      ...head('order'),
      chart: 'intervals',
      figures: 'share',
      format: 'percent',
      limits: [0, 1],
      panels: results.map(({ options, own }) => ({
        rows: own.order.map((interval, place) => ({ label: words.place(place), interval })),
        line: 1 / options.players,
      })),
    },
    ofPirates('pirateWins', ({ wins }) => wins),
    ofPirates('pirateVp', ({ vp }) => vp),
    ofCards('had', () => true),
    ofCards('played', ({ kept }) => kept),
    ofCards('suffered', ({ title }) => results.some(({ own }) => own.cards.some((card) => card.title === title && card.suffered !== null))),
    {
      ...head('uses'),
      chart: 'parts',
      format: 'percent',
      legend: USES.map((use) => words.uses[use]),
      panels: results.map(({ own }) =>
        own.cards.filter(({ kept }) => kept).map((card) => ({ label: cardName(card), parts: USES.map((use) => card.uses[use]) })),
      ),
    },
    {
      ...head('fates'),
      chart: 'bars',
      figures: 'number',
      format: 'two',
      panels: results.map(({ own }) => FATES.map((fate) => ({ label: words.fates[fate], value: own.fates[fate] }))),
    },
  ];
}

const named = (names: Readonly<Record<string, string>>, name: string): string | null =>
  Object.hasOwn(names, name) ? (names[name] ?? null) : null;

export const OWN_LAB: OwnLab<GoldenAge, OwnFacts, OwnFigures> = {
  count: countGame,
  read: readOwnFacts,
  measures: OWN_MEASURES,
  figures: ownFiguresOf,
  sections: sectionsOf,
  measureName: (measure, language) => named(wordsOf(language).measures, measure),
  endingName: (ending, language) => named(wordsOf(language).endings, ending),
  rules(options, language) {
    const { id } = componentsOf(options);
    return [...nonStandardOptions(options, localeOf(language).game), ...(id === 'reconstructed' ? [] : [wordsOf(language).set(id)])];
  },
};
