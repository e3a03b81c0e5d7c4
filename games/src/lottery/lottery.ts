import { pick, pickDifferent } from '../fairness/picks.ts';
import { instantGame, type InstantFace } from '../rules/instant-game.ts';
import type { MultiplierMilli } from '../rules/multiplier.ts';
import { isWholeIn, readDifferent, readRecord } from '../rules/read.ts';
import { endsByHits, returnOfEnds, type End } from '../rules/ways.ts';

/** Five numbers of 36 and a star of four, drawn at once. */
export interface LotteryChoice {
  /** Five different ones, from 1 to 36. */
  readonly numbers: readonly number[];
  /** 1 to 4. */
  readonly star: number;
}

export interface LotteryFace extends InstantFace {
  /** In the order drawn. */
  readonly drawn: readonly number[];
  readonly star: number;
  /** Numbers of the player among those drawn. */
  readonly hits: number;
  readonly isStarHit: boolean;
}

export const NUMBERS = 36;
export const MARKED = 5;
export const STARS = 4;

/** What each count of hits pays, from none on, without the star and with it. */
export const PAYS: Readonly<Record<'withoutStar' | 'withStar', readonly MultiplierMilli[]>> = {
  withoutStar: [0, 0, 1_500, 10_000, 270_000, 5_000_000],
  withStar: [0, 500, 5_000, 70_000, 2_000_000, 10_000_000],
};

const endsOf = (pays: readonly MultiplierMilli[], stars: bigint): readonly End[] =>
  endsByHits(pays, MARKED, MARKED, NUMBERS).map(([ways, milli]) => [ways * stars, milli]);

/** Every end of a round, with the ways to it. */
export const lotteryEnds = (): readonly End[] => [
  ...endsOf(PAYS.withStar, 1n),
  ...endsOf(PAYS.withoutStar, BigInt(STARS - 1)),
];

function readChoice(value: unknown): LotteryChoice | undefined {
  const record = readRecord(value, ['numbers', 'star']);
  const numbers = readDifferent(record?.numbers, {
    fewest: MARKED,
    most: MARKED,
    least: 1,
    largest: NUMBERS,
  });
  const star = record?.star;
  return numbers && isWholeIn(star, 1, STARS) ? { numbers, star } : undefined;
}

export const LOTTERY = instantGame<LotteryChoice, LotteryFace>({
  code: 'lottery',
  version: 1,
  readChoice,
  play(draws, choice) {
    const drawn = pickDifferent(draws, 0, MARKED, NUMBERS).map((at) => at + 1);
    const star = pick(draws(MARKED), STARS) + 1;
    const hits = drawn.filter((number) => choice.numbers.includes(number)).length;
    const isStarHit = star === choice.star;
    const paidMilli = PAYS[isStarHit ? 'withStar' : 'withoutStar'][hits] ?? 0;
    return { drawn, star, hits, isStarHit, paidMilli };
  },
  returnOf: () => returnOfEnds(lotteryEnds()),
  mostMilli: () => Math.max(...PAYS.withStar),
});
