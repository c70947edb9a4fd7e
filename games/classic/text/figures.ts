/** Figures and dice as they are written in every language. */
import {
  type CardId,
  type GameEvent,
  OCEAN_NAMES,
  type OceanName,
  type PortId,
  portNamed,
  type RollPurpose,
  RECONSTRUCTED as SET,
  type TradePart,
} from '../rules/index.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** @returns a name with the apostrophe of print */
export const printed = (name: string): string => name.replaceAll("'", '’');
/** @returns a number with its sign, such as −2 */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
/** @returns 1300 as `1,300`, with this separator */
export const grouped = (n: number, separator: string): string => String(n).replace(/\B(?=(\d{3})+$)/g, separator);

/** Two dice that are read as tens and ones. */
const TENS: readonly RollPurpose[] = ['petition', 'retirement'];
/** The same, where they name a port. */
const PORTS_NAMED: readonly RollPurpose[] = ['governorPlacement', 'newGovernor', 'recall', 'disease'];

/** @returns such as `4`, `42` for tens and ones, `42, Santiago` for a port, or `4 + 2 = 6` */
export function dice(purpose: RollPurpose, faces: readonly number[], port: (id: PortId) => string): string {
  const number = faces.join('');
  if (PORTS_NAMED.includes(purpose)) return `${number}, ${port(portNamed(Number(number)))}`;
  if (faces.length === 1 || TENS.includes(purpose)) return number;
  return `${faces.join(' + ')} = ${faces.reduce((a, b) => a + b, 0)}`;
}

/** @returns whether a search by this card finds nothing, near land and in open sea */
export const findsNothing = (id: CardId): boolean => {
  const { coastal, open } = SET.cards[id].search;
  return coastal === 'nothing' && open === 'nothing';
};
/** @returns whether a hunter goes back to the cup because it was sunk in battle, and not because it was called home or the storm took it */
export const isSunk = ({ rule }: GameEvent): boolean => rule === 'C16.4';
export const isNothing = ({ booty, hostages, pounds }: TradePart): boolean => booty.length + hostages.length + pounds === 0;
/** @returns whether a ship is of the Royal Navy */
export const isRoyal = (name: string): boolean => name.startsWith('HMS ');
/** @returns whether the card has the D&R mark */
export const hasMark = (id: CardId): boolean => SET.cards[id].revelry;

/** @returns the goods of a hold, by the code of the manifest that a position has: card × 4 + ocean + 1; null for plunder, whose code is 0 */
export function goodsOf(code: number): { readonly manifest: number; readonly ocean: OceanName } | null {
  if (code === 0) return null;
  const oceans = OCEAN_NAMES.length;
  return { manifest: SET.cards[Math.floor((code - 1) / oceans)].manifest, ocean: OCEAN_NAMES[(code - 1) % oceans] };
}
