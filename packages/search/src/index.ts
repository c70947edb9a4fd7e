/** Search, players, matches, ratings, analysis and training for any game. */
export { type Estimate, type Judgment, SURE, standardError, type Valuer } from './analysis/judge.ts';
export { type Between, type Judged, type LookBack, lookBack, type Scope, type Seen } from './analysis/look-back.ts';
export { type Balance, CAUSES, type Cause, type End, type Point, type Review, sumUp, type Turning } from './analysis/sum-up.ts';
export { valueBySearch } from './analysis/value-by-search.ts';
export { type Bout, boutsOf, type Pairing, pairingsOf, seatsOf, seedOf } from './arena/pairings.ts';
export { anchorOf, ladderOf, type Rated, type Score, type Standing, standingsOf } from './arena/standings.ts';
export type { Appraisal, SearchHooks } from './hooks.ts';
export { match, type Player, playGame, randomPlayer, searchingPlayer } from './players.ts';
export { appraise, Playout } from './playout.ts';
export { DEFAULT_SEARCH, type Finding, type Question, questionOf, Search, type SearchSettings } from './search.ts';
export { contrastOf, type Interval, mean, meanOf, type Share, shareOf } from './statistics/interval.ts';
export { ANCHORED_AT } from './statistics/rating.ts';
export { type Budget, type Memory, newMemory, Thinking } from './thinking.ts';
export { type Epoch, type FitSettings, fitPrior, fitValue, isHeldOut } from './training/fit.ts';
export { type Fits, playForTraining, type Training } from './training/play.ts';
export {
  gamesFromFloats,
  gameToFloats,
  type SampledDecision,
  type SampledGame,
  type SampledPosition,
  type SampledSeat,
  wholeGamesLength,
} from './training/sampled-game.ts';
export {
  type ChoiceFeatures,
  fittedPrior,
  flag,
  type Row,
  softmax,
  sumOfOutputs,
  type ValueFeatures,
  winEvaluator,
  within,
} from './value/features.ts';
export { lazily } from './value/lazily.ts';
export { addGradient, evaluate, type Network, weightCountOf, weightStartsOf } from './value/network.ts';
export { weightsFromText, weightsModule, weightsToText } from './value/weights-text.ts';
