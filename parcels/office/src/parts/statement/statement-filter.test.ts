import { timeOf, WHOLE_STATEMENT } from './statement-filter.ts';

describe('the days of a statement', () => {
  it.each([
    [0, '2026-11-21T00:00:00Z', '2026-11-23T00:00:00Z'],
    [3, '2026-11-20T21:00:00Z', '2026-11-22T21:00:00Z'],
    [-5.5, '2026-11-21T05:30:00Z', '2026-11-23T05:30:00Z'],
  ])('begin and end in a time zone of %s hours, the last day included', (zone, from, to) => {
    const filter = { ...WHOLE_STATEMENT, fromDay: '2026-11-21', toDay: '2026-11-22' };
    expect(timeOf(filter, zone)).toEqual({ fromMs: Date.parse(from), toMs: Date.parse(to) });
  });

  it.each(['', '2026', '21.11.2026', '2026-13-40', '0001-01-01'])('leave out %j', (day) => {
    const filter = { ...WHOLE_STATEMENT, fromDay: day, toDay: day };
    expect(timeOf(filter, 0)).toEqual({ fromMs: undefined, toMs: undefined });
  });
});
