/** C4.6, C7 A new pirate: his ship, and where he begins. */
import { type Choice, COMMISSIONERS, isHaven, isHex, NO_PLACE, NONE, type PlaceId, PORTS, placeOf, SHIPS } from '../../rules/index.ts';
import { apart, best, rivalsOf, type ViewerKnowledge } from './viewer-knowledge.ts';

/** Most strength: Combat and Speed count alike in an attack, and holds bring more home. */
export const chooseShip = ({ sight: { tables } }: ViewerKnowledge, legal: readonly Choice[]): Choice =>
  best(legal, (choice) => {
    if (choice.type !== 'chooseShip') return 0;
    const ship = tables.ships[SHIPS[choice.ship]];
    return ship.combat + ship.speed + 0.5 * ship.holds;
  });

const [PREY_NEAR, PREY] = [5, 40];
const [HUNTER_NEAR, HUNTER] = [5, 45];
const [OWN_NEAR, OWN] = [6, 30];
const [RIVAL_NEAR, RIVAL] = [3, 15];
const [HAVEN_NEAR, HAVEN] = [6, 70];
/** Where merchants carry more. */
const RICH_OCEAN = 60;

/** @returns by ocean: the worth of a middling cargo, compared with the richest ocean */
function riches({ sight: { tables } }: ViewerKnowledge): readonly number[] {
  const means = tables.hostageModifier.map((_, ocean) => tables.cards.reduce((sum, card) => sum + card.worth[2][ocean], 0));
  return means.map((sum) => sum / Math.max(...means));
}

/** Near prey and a pirate haven, far from hunters, from other pirates and from his own. */
export function chooseStart(o: ViewerKnowledge, legal: readonly Choice[]): Choice {
  const { sight, seat } = o;
  const t = sight.tables;
  const rich = riches(o);
  const near = (places: readonly PlaceId[], hex: PlaceId, reach: number): number =>
    places.reduce((sum, place) => sum + (place === NONE ? 0 : Math.max(0, 1 - apart(t, place, hex) / (reach + 1))), 0);
  const hunters = [
    ...sight.slotAt,
    ...COMMISSIONERS.map((commissioner) => (sight.commissionerOf[commissioner] === seat ? NO_PLACE : sight.commissionerAt[commissioner])),
  ];
  const havens = PORTS.filter((port) => isHaven(t, sight, port)).map(placeOf);
  return best(legal, (choice) => {
    if (choice.type !== 'startAt' || !isHex(choice.to)) return 0;
    const hex = choice.to;
    return (
      RICH_OCEAN * rich[t.oceanOf[hex]] +
      PREY * near(sight.sightingAt, hex, PREY_NEAR) +
      HAVEN * Math.min(1, near(havens, hex, HAVEN_NEAR)) -
      HUNTER * near(hunters, hex, HUNTER_NEAR) -
      OWN *
        near(
          sight.fleet[seat].map((pirate) => sight.at[pirate]),
          hex,
          OWN_NEAR,
        ) -
      RIVAL *
        near(
          rivalsOf(o).map((pirate) => sight.at[pirate]),
          hex,
          RIVAL_NEAR,
        )
    );
  });
}
