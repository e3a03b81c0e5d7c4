import { timeOf } from './day-range.ts';

describe('days of a statement or of bets', () => {
  it.each([
    [0, '2026-11-21T00:00:00Z', '2026-11-23T00:00:00Z'],
    [3, '2026-11-20T21:00:00Z', '2026-11-22T21:00:00Z'],
    [-5.5, '2026-11-21T05:30:00Z', '2026-11-23T05:30:00Z'],
  ])('begin and end in a time zone of %s hours, the last day included', (zone, from, to) => {
    expect(timeOf({ fromDay: '2026-11-21', toDay: '2026-11-22' }, zone)).toEqual({
      fromMs: Date.parse(from),
      toMs: Date.parse(to),
    });
  });

  it.each(['', '2026', '21.11.2026', '2026-13-40', '0001-01-01'])('leave out %j', (day) => {
    expect(timeOf({ fromDay: day, toDay: day }, 0)).toEqual({ fromMs: undefined, toMs: undefined });
  });

  it('end before the year 10,000, as the server asks', () => {
    expect(timeOf({ fromDay: '', toDay: '9999-12-31' }, 0).toMs).toBe(253_402_300_799_999);
  });
});
