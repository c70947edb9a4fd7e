/** Hexes have coordinates for names; a port nearby helps to find them. */
import {
  distance,
  HEX_NAMES,
  HEXES,
  type OceanName,
  PLACES,
  type PlaceId,
  PORT_NAMES,
  PORTS,
  type PortName,
  RECONSTRUCTED as SET,
} from '../rules/index.ts';

export interface Landmark {
  /** The coordinates. */
  readonly hex: string;
  readonly ocean: OceanName;
  /** The nearest port, if it is near; null if not. */
  readonly port: PortName | null;
  /** The port is in this very hex. */
  readonly isThere: boolean;
}

/** Ports are landmarks as far as this. */
const NEAR_HEXES = 2;
const HEX_OF_PORT = PORTS.map((id) => PLACES[HEX_NAMES.indexOf(SET.ports[id].hex)]);

function landmarkOf(hex: PlaceId): Landmark {
  const { id, ocean } = SET.hexes[hex];
  const near = PORTS.filter((port) => SET.ports[port].ocean === ocean).map((port) => ({
    one: port,
    away: distance(HEX_OF_PORT[port], hex),
  }));
  const nearest = near.reduce((best, next) => (next.away < best.away ? next : best));
  const isNear = nearest.away <= NEAR_HEXES;
  return { hex: id, ocean, port: isNear ? PORT_NAMES[nearest.one] : null, isThere: nearest.away === 0 };
}

/** By hex. */
export const LANDMARKS: readonly Landmark[] = HEXES.map(landmarkOf);
