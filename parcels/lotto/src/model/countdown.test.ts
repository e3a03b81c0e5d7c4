import { countdownOf } from './countdown.ts';

describe('a countdown', () => {
  it.each([
    [1, 0, '00:00:01'],
    [59_000, 0, '00:00:59'],
    [3_723_000, 0, '01:02:03'],
    [86_399_001, 1, '00:00:00'],
    [90_061_000, 1, '01:01:01'],
    [0, 0, '00:00:00'],
    [-5, 0, '00:00:00'],
  ])('of %i ms says %i days and %s', (leftMs, days, clock) => {
    expect(countdownOf(leftMs)).toEqual({ days, clock });
  });
});
