import { HOUR_MS } from '@paddock/contract';
import fc from 'fast-check';

import { dayAt, type LimitDay } from './limit-day.ts';

// The same examples in every run: what turns a build red is what was changed.
fc.configureGlobal({ seed: 20261121 });

const at = (time: string) => Date.parse(time);
const day = (starts: string, ends: string): LimitDay => ({ startsAtMs: at(starts), endsAtMs: at(ends) });

describe('the day of session limits (rules §1)', () => {
  it.each([
    ['2026-11-21T00:00:00Z', 0, day('2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z')],
    ['2026-11-21T23:59:59.999Z', 0, day('2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z')],
    ['2026-11-21T21:00:00Z', 3, day('2026-11-21T21:00:00Z', '2026-11-22T21:00:00Z')],
    ['2026-11-21T20:59:59Z', 3, day('2026-11-20T21:00:00Z', '2026-11-21T21:00:00Z')],
    ['2026-11-21T18:15:00Z', 5.75, day('2026-11-21T18:15:00Z', '2026-11-22T18:15:00Z')],
    ['2026-11-21T12:00:00Z', -12, day('2026-11-21T12:00:00Z', '2026-11-22T12:00:00Z')],
    // The leap day is a day like any other.
    ['2028-02-28T23:00:00Z', 1, day('2028-02-28T23:00:00Z', '2028-02-29T23:00:00Z')],
    ['2028-02-29T23:00:00Z', 1, day('2028-02-29T23:00:00Z', '2028-03-01T23:00:00Z')],
  ])('%s lies %s hours east of UTC in its own day', (now, zone, expected) => {
    expect(dayAt(at(now), null, zone)).toEqual(expected);
  });

  it('has 23 hours when clocks are put forward and 25 when they are put back', () => {
    // A player in Berlin changes the zone on the day itself: 28 March and 31 October 2027.
    const spring = day('2027-03-27T23:00:00Z', '2027-03-28T23:00:00Z');
    expect(dayAt(at('2027-03-28T12:00:00Z'), spring, 2)).toEqual(spring);
    expect(dayAt(at('2027-03-28T23:00:00Z'), spring, 2)).toEqual(
      day('2027-03-28T23:00:00Z', '2027-03-29T22:00:00Z'),
    );
    const autumn = day('2027-10-30T22:00:00Z', '2027-10-31T22:00:00Z');
    expect(dayAt(at('2027-10-31T22:00:00Z'), autumn, 1)).toEqual(
      day('2027-10-31T22:00:00Z', '2027-11-01T23:00:00Z'),
    );
  });

  it('is known again by its own end once a day was missed', () => {
    const old = day('2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z');
    expect(dayAt(at('2026-11-21T12:00:00Z'), old, 9)).toEqual(
      day('2026-11-20T15:00:00Z', '2026-11-21T15:00:00Z'),
    );
  });

  it('never comes again before 23 hours, whatever zones a player chooses and when', () => {
    const step = fc.record({
      afterMs: fc.integer({ min: 1, max: 30 * HOUR_MS }),
      zone: fc.integer({ min: -12, max: 14 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let nowMs = at('2026-11-21T12:00:00Z');
        let zone = 0;
        let known = dayAt(nowMs, null, zone);
        for (const { afterMs, zone: chosen } of steps) {
          nowMs += afterMs;
          const next = dayAt(nowMs, known, zone);
          expect(nowMs >= next.startsAtMs && nowMs < next.endsAtMs).toBe(true);
          expect(next.endsAtMs - next.startsAtMs).toBeGreaterThanOrEqual(23 * HOUR_MS);
          expect(next.startsAtMs === known.startsAtMs || next.startsAtMs >= known.endsAtMs).toBe(true);
          known = next;
          zone = chosen;
        }
      }),
    );
  });
});
