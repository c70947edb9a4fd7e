/** Search, players and matches for any game. */
export { type Judgment, judge } from './judge.ts';
export { type MatchResult, match, type PlayedGame, type Player, playGame, randomPlayer, searchingPlayer } from './players.ts';
export { type Finding, findings, type SearchSettings } from './search.ts';
