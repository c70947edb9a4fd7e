/** The rows of the port grid: each port's figures, and what it is to certain pirates. */
import {
  type GovernorId,
  holderOf,
  isHaven,
  type LetterId,
  type NationId,
  NONE,
  nationOfPort,
  PIRATES,
  type PirateId,
  PORTS,
  type PortId,
  type PortStatus,
  placeOf,
  portStatus,
  portValue,
  type Tables,
  type View,
} from '@bb/classic/rules';

export interface PortRow {
  readonly port: PortId;
  readonly nation: NationId;
  readonly ocean: number;
  readonly value: number;
  /** Before attacks wore it down. */
  readonly fullValue: number;
  readonly defense: number;
  readonly governor: { readonly id: GovernorId; readonly isPro: boolean } | null;
  readonly letter: LetterId | null;
  readonly isDestroyed: boolean;
  /** A pirate haven, which can't be attacked: its figures don't count. */
  readonly isHaven: boolean;
  readonly isEnglish: boolean;
  /** The pirate whose safe haven it is, and the one who holds it. */
  readonly haven: PirateId | null;
  readonly holder: PirateId | null;
  readonly present: readonly PirateId[];
  /** What it is to each of the given pirates. */
  readonly statuses: readonly PortStatus[];
}

const pirateOrNull = (pirate: number | undefined): PirateId | null => PIRATES.find((one) => one === pirate) ?? null;

export const portRows = (t: Tables, view: View, pirates: readonly PirateId[]): readonly PortRow[] =>
  PORTS.map((port): PortRow => {
    const governor = view.governorAt[port];
    const letter = view.letterOn[port];
    return {
      port,
      nation: nationOfPort(t, view, port),
      ocean: t.oceanOf[t.hexOf[placeOf(port)] ?? NONE] ?? NONE,
      value: portValue(t, view, port),
      fullValue: t.portValue[port] ?? 0,
      defense: t.portDefense[port] ?? 0,
      governor: governor === undefined || governor === NONE ? null : { id: governor, isPro: t.isPro[governor] === true },
      letter: letter === undefined || letter === NONE ? null : letter,
      isHaven: isHaven(t, view, port),
      isDestroyed: view.destroyed.includes(port),
      isEnglish: view.english.includes(port),
      haven: pirateOrNull(view.havenOf[port]),
      holder: pirateOrNull(holderOf(view, port)),
      present: PIRATES.filter((pirate) => view.at[pirate] === placeOf(port)),
      statuses: pirates.map((pirate) => portStatus(t, view, pirate, port)),
    };
  });
