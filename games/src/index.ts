// What every game is made of (games/README.md). A game itself is a door of its own: a page loads the one it shows.
export { drawsOf, drawsWith, type Draws, type RoundSeeds } from './fairness/draws.ts';
export { commitmentTo, isServerSeed } from './fairness/commitment.ts';
export { pickWeighted } from './fairness/weighted.ts';
export type { AnyGame, Game, GameBet, GameRound } from './rules/game.ts';
export { paidBy, type MultiplierMilli } from './rules/multiplier.ts';
export { begin, playMove, playMoves, type Played } from './rules/play.ts';
