import { describe, expect, it } from 'vitest';
import { board, type Place, type PortSite, type Rectangle, type SeaArea } from '../table/board/board.ts';
import plan from './plan.json' with { type: 'json' };

type Ring = Place[];
interface Disc {
  at: Place;
  radius: number;
}
interface Mark {
  name: string;
  port: string;
  shape: Rectangle | Disc;
}

const ADJACENT = [
  ['north-atlantic', 'central-atlantic'],
  ['central-atlantic', 'south-atlantic'],
  ['south-atlantic', 'west-caribbean'],
  ['west-caribbean', 'east-caribbean'],
  ['west-caribbean', 'central-america'],
  ['west-caribbean', 'south-america'],
  ['east-caribbean', 'south-america'],
  ['central-america', 'south-america'],
  ['east-africa', 'india'],
] as const;

/** The rings of path data that consists of absolute `M` and relative lines. */
function rings(path: string): Ring[] {
  return path
    .split('M')
    .filter(Boolean)
    .map((part) => {
      const numbers = [...part.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
      let [x, y] = [numbers[0] ?? 0, numbers[1] ?? 0];
      const ring: Ring = [[x, y]];
      for (let index = 2; index + 1 < numbers.length; index += 2) {
        [x, y] = [x + (numbers[index] ?? 0), y + (numbers[index + 1] ?? 0)];
        ring.push([x, y]);
      }
      return ring;
    });
}

function edges(shape: Ring[]): [Place, Place][] {
  return shape.flatMap((ring) => ring.map((from, index): [Place, Place] => [from, ring[(index + 1) % ring.length] ?? from]));
}

function inside([x, y]: Place, shape: Ring[]): boolean {
  let within = false;
  for (const [a, b] of edges(shape)) {
    if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) within = !within;
  }
  return within;
}

function toEdge([x, y]: Place, shape: Ring[]): number {
  return Math.min(
    ...edges(shape).map(([a, b]) => {
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const along = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(x - a[0] - along * dx, y - a[1] - along * dy);
    }),
  );
}

const around = ([x, y]: Place, halfWidth: number, halfHeight = halfWidth): Rectangle => [
  x - halfWidth,
  y - halfHeight,
  2 * halfWidth,
  2 * halfHeight,
];

function textBox(text: string, { x, y, anchor }: { x: number; y: number; anchor: string }, size: number): Rectangle {
  const width = text.length * 0.46 * size;
  return [anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2, y - 0.74 * size, width, size * 0.96];
}

/** The compiler types tuples in JSON files as arrays. */
const boxOf = ([x = 0, y = 0, width = 0, height = 0]: readonly number[]): Rectangle => [x, y, width, height];

const isDisc = (shape: Rectangle | Disc): shape is Disc => !Array.isArray(shape);

function gap(a: Rectangle | Disc, b: Rectangle | Disc): number {
  if (isDisc(a)) return isDisc(b) ? Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) - a.radius - b.radius : gap(b, a);
  if (isDisc(b)) {
    const [x, y] = b.at;
    return Math.hypot(Math.max(a[0] - x, 0, x - a[0] - a[2]), Math.max(a[1] - y, 0, y - a[1] - a[3])) - b.radius;
  }
  return Math.max(a[0] - b[0] - b[2], b[0] - a[0] - a[2], a[1] - b[1] - b[3], b[1] - a[1] - a[3]);
}

const areaOf = (id: string): SeaArea => {
  const area = board.areas.find((other) => other.id === id);
  if (!area) throw new Error(`no area ${id}`);
  return area;
};
const polygon = new Map(plan.areas.map((area) => [area.id, rings(area.d)]));
const shapeOf = (id: string): Ring[] => polygon.get(id) ?? [];
const land = new Map(Object.entries(plan.land).map(([panel, path]) => [panel, rings(path)]));
const areasOf = (port: PortSite): readonly string[] => plan.portAreas[board.ports.indexOf(port)] ?? [];

function portMarks(port: PortSite): Mark[] {
  const mark = (name: string, shape: Rectangle | Disc): Mark => ({ name: `${port.id} ${name}`, port: port.id, shape });
  return [
    mark('shield', around(port.shield, 11, 12.9)),
    mark('merchant', around(port.merchant, 10)),
    mark('seal', { at: port.governor, radius: 9 }),
    mark('name', textBox(plan.portNames[board.ports.indexOf(port)] ?? '', port.label, 14.5)),
    ...(plan.pirateHavens.includes(port.id) ? [] : [mark('figures', textBox('5–10', port.ratings, 12.5))]),
    ...port.berths.map((at, index) => mark(`berth ${index}`, { at, radius: 12 })),
  ];
}

/** Every printed name, letter by letter. */
const lettered: Mark[] = plan.lettered.flatMap(({ text, boxes }, line) =>
  boxes.map((box) => ({ name: `“${text}”`, port: `line ${line}`, shape: boxOf(box) })),
);
const cartouches: Mark[] = [...board.transitBoxes.map(({ box }) => box), board.retired.box, board.lost.box].map((shape, index) => ({
  name: `cartouche ${index}`,
  port: `cartouche ${index}`,
  shape,
}));
const anchors: Mark[] = board.areas.flatMap(({ id, anchors: spots }) =>
  spots.map((at, index) => ({ name: `${id} spot ${index}`, port: `${id} ${index}`, shape: { at, radius: 16 } })),
);

/** Boxes of pirates' names below their counters, at the anchors that have room for one. */
const plates: Mark[] = board.areas.flatMap(({ id, anchors: spots, nameless }) =>
  spots.flatMap(([x, y], index) =>
    nameless.includes(index) ? [] : [{ name: `${id} name ${index}`, port: 'pirate name', shape: boxOf([x - 29, y + 18, 58, 13]) }],
  ),
);

/** Letters' boxes include some empty space, so they may overlap by this much, in board units. */
const AIR = -0.6;
function overlapsOf(marks: readonly Mark[]): string[] {
  const found = new Set<string>();
  // Sorted by their left edges, a box can only overlap those that begin before it ends.
  const sorted = marks.map((mark) => ({ mark, box: isDisc(mark.shape) ? around(mark.shape.at, mark.shape.radius) : mark.shape }));
  sorted.sort((a, b) => a.box[0] - b.box[0]);
  sorted.forEach(({ mark, box }, index) => {
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next];
      if (!other || other.box[0] > box[0] + box[2]) break;
      if (mark.port !== other.mark.port && gap(mark.shape, other.mark.shape) < AIR)
        found.add([mark.name, other.mark.name].sort().join(' × '));
    }
  });
  return [...found].sort();
}

describe('the board', () => {
  it('shows ten Sea Areas and 36 ports inside their frames', () => {
    expect(board.areas).toHaveLength(10);
    expect(board.ports).toHaveLength(36);
    for (const port of board.ports) {
      const frame = board.panels.find((panel) => panel.id === port.panel)?.frame;
      if (!frame) throw new Error(`no panel ${port.panel}`);
      for (const { name, shape } of portMarks(port)) {
        const [x, y, width, height] = isDisc(shape) ? around(shape.at, shape.radius) : shape;
        expect(x >= frame[0] && y >= frame[1] && x + width <= frame[0] + frame[2] && y + height <= frame[1] + frame[3], name).toBe(true);
      }
    }
  });

  it('puts every port beside the water of its Sea Areas', () => {
    for (const port of board.ports) {
      const ground = land.get(port.panel) ?? [];
      for (const id of areasOf(port)) {
        const reach = inside(port.at, shapeOf(id)) ? 0 : toEdge(port.at, shapeOf(id));
        expect(reach, `${port.id} at ${id}`).toBeLessThan(2);
      }
      expect(
        areasOf(port).some((id) => inside(port.merchant, shapeOf(id))),
        `${port.id} merchant`,
      ).toBe(true);
      expect(inside(port.merchant, ground), `${port.id} merchant on land`).toBe(false);
      expect(Math.hypot(port.merchant[0] - port.at[0], port.merchant[1] - port.at[1]), port.id).toBeLessThan(62);
    }
  });

  it('has no overlaps between names, shields, counters and cartouches', () => {
    const ofPorts = board.ports.flatMap((port) => portMarks(port).map((mark) => ({ ...mark, port: mark.name })));
    expect(overlapsOf([...lettered, ...ofPorts, ...cartouches, ...anchors])).toEqual([]);
    expect(overlapsOf([...lettered, ...ofPorts, ...cartouches, ...plates])).toEqual([]);
  });

  it('keeps names clear of the marks around shields', () => {
    const marks = board.ports.flatMap(({ id, haven, attacked }): Mark[] => [
      { name: `${id} haven`, port: `${id} haven`, shape: { at: haven, radius: 7 } },
      { name: `${id} attack`, port: `${id} attack`, shape: { at: attacked, radius: 7 } },
    ]);
    const figures = board.ports.flatMap(portMarks).filter(({ name }) => name.endsWith('figures'));
    expect(overlapsOf([...lettered, ...figures, ...marks])).toEqual([]);
  });

  it('finds an overlap (a check of this test)', () => {
    const [first] = lettered;
    if (!first) throw new Error('no letters');
    expect(overlapsOf([first, { ...first, port: 'another' }])).toHaveLength(1);
  });

  it('gives each port three berths', () => {
    for (const { id, berths, shield } of board.ports) {
      expect(berths.length, id).toBeGreaterThanOrEqual(3);
      for (const [x, y] of berths) expect(Math.hypot(x - shield[0], y - shield[1]), id).toBeLessThan(90);
    }
  });
});

describe('anchors', () => {
  it.each(board.areas.map((area) => area.id))('of %s lie apart on open water', (id) => {
    const { anchors, panel } = areaOf(id);
    const ground = land.get(panel) ?? [];
    expect(anchors.length).toBeGreaterThanOrEqual(8);
    anchors.forEach((at, index) => {
      expect(inside(at, shapeOf(id)) && toEdge(at, shapeOf(id)) >= 16, `${at}`).toBe(true);
      expect(!inside(at, ground) && toEdge(at, ground) >= 15, `${at} off land`).toBe(true);
      for (const other of anchors.slice(index + 1)) expect(Math.hypot(at[0] - other[0], at[1] - other[1])).toBeGreaterThanOrEqual(40);
    });
  });
});

describe('sea areas', () => {
  /** Length of the border that two areas share, in board units. */
  const shared = (a: string, b: string): number =>
    edges(shapeOf(a)).reduce((sum, [from, to]) => {
      const middle: Place = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      const touches = [from, middle, to].every((place) => toEdge(place, shapeOf(b)) < 0.3);
      return touches ? sum + Math.hypot(to[0] - from[0], to[1] - from[1]) : sum;
    }, 0);
  const pairs = board.areas.flatMap((a, index) =>
    board.areas
      .slice(index + 1)
      .filter((b) => b.panel === a.panel)
      .map((b) => [a.id, b.id] as const),
  );
  const adjacent = (a: string, b: string): boolean => ADJACENT.some((pair) => pair.includes(a as never) && pair.includes(b as never));

  it.each(pairs)('%s and %s share a border if and only if they are adjacent', (a, b) => {
    if (adjacent(a, b)) expect(shared(a, b)).toBeGreaterThan(40);
    else expect(shared(a, b)).toBeLessThan(1);
  });

  it('joins both ends of each Transit Box by a route', () => {
    const ends = board.routes.map(({ transit, area, sea }) => {
      expect(inside(sea, shapeOf(area)), `${transit} in ${area}`).toBe(true);
      return `${transit} ${area}`;
    });
    expect(ends.sort()).toEqual([
      'transit-gold-coast-east-africa east-africa',
      'transit-gold-coast-east-africa gold-coast',
      'transit-south-america-gold-coast gold-coast',
      'transit-south-america-gold-coast south-america',
    ]);
  });

  it('has no gaps: every point of a frame lies in one Sea Area or closed water', () => {
    const waters = [...plan.areas.map(({ id, d }) => ({ panel: areaOf(id).panel, d })), ...plan.closed].map(({ panel, d }) => ({
      panel,
      shape: rings(d),
    }));
    for (const {
      id,
      frame: [x, y, width, height],
    } of board.panels) {
      for (let step = 0; step < 900; step++) {
        const at: Place = [x + 1.37 + (((step * 37) % 900) / 900) * (width - 3), y + 1.21 + (step / 900) * (height - 3)];
        const count = waters.filter(({ panel, shape }) => panel === id && inside(at, shape)).length;
        expect(count, `${id} ${at}`).toBe(1);
      }
    }
  });
});

describe('the victory point scale', () => {
  it('has squares 0 to 100 around their centers', () => {
    expect(board.track).toHaveLength(101);
    board.track.forEach(([x, y], points) => {
      const [left = 0, top = 0, width = 0, height = 0] = plan.squares[points] ?? [];
      expect(Math.hypot(left + width / 2 - x, top + height / 2 - y), `${points}`).toBeLessThan(0.2);
      expect(width >= (plan.cell[0] ?? 0) && height >= (plan.cell[1] ?? 0)).toBe(true);
    });
  });
});
