import { askedLiveTime, askedTime, liveQueryFor, queryFor } from './time-query.ts';
import { ANY_TIME, LINE_TIMES, type LineTime } from './line-times.ts';

/** 2026-11-29. */
const TODAY = 20_786;
const TOMORROW: LineTime = { kind: 'day', day: TODAY + 1 };

describe('the time of a list of the line in its address', () => {
  it('is read as it was written, whatever else the query says', () => {
    for (const time of [...LINE_TIMES, TOMORROW]) {
      expect(askedTime(queryFor(time, '?a=1'), TODAY)).toEqual(time);
    }
    expect(queryFor(TOMORROW, '?a=1&when=12h')).toBe('?a=1&when=2026-11-30');
    expect(queryFor({ kind: 'hours', hours: 12 }, '')).toBe('?when=12h');
  });

  it('is left out where it is any', () => {
    expect(queryFor(ANY_TIME, '?when=12h')).toBe('');
    expect(queryFor(ANY_TIME, '?when=12h&a=1')).toBe('?a=1');
  });

  it('is any where nothing is asked, or nonsense, or a day that is over or too far away', () => {
    for (const text of ['', '?when=', '?when=5h', '?when=2026-11-28', '?when=2199-01-01', '?when=<b>'])
      expect(askedTime(text, TODAY)).toEqual(ANY_TIME);
  });

  it('is one of what is played, too', () => {
    expect(liveQueryFor('first_period', '?a=1')).toBe('?a=1&when=first_period');
    expect(askedLiveTime('?when=first_period')).toBe('first_period');
    expect(liveQueryFor('all', '?when=first_period')).toBe('');
    for (const text of ['', '?when=12h', '?when=third_period']) expect(askedLiveTime(text)).toBe('all');
  });
});
