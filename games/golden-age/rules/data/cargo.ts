/** 8.32 The Cargo table: the value of a merchant's cargo by d6 + Cargo. Source of every figure: published. */
import { CARGO_COLUMNS, type CargoColumn } from './ids.ts';

/** Doubloons, by column; the first entry is for a total of 1. */
const WORTH: Readonly<Record<CargoColumn, readonly number[]>> = {
  atlantic: [0, 100, 200, 300, 400, 500, 600, 700, 800, 1000],
  americas: [100, 400, 600, 800, 1000, 1200, 1300, 1500, 2500, 3000],
  africa: [50, 150, 300, 500, 600, 700, 800, 1000, 1200, 1500],
  india: [500, 1000, 1200, 1500, 1800, 2000, 2500, 3000, 4000, 7500],
};

const BY_COLUMN = CARGO_COLUMNS.map((column) => WORTH[column]);
/** The highest total with a star: the crew grumbles. */
const STARRED_UP_TO = 3;
/** The lowest total with a double star: the crew cheers. */
const DOUBLE_STARRED_FROM = 8;

/**
 * @param column  an index in `CARGO_COLUMNS`
 * @param total  d6 + Cargo, 1 to 10
 * @returns doubloons
 */
export const cargoWorth = (column: number, total: number): number => BY_COLUMN[column][total - 1];
/** @returns the change of Loyalty for taking a cargo of this total */
export const cargoStar = (total: number): -1 | 0 | 1 => (total <= STARRED_UP_TO ? -1 : total >= DOUBLE_STARRED_FROM ? 1 : 0);
