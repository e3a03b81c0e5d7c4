import { anEvent } from '@paddock/shared-utils/testing';

import { clockSeconds, matchProgress, minuteText } from './match-clock.ts';

const { state } = anEvent();

describe('the match clock', () => {
  it('runs on at the feed’s speed from its last reading', () => {
    const running = { ...state, clockSec: 1800, clockAtMs: 1_000, clockRate: 10 };
    expect(clockSeconds('football', running, 3_500)).toBe(1825);
    expect(clockSeconds('football', running, 500)).toBe(1800);
    expect(clockSeconds('football', { ...running, clockRate: 0 }, 60_000)).toBe(1800);
  });

  it('counts down in basketball and stops at zero', () => {
    const quarter = { ...state, period: 'q3', clockSec: 192, clockAtMs: 0, clockRate: 1 };
    expect(clockSeconds('basketball', quarter, 2_000)).toBe(190);
    expect(clockSeconds('basketball', quarter, 500_000)).toBe(0);
  });

  it('stands still where no stoppage time is that long, and follows a feed that says more', () => {
    const half = { ...state, period: 'h1', clockSec: 1_800, clockAtMs: 0, clockRate: 1 };
    expect(clockSeconds('football', half, 29 * 60_000)).toBe(59 * 60);
    expect(clockSeconds('football', half, 300 * 60_000)).toBe(60 * 60);
    expect(clockSeconds('football', { ...half, clockSec: 61 * 60 }, 60_000)).toBe(61 * 60);
  });

  it.each([
    ['h1', 0, '1′'],
    ['h1', 44 * 60 + 59, '45′'],
    ['h1', 46 * 60, '45+2′'],
    ['h2', 46 * 60, '47′'],
    ['h2', 93 * 60, '90+4′'],
    ['et', 93 * 60, '94′'],
    ['h1', 181 * 60, '45+15′'],
  ])('says the minute of %s at %d seconds as %s', (period, seconds, said) => {
    expect(minuteText(period, seconds)).toBe(said);
  });

  it('tells how far the match is', () => {
    expect(matchProgress('football', { ...state, clockSec: 2700, clockRate: 0 }, 0)).toBe(0.5);
    expect(matchProgress('basketball', { ...state, period: 'q2', clockSec: 300, clockRate: 0 }, 0)).toBe(
      0.375,
    );
    const { clockSec: _clockSec, ...tennis } = state;
    expect(matchProgress('tennis', { ...tennis, period: 's2' }, 0)).toBeUndefined();
  });
});
