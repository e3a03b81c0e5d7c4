import {
  afterMinutes,
  durationText,
  orderFault,
  sourceOf,
  standingAt,
  toldFrom,
} from './maintenance-standing.ts';

const NOW_MS = 1_800_000_000_000;
const HOUR_MS = 3_600_000;
const windowIn = (startsInHours: number, hours = 1) => {
  const startedAt = (NOW_MS + startsInHours * HOUR_MS) / 1_000;
  return { startedAt, endedAt: startedAt + hours * 3_600, state: false };
};

describe('maintenance', () => {
  it('is planned, then announced a day before, then runs while its flag is set', () => {
    const stateAt = (hours: number) => standingAt(NOW_MS, windowIn(hours)).state;
    expect([25, 24, 1, 0, -2].map(stateAt)).toEqual(['planned', 'announced', 'announced', 'none', 'none']);
    expect(standingAt(NOW_MS, null)).toEqual({ state: 'none' });
    expect(standingAt(NOW_MS, { ...windowIn(-1, 3), state: true })).toEqual({
      state: 'running',
      startsAtMs: NOW_MS - HOUR_MS,
      endsAtMs: NOW_MS + 2 * HOUR_MS,
      toldFromMs: NOW_MS - 25 * HOUR_MS,
    });
    expect(toldFrom(NOW_MS)).toBe(NOW_MS - 24 * HOUR_MS);
  });

  it('is announced in a time of its own where it has one', () => {
    const window = windowIn(30);
    const told = { notifyStartedAt: NOW_MS / 1_000 - 10, notifyEndedAt: NOW_MS / 1_000 + 10 };
    expect(standingAt(NOW_MS, { ...window, ...told }).state).toBe('announced');
    expect(standingAt(NOW_MS + 20_000, { ...window, ...told }).state).toBe('planned');
  });

  it('is ended where it comes from', () => {
    const window = windowIn(1);
    const plan = {
      ...{ id: '1', author: 'ada', reason: 'x', fault: null, fromMs: NOW_MS + HOUR_MS },
      change: { maintenance: { ...window, startedAt: 0, state: true } },
    };
    expect(sourceOf(window, { keys: {}, plans: [] })).toBe('order');
    expect(sourceOf(window, { keys: { maintenance: window }, plans: [] })).toBe('key');
    expect(sourceOf(window, { keys: {}, plans: [{ ...plan, state: 'waiting' }] })).toBe('plan');
    expect(sourceOf(window, { keys: {}, plans: [{ ...plan, state: 'withdrawn' }] })).toBe('order');
    const back = { ...plan, state: 'waiting', change: { maintenance: null } } as const;
    expect(sourceOf(window, { keys: { maintenance: windowIn(2) }, plans: [back] })).toBe('order');
  });

  it('ends after it begins, within a week', () => {
    expect(orderFault(NOW_MS, NOW_MS, NOW_MS)).toBe('ends-before');
    expect(orderFault(NOW_MS - HOUR_MS, NOW_MS, NOW_MS)).toBe('ends-before');
    expect(orderFault(NOW_MS, NOW_MS + 1, NOW_MS)).toBeUndefined();
    expect(orderFault(NOW_MS, NOW_MS + 168 * HOUR_MS, NOW_MS)).toBeUndefined();
    expect(orderFault(NOW_MS, NOW_MS + 168 * HOUR_MS + 1, NOW_MS)).toBe('too-long');
  });

  it('lasts as long as is said, in words', () => {
    expect([30, 60, 120].map((minutes) => durationText(minutes, 'en'))).toEqual([
      '30 minutes',
      '1 hour',
      '2 hours',
    ]);
    expect(durationText(240, 'ru')).toBe('4 часа');
    expect(afterMinutes(NOW_MS, 30)).toBe(NOW_MS + HOUR_MS / 2);
  });
});
