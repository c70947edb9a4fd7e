/** The texts of the page. A page that needs no game texts imports this module, because the game texts load the engine. */
import { type Catalogue, en } from './en/index.ts';

let current = $state.raw<Catalogue>(en);

/** @returns the page's texts in the current language, such as `say().history.undo` */
export const say = (): Catalogue => current;

/** Only `speak` calls this. */
export function setPage(catalogue: Catalogue): void {
  current = catalogue;
}
