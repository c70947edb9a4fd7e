/** The art of the board. */
import { artRenderer } from '@bb/table-kit/map/art/rendering.ts';

export const boardArt = artRenderer({
  size: { width: 1600, height: 1000 },
  art: new URL('./board-art.json', import.meta.url),
  names: {
    en: new URL('./map-names.en.json', import.meta.url),
    de: new URL('./map-names.de.json', import.meta.url),
    fr: new URL('./map-names.fr.json', import.meta.url),
  },
});
// Load it as soon as this code is loaded.
boardArt.preload();
