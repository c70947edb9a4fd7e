declare module 'd3-geo' {
  export type Point = [number, number];
  export type RawProjection = (lambda: number, phi: number) => Point;
  export interface Projection {
    (point: Point): Point | null;
    rotate(angles: Point): this;
    precision(value: number): this;
    translate(offset: Point): this;
    scale(factor: number): this;
    clipExtent(extent: [Point, Point]): this;
  }
  export interface Graticule {
    (): object;
    extent(extent: [Point, Point]): this;
    step(step: Point): this;
  }
  export interface PathMaker {
    (object: object): string | null;
    digits(count: number): this;
  }
  export function geoProjection(raw: RawProjection): Projection;
  export function geoPath(projection: Projection): PathMaker;
  export function geoGraticule(): Graticule;
}

declare module 'd3-geo-projection' {
  import type { Projection } from 'd3-geo';
  export function geoProject(object: object, projection: Projection): object;
}

declare module 'topojson-client' {
  export interface Topology {
    objects: { land?: object };
  }
  export interface PolygonFeature {
    geometry: { type: 'Polygon'; coordinates: [number, number][][] } | { type: 'MultiPolygon'; coordinates: [number, number][][][] };
  }
  export type Features = PolygonFeature | { type: 'FeatureCollection'; features: PolygonFeature[] };
  export function feature(topology: Topology, object: object): Features;
}

declare module 'topojson-server' {
  import type { Topology } from 'topojson-client';
  export function topology(objects: Record<string, object>, quantization: number): Topology;
}

declare module 'topojson-simplify' {
  import type { Topology } from 'topojson-client';
  export function presimplify(topology: Topology): Topology;
  export function simplify(topology: Topology, minWeight: number): Topology;
}

declare module 'opentype.js' {
  export type Command =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' };
  export interface Glyph {
    advanceWidth?: number;
    path: { commands: Command[] };
  }
  export interface Font {
    unitsPerEm: number;
    charToGlyph(letter: string): Glyph;
    getKerningValue(left: Glyph, right: Glyph): number;
  }
  const opentype: { parse(bytes: ArrayBuffer): Font };
  export default opentype;
}
