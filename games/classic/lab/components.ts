/** `bb components`: checks a component set, or lists the source of each part of the built-in one. */
import { type Command, checkComponents, parse, table } from '@bb/command';
import { isRecord } from '@bb/kernel';
// The checked set of the rules has no sources.
import set from '../rules/data/reconstructed.json' with { type: 'json' };
import { componentFaults } from '../rules/index.ts';

/** A part of the set: its figures, and where they come from. */
interface Part {
  readonly part: string;
  readonly figures: string;
  readonly source: string;
}

/** What names a piece, and what is no figure. */
const NAMES: readonly string[] = ['id', 'name', 'source', 'locator', 'at', 'adjacent'];
const figuresIn = (piece: Readonly<Record<string, unknown>>): string =>
  Object.entries(piece)
    .filter(([name, value]) => !NAMES.includes(name) && !isRecord(value) && !Array.isArray(value))
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

/** Pieces that name a source of their own are listed one by one, others by their groups. */
function partsOf(sources: Readonly<Record<string, string>>): readonly Part[] {
  return Object.entries(set).flatMap(([group, content]): readonly Part[] => {
    const pieces: readonly unknown[] = Array.isArray(content) ? content : [content];
    const listed = pieces.flatMap((piece): readonly Part[] => {
      if (!isRecord(piece) || typeof piece.source !== 'string') return [];
      return [{ part: piece.name === undefined ? group : `${group}: ${piece.name}`, figures: figuresIn(piece), source: piece.source }];
    });
    const source = sources[group];
    if (listed.length > 0 || source === undefined) return listed;
    return [{ part: group, figures: `${pieces.length} pieces`, source }];
  });
}

export const components: Command = {
  name: 'components',
  summary: 'check a component set, or list the source of each part',
  help: `bb components --game classic [FILE] [--json]

With FILE: lists every fault of that component set and where it is; exits with 1 if there is any.
Without: lists each part of the built-in set and its source. A name after P: is a report on a public page.

  --json   a line of JSON for each fault or part`,
  run(args, io) {
    const { values, positionals } = parse(args, { json: { type: 'boolean' } }, 1);
    const [file] = positionals;
    if (file !== undefined) {
      checkComponents(file, componentFaults, values.json === true, io);
      return 0;
    }
    const parts = partsOf(set.sources);
    if (values.json) for (const part of parts) io.out(JSON.stringify({ type: 'part', ...part }));
    else {
      for (const line of table(
        ['part', 'figures', 'source'],
        parts.map(({ part, figures, source }) => [part, figures, source]),
      ))
        io.out(line);
      io.out(`\n${set.about}`);
    }
    return 0;
  },
};
