import {
  BREAK_BAN_LEVEL,
  isLimitType,
  LIMIT_APPROVAL_MS,
  LIMIT_PING_MS,
  LIMIT_RULES,
  LIMIT_TYPES,
  limitTypesOf,
  LOCK_PENDING_DEPOSIT_LIMIT,
  NO_MONEY_LIMIT,
  NO_SESSION_LIMIT,
} from './limit-types.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('limit types', () => {
  it.each([
    ['wagering', [1, 2, 3]],
    ['loss', [10, 11, 12]],
    ['deposit', [20, 21, 22]],
    ['exclusion', [30]],
    ['session', [31]],
    ['reality-check', [32]],
    ['timeout', [33]],
  ] as const)('of %s are %j', (kind, types) => {
    expect(limitTypesOf(kind)).toEqual(types);
    expect(types.every(isLimitType)).toBe(true);
  });

  it('have one number each, and no other number is one', () => {
    expect(Object.values(LIMIT_TYPES).sort((a, b) => a - b)).toEqual(
      Object.keys(LIMIT_RULES)
        .map(Number)
        .sort((a, b) => a - b),
    );
    expect([0, 4, 9, 13, 23, 34, 1.5, -1, Number.NaN].some(isLimitType)).toBe(false);
  });

  it('of money count over a day, a week and thirty days, and take any amount', () => {
    for (const kind of ['wagering', 'loss', 'deposit'] as const)
      expect(limitTypesOf(kind).map((type) => LIMIT_RULES[type])).toEqual([
        { kind, windowMs: DAY_MS },
        { kind, windowMs: 7 * DAY_MS },
        { kind, windowMs: 30 * DAY_MS },
      ]);
  });

  it('of time take the values of the table', () => {
    expect(LIMIT_RULES[30]).toMatchObject({
      measure: 'day',
      values: [1, 7, 30, 90, 180, 360, 365, 720, 730, 1080, 1095, 1800, 1825, 3650],
    });
    expect(LIMIT_RULES[31].measure).toBe('hour');
    expect(LIMIT_RULES[31].values?.map(String).join(' ')).toBe(
      '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24',
    );
    expect(LIMIT_RULES[32]).toMatchObject({ measure: 'minute', values: [5, 10, 15, 30, 45, 60] });
    expect(LIMIT_RULES[33]).toMatchObject({ measure: 'day', values: [1, 7, 30, 90] });
  });

  it('come with the numbers of the API', () => {
    expect([NO_MONEY_LIMIT, NO_SESSION_LIMIT, BREAK_BAN_LEVEL, LOCK_PENDING_DEPOSIT_LIMIT]).toEqual([
      999_999_999, -1, 53, 512,
    ]);
    expect([LIMIT_APPROVAL_MS, LIMIT_PING_MS]).toEqual([DAY_MS, 30_000]);
  });
});
