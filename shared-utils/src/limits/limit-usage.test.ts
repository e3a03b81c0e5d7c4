import { aLimit } from '../testing/samples.ts';
import { limitUsage } from './limit-usage.ts';

describe('money limits', () => {
  it.each([
    [{ limitValue: 100.1, limitBalance: 40.05, limitUsed: 60.05 }, 6_005n, 4_005n, 0.6],
    [{ limitValue: 5_000, limitBalance: 5_000, limitUsed: 0, measure: 'JPY' }, 0n, 5_000n, 0],
    [{ limitValue: 0, limitBalance: 0, limitUsed: 0 }, 0n, 0n, 1],
    [{ limitValue: 1_000, limitBalance: 0, limitUsed: 5_000 }, 500_000n, 0n, 1],
    [{ limitValue: 100, limitBalance: 60, limitUsed: null }, 4_000n, 6_000n, 0.4],
  ])('say exactly what is used and left of %p', (change, usedMinor, leftMinor, part) => {
    const usage = limitUsage(aLimit(change));
    expect(usage).toMatchObject({ usedMinor, leftMinor });
    expect(usage.part).toBeCloseTo(part, 2);
  });
});
