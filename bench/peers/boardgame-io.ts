/**
 * The reducer of boardgame.io as its master runs it, in moves, without everything optional: undo, network, client and a
 * list of legal moves.
 *
 *     node boardgame-io.ts small     tic-tac-toe, drawn from the empty squares
 *     node boardgame-io.ts large     a position of ours; each move changes as many values as a decision of ours
 */
import { createRequire } from 'node:module';
import { chance, PLAYERS } from '../measures.ts';
import { compete } from './compete.ts';
import { midPosition, shapeOfAGame } from './shape.ts';

interface State<G> {
  readonly G: G;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}
interface Context<G> {
  readonly G: G;
  readonly playerID: string;
}
interface Game<G> {
  setup(): G;
  readonly turn: { readonly minMoves: number; readonly maxMoves: number };
  readonly moves: Readonly<Record<string, (context: Context<G>, ...args: number[]) => void>>;
  endIf?(context: Context<G>): unknown;
  readonly disableUndo: boolean;
}
interface MakeMove {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly number[]; readonly playerID: string };
}
interface Internals {
  CreateGameReducer<G>(about: { game: Game<G> }): (state: State<G>, action: MakeMove) => State<G>;
  InitializeGame<G>(about: { game: Game<G>; numPlayers: number }): State<G>;
}
const { CreateGameReducer, InitializeGame }: Internals = createRequire(import.meta.url)('boardgame.io/internal');

const GAMES = 5;
const pick = chance(2008);
const ONE_MOVE = { minMoves: 1, maxMoves: 1 };
const makeMove = (type: string, playerID: string, args: readonly number[]): MakeMove => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID },
});

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

function small(): () => number {
  interface Grid {
    readonly cells: (string | null)[];
  }
  const game: Game<Grid> = {
    setup: () => ({ cells: Array<string | null>(9).fill(null) }),
    turn: ONE_MOVE,
    moves: {
      mark({ G, playerID }, at = 0) {
        G.cells[at] = playerID;
      },
    },
    endIf({ G: { cells } }) {
      for (const [a = 0, b = 0, c = 0] of LINES)
        if (cells[a] && cells[a] === cells[b] && cells[a] === cells[c]) return { winner: cells[a] };
      return cells.includes(null) ? undefined : { winner: null };
    },
    disableUndo: true,
  };
  const reduce = CreateGameReducer({ game });
  const empty: number[] = [];
  return () => {
    let moves = 0;
    for (let i = 0; i < GAMES; i++) {
      let state = InitializeGame({ game, numPlayers: 2 });
      while (state.ctx.gameover === undefined) {
        empty.length = 0;
        for (let at = 0; at < state.G.cells.length; at++) if (state.G.cells[at] === null) empty.push(at);
        state = reduce(state, makeMove('mark', state.ctx.currentPlayer, [empty[pick(empty.length)] ?? 0]));
        moves += 1;
      }
    }
    return moves;
  };
}

function large(): () => number {
  type Board = Readonly<Record<string, unknown>>;
  const { changesOnBoard, decisions } = shapeOfAGame();
  const position: Board = { ...midPosition() };
  const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0 && typeof value[0] === 'number';
  const lists = Object.keys(position).filter((key) => isList(position[key]));
  const game: Game<Board> = {
    setup: () => structuredClone(position),
    turn: ONE_MOVE,
    moves: {
      change({ G }, ...seeds) {
        for (const seed of seeds) {
          const list = G[lists[seed % lists.length] ?? ''];
          if (isList(list)) list[seed % list.length] = seed;
        }
      },
    },
    disableUndo: true,
  };
  const reduce = CreateGameReducer({ game });
  return () => {
    let state = InitializeGame({ game, numPlayers: PLAYERS });
    for (let i = 0; i < decisions; i++) {
      const seeds = Array.from({ length: changesOnBoard }, () => pick(10_000));
      state = reduce(state, makeMove('change', state.ctx.currentPlayer, seeds));
    }
    return decisions;
  };
}

compete(process.argv[2] === 'large' ? large() : small());
