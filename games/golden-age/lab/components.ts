/** `bb components`: checks a component set, or lists the source of each figure of the built-in one. */
import { type Command, checkComponents, parse, table } from '@bb/command';
import { type ComponentSet, componentFaults, RECONSTRUCTED } from '@bb/golden-age/rules';
import { plural } from '@bb/golden-age/text';

interface Figure {
  readonly section: string;
  readonly piece: string;
  readonly figure: string;
  readonly value: number | string | boolean;
  readonly source: string;
}

const RATINGS = ['initiative', 'ability', 'leadership', 'cruelty', 'cunning', 'duel'] as const;

/** The figures of a piece that share a source. */
const figures = (
  section: string,
  piece: string,
  source: string,
  values: Readonly<Record<string, Figure['value'] | undefined>>,
): readonly Figure[] =>
  Object.entries(values).flatMap(([figure, value]) => (value === undefined ? [] : [{ section, piece, figure, value, source }]));

function provenance(set: ComponentSet): readonly Figure[] {
  const { tracks, ships, governors } = set;
  return [
    ...(['combat', 'speed', 'loyalty'] as const).flatMap((track) => figures('tracks', track, tracks.source, { ...tracks[track] })),
    ...(['sloop', 'schooner', 'brigantine'] as const).flatMap((ship) => figures('ships', ship, ships.source, { ...ships[ship] })),
    ...set.areas.flatMap((a) => figures('areas', a.name, a.source, { region: a.region, cargoColumn: a.cargoColumn })),
    ...set.adjacent.flatMap((a) => figures('adjacent', a.between.join(' – '), a.source, { adjacent: true })),
    ...set.transitBoxes.flatMap((box) => figures('transit boxes', box.name, box.source, { joins: box.joins.join(' – ') })),
    ...figures('isle of pines', 'Isle of Pines', set.islePinesArea.source, { area: set.islePinesArea.area }),
    ...set.ports.flatMap((port) => [
      ...figures('ports', port.name, port.source.areas, { areas: port.areas.join(', ') }),
      ...figures('ports', port.name, port.source.nationality, { nationality: port.nationality }),
      ...figures('ports', port.name, port.source.ratings ?? '', { value: port.value, defense: port.defense }),
    ]),
    ...set.pirates.flatMap((p) =>
      RATINGS.flatMap((rating) =>
        figures('pirates', p.name, p.published.includes(rating) ? 'published' : 'reconstructed', { [rating]: p[rating] }),
      ),
    ),
    ...set.kingsCommissioners.flatMap((k) => figures('commissioners', k.name, k.source, { speed: k.speed, combat: k.combat })),
    ...set.warships.flatMap((w) => figures('warships', w.name, w.source, { speed: w.speed, combat: w.combat, guns: w.guns })),
    ...set.merchants.flatMap((m) => figures('merchants', m.type, m.source, { cargo: m.cargo, convertible: m.convertible, count: m.count })),
    ...set.hostages.flatMap((h) => figures('hostages', h.name, h.source, { info: h.info, value: h.value, count: h.count })),
    ...figures('governors', 'governors', governors.source, { pro: governors.pro.length, anti: governors.anti.length }),
  ];
}

export const components: Command = {
  name: 'components',
  summary: 'check a component set, or list the source of each figure',
  help: `bb components [FILE] [--json]

With FILE: lists every fault of that component set and where it is; exits with 1 if there is any.
Without: lists each figure of the built-in set and its source.

  --json   a line of JSON for each fault or figure`,
  run(args, io) {
    const { values, positionals } = parse(args, { json: { type: 'boolean' } }, 1);
    const [file] = positionals;
    if (file === undefined) {
      const all = provenance(RECONSTRUCTED);
      if (values.json) for (const figure of all) io.out(JSON.stringify({ type: 'figure', ...figure }));
      else {
        const rows = all.map((f) => [`${f.section}: ${f.piece}`, f.figure, String(f.value), f.source]);
        for (const line of table(['piece', 'figure', 'value', 'source'], rows)) io.out(line);
        io.out(`\n${plural(all.length, 'figure')}. ${RECONSTRUCTED.about}`);
      }
      return 0;
    }
    checkComponents(file, componentFaults, values.json === true, io);
    return 0;
  },
};
