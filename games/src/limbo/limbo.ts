import { DRAWS } from '../fairness/picks.ts';
import { instantGame, type InstantFace } from '../rules/instant-game.ts';
import type { MultiplierMilli } from '../rules/multiplier.ts';
import { isWholeIn, readRecord } from '../rules/read.ts';

/** The player names a multiplier; a result that reaches it pays it. */
export interface LimboChoice {
  /** In whole hundredths: 1010 to 1,000,000,000 by tens. */
  readonly targetMilli: MultiplierMilli;
}

export interface LimboFace extends InstantFace {
  /** What came, in whole hundredths; the targets up to it have won. */
  readonly resultMilli: MultiplierMilli;
}

export const LEAST_MILLI = 1_010;
/** ×1,000,000 (rules §12). */
export const LARGEST_MILLI = 1_000_000_000;
export const STEP_MILLI = 10;
/** The house's share is 1 %: 99 hundredths of all numbers, in thousandths of a multiplier. */
const SHARED_MILLI = BigInt(DRAWS) * 990n;

/** The numbers that win are the `count` smallest: floor(2³² · (1 − edge) / target). */
const winningDraws = ({ targetMilli }: LimboChoice): bigint => SHARED_MILLI / BigInt(targetMilli);

/** The largest target a number wins by, so that the smallest number brings the largest result. */
function resultOf(draw: number): MultiplierMilli {
  const milli = Number(SHARED_MILLI / (BigInt(draw) + 1n));
  return Math.min(LARGEST_MILLI, Math.max(1_000, milli - (milli % STEP_MILLI)));
}

function readChoice(value: unknown): LimboChoice | undefined {
  const { targetMilli } = readRecord(value, ['targetMilli']) ?? {};
  const isTarget = isWholeIn(targetMilli, LEAST_MILLI, LARGEST_MILLI) && targetMilli % STEP_MILLI === 0;
  return isTarget ? { targetMilli } : undefined;
}

export const LIMBO = instantGame<LimboChoice, LimboFace>({
  code: 'limbo',
  version: 1,
  readChoice,
  play(draws, { targetMilli }) {
    const resultMilli = resultOf(draws(0));
    return { resultMilli, paidMilli: resultMilli >= targetMilli ? targetMilli : 0 };
  },
  returnOf: (choice) => ({
    num: winningDraws(choice) * BigInt(choice.targetMilli),
    den: BigInt(DRAWS) * 1000n,
  }),
  mostMilli: ({ targetMilli }) => targetMilli,
});
