/** The rows of the Port Grid: each port's figures, and its status for certain pirates. */
import {
  FACE_DOWN,
  information,
  isProGovernor,
  locatorOf,
  NATION_NAMES,
  NONE,
  PIRATES,
  type PirateId,
  PORTS,
  type PortId,
  type PortStatus,
  piratesAt,
  placeOf,
  portStatus,
  type Tables,
  UNFOUND,
  type View,
} from '@bb/golden-age/rules';

export interface PortRow {
  readonly port: PortId;
  readonly locator: number;
  /** The nation's name in `NATION_NAMES`, which also selects the shield. */
  readonly nationality: string;
  readonly value: number;
  readonly defense: number;
  readonly governor: { readonly id: View['governorAt'][number]; readonly pro: boolean } | null;
  /** `cargo` is its Cargo rating, null while it is face down. */
  readonly merchant: { readonly cargo: number | null } | null;
  readonly attacked: boolean;
  readonly destroyed: boolean;
  /** The pirate whose safe haven it is. */
  readonly haven: PirateId | null;
  readonly present: readonly PirateId[];
  readonly known: readonly { readonly pirate: PirateId; readonly points: number }[];
  /** The port's status for each of the given pirates. */
  readonly statuses: readonly PortStatus[];
}

export function portRows(t: Tables, view: View, pirates: readonly PirateId[]): readonly PortRow[] {
  return PORTS.map((port): PortRow => {
    const governor = view.governorAt[port] ?? NONE;
    const merchant = view.merchantAt[port] ?? NONE;
    const haven = PIRATES.find((pirate) => pirate === view.havenOf[port]);
    return {
      port,
      locator: locatorOf(port),
      nationality: NATION_NAMES[t.portNation[port] ?? 0] ?? '',
      value: t.portValue[port] ?? 0,
      defense: t.portDefense[port] ?? 0,
      governor:
        view.governorAt[port] === undefined || governor === NONE ? null : { id: view.governorAt[port], pro: isProGovernor(governor) },
      merchant:
        merchant === NONE
          ? null
          : { cargo: merchant === FACE_DOWN || view.merchantSince[port] === UNFOUND ? null : (t.merchantCargo[merchant] ?? null) },
      attacked: view.attacked[port] === 1,
      destroyed: view.destroyed[port] === 1,
      haven: haven ?? null,
      present: piratesAt(view, placeOf(port)),
      known: PIRATES.map((pirate) => ({ pirate, points: information(view, pirate, port) })).filter(({ points }) => points > 0),
      statuses: pirates.map((pirate) => portStatus(t, view, pirate, port)),
    };
  });
}
