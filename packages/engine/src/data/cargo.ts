/** 8.32 What a merchant's cargo is worth, by d6 + Cargo. Source of every figure: published. */
import { CARGO_COLUMNS, type CargoColumn } from './ids.ts';

/** Doubloons, by column; the first entry is for a total of 1. */
const WORTH: Readonly<Record<CargoColumn, readonly number[]>> = {
  atlantic: [0, 100, 200, 300, 400, 500, 600, 700, 800, 1000],
  americas: [100, 400, 600, 800, 1000, 1200, 1300, 1500, 2500, 3000],
  africa: [50, 150, 300, 500, 600, 700, 800, 1000, 1200, 1500],
  india: [500, 1000, 1200, 1500, 1800, 2000, 2500, 3000, 4000, 7500],
};

const BY_COLUMN = CARGO_COLUMNS.map((column) => WORTH[column]);
/** Totals up to this are starred: the crew grumbles. */
const STARRED_UP_TO = 3;
/** Totals from this on are double-starred: the crew cheers. */
const DOUBLE_STARRED_FROM = 8;

/** `column` counts `CARGO_COLUMNS`; `total` is d6 + Cargo, 1 to 10. */
export const cargoWorth = (column: number, total: number): number => BY_COLUMN[column][total - 1];
/** What taking such a cargo does to Loyalty. */
export const cargoStar = (total: number): -1 | 0 | 1 => (total <= STARRED_UP_TO ? -1 : total >= DOUBLE_STARRED_FROM ? 1 : 0);
