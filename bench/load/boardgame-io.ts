/** boardgame.io's own server, with its store in memory. It holds a position of ours; each move changes as many values as a decision of ours. */
import { createRequire } from 'node:module';
import { midPosition, shapeOfAGame } from '../peers/shape.ts';
import { partiesOf, readLoad, serve } from './contestant.ts';

type Board = Readonly<Record<string, unknown>>;
interface Running {
  readonly appServer: { address(): { readonly port: number } };
}
interface Internals {
  Server(options: { games: readonly object[]; origins: readonly string[] }): { run(options: { port: number }): Promise<Running> };
}
const { Server }: Internals = createRequire(new URL('../peers/package.json', import.meta.url))('boardgame.io/server');

const { changesOnBoard } = shapeOfAGame();
const position: Board = { ...midPosition() };
const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0 && typeof value[0] === 'number';
const lists = Object.keys(position).filter((key) => isList(position[key]));
const game = {
  name: 'table',
  setup: () => structuredClone(position),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    change({ G }: { readonly G: Board }, seed: number) {
      for (let i = 0; i < changesOnBoard; i++) {
        const list = G[lists[(seed * 31 + i * 7) % lists.length] ?? ''];
        if (isList(list)) list[(seed + i) % list.length] = seed;
      }
    },
  },
  disableUndo: true,
};
const { appServer } = await Server({ games: [game], origins: [] }).run({ port: 0 });
serve({ port: appServer.address().port, parties: partiesOf(readLoad()) });
