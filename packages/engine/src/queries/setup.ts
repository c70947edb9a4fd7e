/** 3, 4.4 How many of what. */

/** 3.0 Step 8 */
export const MERCHANTS_AT_START = 8;
/** 4.4 B With fewer on the map, more come ... */
export const MERCHANTS_LOW = 5;
/** ... up to this many. */
export const MERCHANTS_RESTORED = 6;
/** 3.0 Step 4, 4.4 A */
export const HAND_SIZE = 4;
