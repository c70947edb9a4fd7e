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
  piratesAt,
  placeOf,
  portStatus,
  type Tables,
  UNFOUND,
  type View,
} from '@bb/golden-age/rules';

export type PortRow = ReturnType<typeof portRows>[number];

export const portRows = (t: Tables, view: View, pirates: readonly PirateId[]) =>
  PORTS.map((port) => {
    const governor = view.governorAt[port] ?? NONE;
    const merchant = view.merchantAt[port] ?? NONE;
    const isUnseen = merchant === FACE_DOWN || view.merchantSince[port] === UNFOUND;
    return {
      port,
      locator: locatorOf(port),
      /** The nation's name in `NATION_NAMES`, which also selects the shield. */
      nationality: NATION_NAMES[t.portNation[port] ?? 0] ?? '',
      value: t.portValue[port] ?? 0,
      defense: t.portDefense[port] ?? 0,
      governor: governor === NONE ? null : { id: governor, pro: isProGovernor(governor) },
      /** `cargo` is its Cargo rating, null while it is face down. */
      merchant: merchant === NONE ? null : { cargo: isUnseen ? null : (t.merchantCargo[merchant] ?? null) },
      attacked: view.attacked[port] === 1,
      destroyed: view.destroyed[port] === 1,
      /** The pirate whose safe haven it is. */
      haven: PIRATES.find((pirate) => pirate === view.havenOf[port]) ?? null,
      present: piratesAt(view, placeOf(port)),
      known: PIRATES.map((pirate) => ({ pirate, points: information(view, pirate, port) })).filter(({ points }) => points > 0),
      /** The port's status for each of the given pirates. */
      statuses: pirates.map((pirate) => portStatus(t, view, pirate, port)),
    };
  });
