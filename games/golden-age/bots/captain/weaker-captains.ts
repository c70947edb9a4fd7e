/** How a captain plays who plays like a person: what he shrinks from, what he does not see, and when he goes home. */
export interface Habits {
  /** What a nation's enmity costs by his reckoning, as a multiple of the captain's. With more he leaves ports alone and hunts merchants. */
  readonly dreadOfEnmity: number;
  /** Does he keep every hostage for ransom? */
  readonly isKind: boolean;
  /** He does not retire a pirate who would score fewer Victory Points, Pardons aside. */
  readonly retiresFromVp: number;
  /** The share of the danger from Commissioners that he sees, from 0 to 1. */
  readonly wariness: number;
  /** He makes no plan that takes more Actions. */
  readonly foresight: number;
  /** By how many Victory Points for each Action he may misjudge a choice. */
  readonly hesitation: number;
}

const { POSITIVE_INFINITY: UNLIMITED } = Number;

/** The captain's own: he reckons as well as he can. */
export const CAPTAIN: Habits = {
  dreadOfEnmity: 1,
  isKind: false,
  retiresFromVp: 0,
  wariness: 1,
  foresight: UNLIMITED,
  hesitation: 0,
};

export const BOATSWAIN: Habits = { ...CAPTAIN, dreadOfEnmity: 2, retiresFromVp: 30, wariness: 0.3, hesitation: 3 };
export const DECKHAND: Habits = { ...CAPTAIN, dreadOfEnmity: 3, isKind: true, retiresFromVp: 40, wariness: 0.1, hesitation: 4 };
export const CABIN_BOY: Habits = { dreadOfEnmity: 5, isKind: true, retiresFromVp: 50, wariness: 0, foresight: 5, hesitation: 12 };
