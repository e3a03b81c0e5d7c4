import { aLimit } from '@paddock/shared-utils/testing';

import { amountWish } from './amount-wish.ts';
import { comingExclusion, isNoLimit, rowOf, runningBreak } from './limit-rows.ts';
import { CHECK_MINUTES, EXCLUSION_DAYS, lengthOf, SESSION_HOURS, TIMEOUT_DAYS } from './limit-values.ts';

const NOW_SEC = 1_800_000_000;
const NOW_MS = NOW_SEC * 1000;

describe('rows of limits', () => {
  it('hold what is in force and what waits of one type', () => {
    const active = aLimit();
    const pending = aLimit({ limitState: 'PENDING', limitValue: 200 });
    const other = aLimit({ limitType: 21 });
    expect(rowOf([other, active, pending], 20)).toEqual({ limitType: 20, active, pending });
    expect(rowOf([other], 20)).toEqual({ limitType: 20, active: null, pending: null });
  });

  it('know no limit by 999999999 and -1 [S9-05]', () => {
    expect([999_999_999, -1, 0, 100].map((limitValue) => isNoLimit({ limitValue }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('warn of a self-exclusion only while it has not begun [S5-13]', () => {
    const coming = aLimit({ limitType: 30, startedAt: NOW_SEC + 60 });
    expect(comingExclusion([aLimit(), coming], NOW_MS)).toBe(coming);
    expect(comingExclusion([{ ...coming, startedAt: NOW_SEC }], NOW_MS)).toBeNull();
    expect(comingExclusion([{ ...coming, limitType: 33 }], NOW_MS)).toBeNull();
  });

  it('know the break that is on', () => {
    const timeout = aLimit({ limitType: 33, startedAt: NOW_SEC - 1, endsAt: NOW_SEC + 86_400 });
    const exclusion = { ...timeout, limitType: 30 };
    expect(runningBreak([timeout, exclusion], NOW_MS)).toBe(exclusion);
    expect(runningBreak([timeout], NOW_MS)).toBe(timeout);
    expect(runningBreak([{ ...timeout, endsAt: NOW_SEC }], NOW_MS)).toBeNull();
  });
});

describe('a typed amount', () => {
  it.each([
    ['', null, 'missing'],
    ['50', null, 'lower'],
    ['50', 100, 'lower'],
    ['0', 100, 'lower'],
    ['100.00', 100, 'same'],
    ['100.01', 100, 'higher'],
    ['1.001', 100, 'missing'],
    ['999999999', 100, 'high'],
  ])('%p beside a limit of %p is %s', (typed, current, kind) => {
    expect(amountWish(typed, 'EUR', current).kind).toBe(kind);
  });
});

describe('values on offer', () => {
  it('are those of the spec [S9-05]', () => {
    expect(SESSION_HOURS).toEqual(Array.from({ length: 24 }, (_, at) => at + 1));
    expect(CHECK_MINUTES).toEqual([5, 10, 15, 30, 45, 60]);
    expect(TIMEOUT_DAYS).toEqual([1, 7, 30, 90]);
    expect(EXCLUSION_DAYS).toEqual([1, 7, 30, 90, 180, 365, 730, 1095, 1825, 3650]);
  });

  it('are named in years where they are years', () => {
    expect([180, 365, 3650].map(lengthOf)).toEqual([
      { key: 'days', count: 180 },
      { key: 'years', count: 1 },
      { key: 'years', count: 10 },
    ]);
  });
});
