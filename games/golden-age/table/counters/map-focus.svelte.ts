/** What the guide of the first voyage speaks of: the map shows it. */
import type { PirateId, PlaceId } from '@bb/golden-age/rules';

class MapFocus {
  pirates = $state.raw<readonly PirateId[]>([]);
  places = $state.raw<readonly PlaceId[]>([]);
}
export const mapFocus = new MapFocus();
