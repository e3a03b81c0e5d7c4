// Pools of sports events (docs/toto.md): one piece of code for the server and for the page that counts a coupon before it is bought.
export {
  ALL_BPS,
  findPool,
  POOL_CODES,
  POOLS,
  type PoolCategory,
  type PoolCode,
  type PoolKind,
  type PoolQuestion,
  type UnplayedRule,
} from './pools.ts';
export { outcomeOfScore, outcomesOf } from './outcomes.ts';
export {
  chosenCount,
  columnsOf,
  columnsOfAll,
  couponFault,
  MOST_ENTRIES,
  priceOf,
  type CouponFault,
  type Choice,
  type Entry,
} from './columns.ts';
export { bestHits, hitCounts, hitCountsOfAll, isHit, type EventOutcome } from './hits.ts';
export {
  dividePool,
  paidFor,
  termsFault,
  type DividedCategory,
  type DividedPool,
  type PoolToDivide,
  type TermsFault,
} from './division.ts';
export { fillByChance, fillByOdds, type Below, type Shape } from './fill.ts';
export {
  readCouponFile,
  writeCouponFile,
  writeChoice,
  type LineFault,
  type ReadFile,
} from './coupon-file.ts';
export { decideAll, publicValueOf, type PlayedOutcomes } from './lot.ts';
