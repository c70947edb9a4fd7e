/** The art of the board. */
import { artRenderer } from '@bb/ui/map/art/rendering.ts';
import { board } from './board.ts';

export const boardArt = artRenderer({
  size: board,
  art: new URL('./board-art.json', import.meta.url),
  names: {
    en: new URL('./map-names.en.json', import.meta.url),
    de: new URL('./map-names.de.json', import.meta.url),
    fr: new URL('./map-names.fr.json', import.meta.url),
  },
});
// Load it as soon as this code is loaded.
boardArt.preload();
