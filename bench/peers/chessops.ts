/** Random play of chess, in moves, with a library of its rules alone. Each move is drawn from all the legal ones. */
import { Chess } from 'chessops/chess';
import type { Role } from 'chessops/types';
import { chance } from '../measures.ts';
import { compete } from './compete.ts';

const GAMES = 5;
/** Ends random games that would go on forever. So few reach it that it doesn't affect the result. */
const MOST_PLIES = 1000;
/** Half-moves without a capture or pawn move after which the game is a draw. */
const QUIET_PLIES = 100;
const MOST_MOVES = 256;
const PROMOTIONS: readonly Role[] = ['queen', 'rook', 'bishop', 'knight'];

// The legal moves, by number. The arrays are reused, so that listing moves allocates nothing.
const froms = new Uint8Array(MOST_MOVES);
const tos = new Uint8Array(MOST_MOVES);
const promotions = new Int8Array(MOST_MOVES);

function list(game: Chess): number {
  const context = game.ctx();
  const { pawn } = game.board;
  let n = 0;
  for (const from of game.board[game.turn]) {
    const promotes = pawn.has(from);
    for (const to of game.dests(from, context)) {
      const ways = promotes && (to < 8 || to >= 56) ? PROMOTIONS.length : 1;
      for (let i = 0; i < ways; i++) {
        froms[n] = from;
        tos[n] = to;
        promotions[n] = ways === 1 ? -1 : i;
        n += 1;
      }
    }
  }
  return n;
}

const pick = chance(2008);

function playGame(): number {
  const game = Chess.default();
  for (let plies = 0; plies < MOST_PLIES; plies++) {
    if (game.halfmoves >= QUIET_PLIES || game.isInsufficientMaterial()) return plies;
    const n = list(game);
    if (n === 0) return plies;
    const i = pick(n);
    const [from, to, promotion] = [froms[i] ?? 0, tos[i] ?? 0, PROMOTIONS[promotions[i] ?? -1]];
    game.play(promotion ? { from, to, promotion } : { from, to });
  }
  return MOST_PLIES;
}

compete(() => {
  let moves = 0;
  for (let i = 0; i < GAMES; i++) moves += playGame();
  return moves;
});
