import { drawFrom, drawNumbers, drawSteps, evenPick } from './draw.ts';
import { LOTTERIES } from './lotteries.ts';

const END = 2 ** 32;
const from = (draws: readonly number[]) => {
  let at = 0;
  return () => draws[at++] ?? 0;
};

describe('a draw of numbers (rules §13)', () => {
  // Written in Python from the words of rules §12 and §13, with its own hmac and lists.
  const seeds = { serverSeed: '5c'.repeat(32), clientSeed: 'block 990001: 00ff', nonce: 17 };
  it('falls as another program in another language says it does', () => {
    const fallen = LOTTERIES.map((lottery) => [lottery.code, drawNumbers(lottery, seeds)] as const);
    expect(Object.fromEntries(fallen)).toEqual({
      '6-49': { numbers: [14, 35, 33, 2, 16, 47], bonus: [] },
      '6-45': { numbers: [45, 10, 16, 30, 39, 20], bonus: [] },
      '5-36': { numbers: [36, 11, 10, 33, 25], bonus: [] },
      '7-49': { numbers: [14, 35, 33, 2, 16, 47, 42], bonus: [] },
      '5-50': { numbers: [50, 18, 4, 16, 34], bonus: [6, 4] },
      keno: {
        numbers: [20, 45, 10, 44, 71, 67, 59, 28, 33, 50, 1, 30, 72, 21, 4, 38, 69, 3, 75, 77],
        bonus: [],
      },
    });
  });

  it('is told step by step: each remainder names the ball among those left', () => {
    for (const lottery of LOTTERIES) {
      const steps = drawSteps(lottery, seeds);
      const left = {
        false: Array.from({ length: lottery.numbers.of }, (_, at) => at + 1),
        true: Array.from({ length: lottery.bonus?.of ?? 0 }, (_, at) => at + 1),
      };
      for (const { draw, isBonus, ...step } of steps) {
        const balls = left[`${isBonus}`];
        expect(step.left).toBe(balls.length);
        expect(balls.splice(draw % step.left, 1)).toEqual([step.ball]);
      }
      const { numbers, bonus } = drawNumbers(lottery, seeds);
      expect(steps.map(({ ball }) => ball)).toEqual([...numbers, ...bonus]);
      expect(steps.map(({ index }) => index)).toEqual(steps.map((_, at) => at));
    }
  });

  it('draws no number twice, and every number can be the last one left', () => {
    for (const lottery of LOTTERIES) {
      for (const draw of [0, 1, 12_345, END - 81]) {
        const { numbers, bonus } = drawFrom(lottery, () => draw);
        expect([new Set(numbers).size, new Set(bonus).size]).toEqual([
          lottery.numbers.drawn,
          lottery.bonus?.drawn ?? 0,
        ]);
        expect(Math.max(...numbers)).toBeLessThanOrEqual(lottery.numbers.of);
        expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it('leans to no number: what is beyond the last whole multiple is drawn anew', () => {
    for (const count of [1, 2, 7, 49, 80]) {
      const first = END - (END % count);
      expect(evenPick(from([first - 1]), count)).toBe(count - 1);
      if (first < END) expect(evenPick(from([first, END - 1, 3]), count)).toBe(3 % count);
    }
    // Each of three things has as many of the numbers that are taken: a third of 2³² − 1.
    expect(evenPick(from([END - 1, 5]), 3)).toBe(2);
  });
});
