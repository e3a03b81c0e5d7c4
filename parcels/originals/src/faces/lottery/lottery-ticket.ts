import { MARKED, PAYS, type LotteryChoice } from '@paddock/games/lottery';

/** No star yet: the rules refuse a bet by it. */
export const NO_STAR = 0;

/** Marks a number or takes the mark away; a sixth is not marked. */
export function withNumber(choice: LotteryChoice, number: number): LotteryChoice {
  const { numbers } = choice;
  if (numbers.includes(number)) return { ...choice, numbers: numbers.filter((each) => each !== number) };
  return numbers.length < MARKED ? { ...choice, numbers: [...numbers, number] } : choice;
}

/** When each ball has rolled out: the five, the star, the end. */
export const MOMENTS: readonly number[] = [0.14, 0.28, 0.42, 0.56, 0.7, 0.88, 1];

export interface LotteryPrize {
  readonly hits: number;
  readonly hasStar: boolean;
  readonly prizeMilli: number;
}

/** Everything that pays, the most hits first. */
export const PRIZES: readonly LotteryPrize[] = [5, 4, 3, 2, 1, 0].flatMap((hits) =>
  [true, false].flatMap((hasStar) => {
    const prizeMilli = PAYS[hasStar ? 'withStar' : 'withoutStar'][hits] ?? 0;
    return prizeMilli > 0 ? [{ hits, hasStar, prizeMilli }] : [];
  }),
);
