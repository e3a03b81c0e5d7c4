// Lotteries: rules as data, what is marked, chances, draws and prizes (games/README.md).
export { drawNumbers, drawSteps, evenPick, type Drawn, type DrawStep } from './draw.ts';
export {
  bonusPicks,
  linesOf,
  linesOfAll,
  MOST_ENTRIES,
  readEntries,
  readEntry,
  type LottoEntry,
} from './entry.ts';
export { LOTTERIES, lotteryOf } from './lotteries.ts';
export {
  LOTTO_SECTIONS,
  tiersOf,
  type Drum,
  type FixedPrizes,
  type FixedTier,
  type LineHits,
  type Lottery,
  type LottoSection,
  type PoolPrizes,
  type PoolTier,
} from './lottery.ts';
export { gameCodeOf, lottoGames } from './lotto-round.ts';
export {
  chanceToWin,
  drawsThatCanBe,
  leastOf,
  leastOfAll,
  mostOf,
  outcomesOf,
  returnOfLine,
  tierChances,
  type Outcome,
} from './odds.ts';
export { dividePool, type PoolDraw, type PoolResult } from './pool.ts';
export { hitsOf, paidFor, prizesFixed, tierLines, type TierLines } from './winning-lines.ts';
