/** Ships, monsters and waves on the open water, in the style of an engraving. */
import type { Pen } from '@bb/table-kit/map/art/board-art.ts';
import type { ArtBuilder } from '../art-builder.ts';
import type { Box, PanelId } from '../geo.ts';

type Stroke = readonly [d: string, pen: Pen];

const n = (value: number): string => String(Math.round(value * 10) / 10);
const line = (width: number, alpha?: number): Pen => ({
  stroke: 'plate-line',
  width,
  round: true,
  ...(alpha === undefined ? {} : { alpha }),
});
const SAIL: Pen = { fill: 'plate-sail' };
const HULL: Pen = { fill: 'plate-hull' };

/** A square sail full of wind: its yard at `top`, of the given half width, curved to the right. */
function squareSail(x: number, top: number, yard: number, height: number, foot: number): Stroke[] {
  const [belly, low] = [height * 0.34, top + height];
  const outline =
    `M${n(x - yard)} ${n(top)}L${n(x + yard)} ${n(top)}Q${n(x + yard + belly)} ${n(top + height * 0.55)} ${n(x + foot + 1)} ${n(low)}` +
    `Q${n(x + belly * 0.5)} ${n(low - height * 0.2)} ${n(x - foot + 1)} ${n(low)}Q${n(x - yard + belly * 0.9)} ${n(top + height * 0.5)} ${n(x - yard)} ${n(top)}z`;
  const shade = [0.16, 0.27, 0.37, 0.46, 0.54]
    .map((part, index) => {
      const from = x - yard + part * 2 * yard;
      const stop = low - height * (0.16 + 0.1 * index);
      return `M${n(from)} ${n(top + 1)}Q${n(from + belly * 0.75)} ${n((top + stop) / 2)} ${n(from + belly * 0.3)} ${n(stop)}`;
    })
    .join('');
  return [
    [outline, SAIL],
    [shade, line(0.45, 0.75)],
    [outline, line(0.8)],
    [`M${n(x - yard - 1.6)} ${n(top)}H${n(x + yard + 1.6)}`, line(1.3)],
  ];
}

const pennant = (x: number, top: number, length: number): Stroke => [
  `M${x} ${top}q${n(length * 0.25)} -2.4 ${n(length * 0.5)} -.6t${n(length * 0.5)} -.8l-${n(length * 0.36)} 2q-${n(length * 0.3)} 1.4 -${n(length * 0.64)} 1.6z`,
  { fill: 'plate-red' },
];

/** A three-masted ship under sail, 110 wide and 110 high, with its waterline at 0. */
const GALLEON: Stroke[] = [
  ['M-34-20L-12-60M-26-16L-26-72M4-12L4-98M28-10L28-84M-44-22L-26-62', line(0.5, 0.6)],
  ['M40-13L63-28M47-17L47-22', line(1.5)],
  ['M-26-14V-74M4-8V-100M28-8V-86', line(1.7)],
  ['M63-28L28-66M63-28L28-84M54-22L28-44', line(0.5)],
  ['M60-27Q46-36 30-60Q34-40 34-30Q46-28 60-27z', SAIL],
  ['M60-27Q46-36 30-60Q34-40 34-30Q46-28 60-27M54-27.4Q46-30 35-33M48-29Q42-34 34-40', line(0.7)],
  // The lateen sail of the mizzen mast.
  ['M-44-26L-16-66Q-18-44-20-28Q-32-24-44-26z', SAIL],
  ['M-44-26L-16-66Q-18-44-20-28Q-32-24-44-26zM-38-27.4L-19-56M-32-27L-19-46M-26-27L-20-37', line(0.6)],
  ['M-47-22L-14-69', line(1.2)],
  ...squareSail(27, -38, 14, 24, 13),
  ...squareSail(27.5, -62, 11, 22, 12.5),
  ...squareSail(28, -79, 7.5, 15, 9.5),
  ...squareSail(3, -42, 17, 28, 15.5),
  ...squareSail(3.5, -69, 13, 25, 15),
  ...squareSail(4, -89, 8.5, 18, 11.5),
  pennant(4, -101, 17),
  pennant(28, -87, 13),
  pennant(-26, -75, 11),
  // The hull, high at the stern, with wales, gallery and gun ports.
  ['M-50-27L-49-6Q-45 6-34 7H30Q42 2 48-14L39-12Q30-9 26-10V-13H14Q0-12-10-14L-13-19L-30-21L-33-26z', HULL],
  ['M-50-27L-49-6Q-45 6-34 7H30Q42 2 48-14L39-12Q30-9 26-10V-13H14Q0-12-10-14L-13-19L-30-21L-33-26z', line(1)],
  ['M-49-17Q-20-9 10-8.4T44-11M-49-10Q-20-2.4 8-2T42-6M-46-3Q-20 3.4 6 3.6T37 0', { stroke: 'plate-sail', width: 0.9, round: true }],
  [
    'M-40-8.4h2.6v2.6h-2.6zM-31-6.6h2.6V-4h-2.6zM-22-5.4h2.6v2.6h-2.6zM-13-4.8h2.6v2.6h-2.6zM-4-4.6h2.6V-2H-4zM5-4.6h2.6V-2H5zM14-5h2.6v2.6H14zM23-5.8h2.6v2.6H23z',
    { fill: 'plate-sail' },
  ],
  ['M-48-23L-35-21.4M-48-20L-32-18', { stroke: 'plate-gold', width: 1.1, round: true }],
];

const swell = (left: number, y: number, crests: number): string => `M${left} ${y}q4-3 8 0${'t8 0'.repeat(crests - 1)}`;
const SHIP_SWELL: Stroke = [
  swell(-62, 9, 16) + swell(-50, 13.6, 9) + swell(10, 13.6, 5) + swell(-30, 18, 6) + swell(-70, 4, 2) + swell(46, 4.4, 3),
  line(0.8, 0.8),
];

/** A hump of a sea serpent's back between two points on the water, with its scales. */
function hump(from: number, to: number, height: number, thick: number): Stroke[] {
  const middle = (from + to) / 2;
  const inner = height - thick;
  const body =
    `M${from} 0C${n(from + 1)} ${n(-height * 1.3)} ${n(to - 1)} ${n(-height * 1.3)} ${to} 0H${n(to - thick)}` +
    `C${n(to - thick - 1)} ${n(-inner * 1.25)} ${n(from + thick + 1)} ${n(-inner * 1.25)} ${n(from + thick)} 0z`;
  const rays = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * (0.12 + (0.76 * index) / 8);
    const on = (part: number): string =>
      `${n(middle - Math.cos(angle) * (((to - from) / 2 - thick) * (1 - part) + ((to - from) / 2) * part))} ${n(-Math.sin(angle) * (inner * (1 - part) + height * part) * 0.94)}`;
    return `M${on(0.1)}L${on(0.62)}`;
  }).join('');
  const spines = Array.from({ length: 5 }, (_, index) => {
    const angle = Math.PI * (0.26 + 0.12 * index);
    const at = (grow: number): string =>
      `${n(middle - Math.cos(angle) * ((to - from) / 2 + grow))} ${n(-Math.sin(angle) * (height + grow) * 0.97)}`;
    const wide = (sign: number): string =>
      `${n(middle - Math.cos(angle + sign * 0.1) * ((to - from) / 2 - 0.4))} ${n(-Math.sin(angle + sign * 0.1) * height * 0.95)}`;
    return `M${wide(-1)}L${at(4)}L${wide(1)}z`;
  }).join('');
  return [
    [spines, { fill: 'plate-monster' }],
    [spines, line(0.6)],
    [body, { fill: 'plate-monster' }],
    [rays, line(0.5, 0.8)],
    [body, line(0.9)],
  ];
}

const HEAD =
  'M-34 0Q-36-20-28-32Q-20-43-8-42Q-2-41 4-36L12-33Q16-31 13-29L2-29Q6-27 12-26Q13-23.6 9-23.4Q-2-22-8-26Q-16-30-20-22Q-24-14-22 0z';
/** A sea serpent facing right, 120 wide. */
const SERPENT: Stroke[] = [
  ['M-12-42Q-14-50-20-52Q-17-47-18-42zM-21-39Q-26-46-32-46Q-28-41-28-36zM-29-31Q-35-36-41-34Q-35-31-34-26z', { fill: 'plate-monster' }],
  ['M-12-42Q-14-50-20-52Q-17-47-18-42M-21-39Q-26-46-32-46Q-28-41-28-36M-29-31Q-35-36-41-34Q-35-31-34-26', line(0.7)],
  [HEAD, { fill: 'plate-monster' }],
  [
    'M-33-6L-24-5M-33.4-11L-23.6-10M-32.6-16L-22.6-14.6M-30.6-21L-21-18.6M-28-26L-18.4-22.6M-24-31L-15-26.6M-19-35.6L-11-29.6',
    line(0.55, 0.85),
  ],
  [HEAD, line(1)],
  ['M12-26Q17-25 20-27M12-26Q17-23.6 19-22.4', { stroke: 'plate-red', width: 1, round: true }],
  ['M-3-36.6a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0', { fill: 'plate-sail' }],
  ['M-1.6-36.4h.8', line(1.5)],
  ['M3-29.4l.8 2 1-2 .8 2 1-2 .8 2 1-2', line(0.6)],
  ...hump(-8, 26, 22, 9.5),
  ...hump(30, 54, 15, 7.5),
  ['M60 0Q62-12 72-14Q69-9 74-6Q68-5 66 0z', { fill: 'plate-monster' }],
  ['M60 0Q62-12 72-14Q69-9 74-6Q68-5 66 0', line(0.9)],
  [
    swell(-44, 1, 3) + swell(-16, 1.4, 2) + swell(20, 1.2, 2) + swell(48, 1, 4) + swell(-36, 6, 8) + swell(36, 6, 3) + swell(-20, 10.6, 5),
    line(0.8, 0.8),
  ],
];

const WHALE_BODY = 'M-46 2Q-48-14-36-22Q-20-32 4-24Q24-17 36-8Q42-10 44-18Q40-26 30-28Q40-34 48-28Q54-34 64-30Q55-25 54-17Q50-2 36 2z';
/** A spouting whale, 110 wide. */
const WHALE: Stroke[] = [
  ['M-28-27Q-30-40-42-42Q-36-46-30-40Q-28-50-20-54Q-16-48-22-40Q-14-44-8-38Q-18-38-22-28', line(0.9)],
  ['M-27-29Q-29-36-34-38M-24-30Q-23-42-21-48M-22.6-29Q-18-36-13-37', line(0.5, 0.7)],
  [WHALE_BODY, { fill: 'plate-monster' }],
  ['M-46-6Q-30-2-18-6M-46-2.6Q-30 .6-16-3M-40-12Q-32-8-24-10', line(0.6)],
  ['M-14-24Q-4-21 8-15M-8-25Q6-20 18-12.6M-18-20Q-4-18 6-10M2-24Q16-18 28-10', line(0.5, 0.8)],
  ['M-36-15.4a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0', { fill: 'plate-sail' }],
  ['M-34.8-15.2h.6', line(1.2)],
  ['M-16-6Q-12 2-2 3Q-6-2-8-7', line(0.8)],
  [WHALE_BODY, line(1)],
  [swell(-60, 3, 14) + swell(-44, 7.6, 9) + swell(-20, 12, 5), line(0.8, 0.8)],
];

interface Ornament {
  readonly panel: PanelId;
  readonly strokes: readonly Stroke[];
  /** Position of its waterline's middle, and scale. */
  readonly at: [x: number, y: number, scale: number];
}

/** A full-rigged ship with the waves around it. */
const SHIP = [...GALLEON, SHIP_SWELL];

const ORNAMENTS: readonly Ornament[] = [
  { panel: 'americas', strokes: SHIP, at: [806, 522, 0.74] },
  { panel: 'americas', strokes: SERPENT, at: [112, 462, 0.66] },
  { panel: 'guinea', strokes: SHIP, at: [1468, 334, 0.36] },
  { panel: 'indies', strokes: SHIP, at: [1284, 566, 0.52] },
  { panel: 'indies', strokes: WHALE, at: [1292, 898, 0.42] },
];

/** The boxes that the ships and monsters of these charts occupy. */
export const ornamentBoxes = (charts: readonly PanelId[]): readonly Box[] =>
  ORNAMENTS.filter(({ panel }) => charts.includes(panel)).map(({ strokes, at: [x, y, scale] }): Box => {
    const high = strokes === SHIP ? 104 : 56;
    return [x - 62 * scale, y - high * scale, 124 * scale, (high + 16) * scale];
  });

export function drawOrnaments(e: ArtBuilder, panel: PanelId): void {
  for (const { strokes, at } of ORNAMENTS.filter((ornament) => ornament.panel === panel))
    for (const [d, pen] of strokes) e.draw(d, pen, at);
}
