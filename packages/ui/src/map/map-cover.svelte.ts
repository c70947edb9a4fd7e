/** What lies over the upper part of the map: on a phone, the guide of the first voyage. */
class MapCover {
  element = $state<HTMLElement>();
  /** In CSS pixels. */
  height = $state(0);
}
export const mapCover = new MapCover();
