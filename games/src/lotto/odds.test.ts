import { millionths } from '../testing/millionths.ts';
import { linesOf, type LottoEntry } from './entry.ts';
import { LOTTERIES, lotteryOf } from './lotteries.ts';
import type { Lottery } from './lottery.ts';
import {
  chanceToWin,
  drawsThatCanBe,
  leastOf,
  leastOfAll,
  mostOf,
  outcomesOf,
  returnOfLine,
  tierChances,
} from './odds.ts';
import { hitsOf, paidFor, prizesFixed, tierLines } from './winning-lines.ts';
import { setsOf } from './testing/sets-of.ts';

/** A lottery small enough that everything in it can be gone through. */
const SMALL: Lottery = {
  code: 'small',
  version: 1,
  section: 'bonus',
  numbers: { of: 9, drawn: 4, picks: [2, 3], most: 6 },
  bonus: { of: 4, drawn: 2, picks: [1], most: 3 },
  prizes: {
    kind: 'fixed',
    tiers: [
      { picks: 3, hits: 3, bonusHits: 1, paysMilli: 30_000 },
      { picks: 3, hits: 3, bonusHits: 0, paysMilli: 11_500 },
      { picks: 3, hits: 2, bonusHits: 1, paysMilli: 1_500 },
      { picks: 3, hits: 0, bonusHits: 0, paysMilli: 1_000 },
      { picks: 2, hits: 2, bonusHits: 1, paysMilli: 4_000 },
    ],
  },
};
const mark = (picks: number, numbers: readonly number[], bonus: readonly number[] = []): LottoEntry => ({
  ...{ picks, numbers, bonus },
});
const lineOf = (lottery: Lottery, picks: number): LottoEntry =>
  mark(
    picks,
    Array.from({ length: picks }, (_, at) => at + 1),
    Array.from({ length: lottery.bonus?.picks[0] ?? 0 }, (_, at) => at + 1),
  );
const oneIn = ({ num, den }: { num: bigint; den: bigint }): number => Number((den * 1000n) / num) / 1000;

describe('chances and returns, counted', () => {
  it.each([
    [mark(3, [1, 4, 5, 6, 9], [2, 4])],
    [mark(3, [2, 3, 7], [1])],
    [mark(2, [1, 2, 3, 4], [1, 2, 3])],
    [mark(3, [1, 2, 3, 4, 5, 6], [3])],
  ])('are those of every line in every draw of a small lottery: %j', (entry) => {
    const lines = setsOf(entry.numbers, entry.picks).flatMap((numbers) =>
      setsOf(entry.bonus, 1).map((bonus) => mark(entry.picks, numbers, bonus)),
    );
    expect(linesOf(SMALL, entry)).toBe(BigInt(lines.length));
    const drums = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const draws = setsOf(drums, 4).flatMap((numbers) =>
      setsOf([1, 2, 3, 4], 2).map((bonus) => ({ numbers, bonus })),
    );
    expect(drawsThatCanBe(SMALL)).toBe(BigInt(draws.length));
    const pays = SMALL.prizes.kind === 'fixed' ? SMALL.prizes : { kind: 'fixed' as const, tiers: [] };
    const each = prizesFixed(pays, entry.picks, 3n);
    const tiers = pays.tiers.filter(({ picks }) => picks === entry.picks);
    let winning = 0n;
    let sum = 0n;
    const paidOf = draws.map((drawn) => {
      // A line by itself: it is paid for exactly the hits it has.
      const listed = lines.reduce((paid, line) => {
        const { hits, bonusHits } = hitsOf(line, drawn);
        const tier = tiers.findIndex((one) => one.hits === hits && one.bonusHits === bonusHits);
        return paid + (each[tier] ?? 0n);
      }, 0n);
      const counted = paidFor(tierLines(SMALL, entry, hitsOf(entry, drawn)), each);
      expect(counted).toBe(listed);
      if (listed > 0n) winning += 1n;
      sum += listed;
      return listed;
    });
    expect(chanceToWin(SMALL, entry)).toEqual({ num: winning, den: BigInt(draws.length) });
    expect(mostOf(SMALL, entry, 3n)).toBe(paidOf.reduce((most, one) => (one > most ? one : most)));
    expect(leastOf(SMALL, entry, 3n)).toBe(paidOf.reduce((least, one) => (one < least ? one : least)));
    const byOutcomes = outcomesOf(SMALL, entry).reduce(
      (all, { ways, lines: won }) => all + ways * paidFor(won, each),
      0n,
    );
    expect(byOutcomes).toBe(sum);
  });

  it('are those of many fields of one number in every draw: the worst one has what pays least', () => {
    const tiers = [
      { picks: 1, hits: 1, bonusHits: 0, paysMilli: 2_500 },
      { picks: 1, hits: 0, bonusHits: 0, paysMilli: 500 },
      { picks: 2, hits: 2, bonusHits: 0, paysMilli: 4_000 },
    ];
    const lottery: Lottery = { ...SMALL, bonus: undefined, prizes: { kind: 'fixed', tiers } };
    const fields = [
      { entry: mark(1, [1, 2, 3, 4, 5, 6]), lineMinor: 2n, worth: 3n },
      { entry: mark(1, [5, 6, 7, 8, 9]), lineMinor: 5n, worth: 1n },
      { entry: mark(1, [9]), lineMinor: 1n, worth: 7n },
      { entry: mark(2, [1, 2, 3]), lineMinor: 1n, worth: 1n },
    ];
    const paidIn = setsOf([1, 2, 3, 4, 5, 6, 7, 8, 9], 4).map((numbers) =>
      fields
        .filter(({ entry }) => entry.picks === 1)
        .map(({ entry, lineMinor, worth }) => {
          const each = prizesFixed({ kind: 'fixed', tiers }, 1, lineMinor);
          return worth * paidFor(tierLines(lottery, entry, hitsOf(entry, { numbers, bonus: [] })), each);
        })
        .reduce((sum, one) => sum + one),
    );
    expect(leastOfAll(lottery, fields)).toBe(paidIn.reduce((least, one) => (one < least ? one : least)));
  });

  it('are sure of 70 lines of 80 where all numbers of keno are marked, and of none where one draw can miss', () => {
    const keno = lotteryOf('keno')!;
    const field = (from: number, count: number) => ({
      entry: mark(
        1,
        Array.from({ length: count }, (_, at) => from + at),
      ),
      ...{ lineMinor: 10n, worth: 1n },
    });
    const most = [1, 15, 29, 43, 57].map((from) => field(from, 14));
    expect(leastOfAll(keno, [...most, field(71, 10)])).toBe(700n);
    expect(leastOfAll(keno, most)).toBe(350n);
    expect(leastOfAll(keno, most.slice(0, 4))).toBe(0n);
    expect(leastOfAll(lotteryOf('6-49')!, [{ ...field(1, 6), entry: lineOf(lotteryOf('6-49')!, 6) }])).toBe(
      0n,
    );
  });

  it('are the published ones', () => {
    const chances = (code: string, picks: number) => {
      const lottery = lotteryOf(code)!;
      return tierChances(lottery, picks).map(oneIn);
    };
    expect(chances('6-49', 6)).toEqual([13_983_816, 54_200.837, 1_032.396, 56.655]);
    expect(chances('6-45', 6)[0]).toBe(8_145_060);
    expect(chances('5-36', 5)[0]).toBe(376_992);
    expect(chances('7-49', 7)[0]).toBe(85_900_584);
    expect(chances('5-50', 5).slice(0, 4)).toEqual([139_838_160, 6_991_908, 3_107_514.666, 621_502.933]);
    expect(chances('keno', 10).at(0)).toBe(8_911_711.176);
    expect(chances('keno', 10).at(-1)).toBe(21.838);
    expect(chances('keno', 8)[0]).toBe(230_114.607);
  });

  it('return what is said of them', () => {
    const returns = LOTTERIES.flatMap((lottery) =>
      lottery.numbers.picks.map((picks) => [
        `${lottery.code} ${String(picks)}`,
        millionths(returnOfLine(lottery, picks)),
      ]),
    );
    expect(Object.fromEntries(returns)).toEqual({
      '6-49 6': 650_000,
      '6-45 6': 838_250,
      '5-36 5': 863_016,
      '7-49 7': 650_000,
      '5-50 5': 650_000,
      'keno 1': 875_000,
      'keno 2': 871_835,
      'keno 3': 874_148,
      'keno 4': 870_364,
      'keno 5': 867_613,
      'keno 6': 874_575,
      'keno 7': 858_173,
      'keno 8': 869_652,
      'keno 9': 853_603,
      'keno 10': 859_199,
    });
  });

  it('come from outcomes that sum to all draws, of every lottery and system', () => {
    for (const lottery of LOTTERIES) {
      const { numbers, bonus } = lottery;
      const largest = mark(
        numbers.picks.at(-1)!,
        Array.from({ length: numbers.most }, (_, at) => at + 1),
        Array.from({ length: bonus?.most ?? 0 }, (_, at) => at + 1),
      );
      for (const entry of [lineOf(lottery, numbers.picks[0]!), largest]) {
        const ways = outcomesOf(lottery, entry).reduce((sum, one) => sum + one.ways, 0n);
        expect(ways).toBe(drawsThatCanBe(lottery));
      }
      expect(linesOf(lottery, largest)).toBeLessThanOrEqual(10_000n);
    }
  });

  it('have shares of a pool that sum to the whole, the best category first', () => {
    for (const { prizes } of LOTTERIES) {
      if (prizes.kind !== 'pool') continue;
      expect(prizes.tiers.reduce((sum, { shareBasisPoints }) => sum + shareBasisPoints, 0)).toBe(10_000);
      expect(prizes.tiers[0]?.unwon).toBe('jackpot');
    }
  });
});
