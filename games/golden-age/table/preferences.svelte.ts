/** What players of this game can switch on and off. */
import { preferences as ofPage } from '@bb/table-kit/preferences.svelte.ts';

export const preferences = {
  /** Cunning is offered only where it can change something. */
  get cunningOnlyWhenUseful(): boolean {
    return ofPage.isOn('cunningOnlyWhenUseful', true);
  },
  set cunningOnlyWhenUseful(on: boolean) {
    ofPage.switch('cunningOnlyWhenUseful', on);
  },
  /** The table passes for the player until something decides the game. */
  get onlyWhatDecides(): boolean {
    return ofPage.isOn('onlyWhatDecides', false);
  },
  set onlyWhatDecides(on: boolean) {
    ofPage.switch('onlyWhatDecides', on);
  },
};
