/** The rows of the port grid: each port's figures, and what it is to certain pirates. */
import {
  holderOf,
  isHaven,
  NONE,
  nationOfPort,
  PIRATES,
  type PirateId,
  PORTS,
  placeOf,
  portStatus,
  portValue,
  type Tables,
  type View,
} from '@bb/classic/rules';

export type PortRow = ReturnType<typeof portRows>[number];

const pirateOrNull = (pirate: number | undefined): PirateId | null => PIRATES.find((one) => one === pirate) ?? null;

export const portRows = (t: Tables, view: View, pirates: readonly PirateId[]) =>
  PORTS.map((port) => {
    const governor = view.governorAt[port] ?? NONE;
    const letter = view.letterOn[port] ?? NONE;
    return {
      port,
      nation: nationOfPort(t, view, port),
      value: portValue(t, view, port),
      /** Before attacks wore it down. */
      fullValue: t.portValue[port] ?? 0,
      defense: t.portDefense[port] ?? 0,
      governor: governor === NONE ? null : { id: governor, isPro: t.isPro[governor] === true },
      letter: letter === NONE ? null : letter,
      /** A pirate haven, which can't be attacked: its figures don't count. */
      isHaven: isHaven(t, view, port),
      isDestroyed: view.destroyed.includes(port),
      isEnglish: view.english.includes(port),
      /** The pirate whose safe haven it is, and the one who holds it. */
      haven: pirateOrNull(view.havenOf[port]),
      holder: pirateOrNull(holderOf(view, port)),
      present: PIRATES.filter((pirate) => view.at[pirate] === placeOf(port)),
      /** What it is to each of the given pirates. */
      statuses: pirates.map((pirate) => portStatus(t, view, pirate, port)),
    };
  });
