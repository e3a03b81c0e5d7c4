import type { TableRoundView } from '@paddock/contract';

import { pictureOf, readTarget, standingOf, writeMilli } from './flight.ts';

const ROUND: TableRoundView = {
  number: 7,
  phase: 'running',
  betsOn: 8,
  startsAtMs: null,
  beganAtMs: 1_000,
  endedAtMs: null,
  stopMilli: null,
  hashBefore: null,
  hash: null,
  result: null,
};

describe('a flight as it is seen', () => {
  it('stands where the server’s clock says, from ×1.00 on', () => {
    expect(standingOf({ ...ROUND, beganAtMs: null }, 9_000)).toEqual({ milli: 1000, elapsedMs: 0 });
    expect(standingOf(ROUND, 900)).toEqual({ milli: 1000, elapsedMs: 0 });
    expect(standingOf(ROUND, 1_000 + 8_192)).toEqual({ milli: 2_000, elapsedMs: 8_192 });
  });

  it('stands at its point once it is over, however late that is heard', () => {
    const over = { ...ROUND, phase: 'ended', endedAtMs: 6_000, result: { pointMilli: 1_520 } } as const;
    expect(standingOf(over, 60_000)).toEqual({ milli: 1_520, elapsedMs: 5_000 });
  });

  it('is written in hundredths, never rounded up', () => {
    expect([1000, 2_479, 1_000_000_000].map(writeMilli)).toEqual(['1.00', '2.47', '1000000.00']);
  });

  it('takes targets in hundredths within bounds, with either mark', () => {
    expect(['1.01', '3', '2,5', ' 10.25 ', '1000000'].map(readTarget)).toEqual([
      1_010, 3_000, 2_500, 10_250, 1_000_000_000,
    ]);
    expect(['1', '1.00', '1.001', '1000000.01', '-2', 'x', ''].map(readTarget)).toEqual(
      Array.from({ length: 7 }),
    );
  });

  it('keeps the tip in sight and draws a few lines, at every height', () => {
    for (const elapsedMs of [0, 500, 8_192, 60_000, 160_000]) {
      const { tip, lines, curve } = pictureOf({ elapsedMs, milli: 1000 * 2 ** (elapsedMs / 8192) });
      expect(tip.x).toBeGreaterThanOrEqual(0);
      expect(tip.x).toBeLessThanOrEqual(100);
      expect(tip.y).toBeGreaterThanOrEqual(0);
      expect(tip.y).toBeLessThanOrEqual(60);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThan(7);
      for (const { y } of lines) expect(y).toBeGreaterThanOrEqual(6);
      expect(curve).not.toContain('NaN');
    }
  });
});
