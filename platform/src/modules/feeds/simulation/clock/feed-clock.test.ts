import fc from 'fast-check';

import { feedTimeAt, serverTimeAt, withSpeed } from './feed-clock.ts';

// The same examples in every run: what turns a build red is what was changed.
fc.configureGlobal({ seed: 20261121 });

const clock = { anchorFeedMs: 1_000_000, anchorServerMs: 500_000, speed: 10 };

describe('the feed clock', () => {
  it('runs at its speed and goes on through a restart', () => {
    expect(feedTimeAt(clock, 500_000)).toBe(1_000_000);
    expect(feedTimeAt(clock, 560_000)).toBe(1_600_000);
    expect(serverTimeAt(clock, 1_600_000)).toBe(560_000);
  });

  it('keeps its time when the speed changes', () => {
    const slower = withSpeed(clock, 1, 560_000);
    expect(feedTimeAt(slower, 560_000)).toBe(1_600_000);
    expect(feedTimeAt(slower, 570_000)).toBe(1_610_000);
    expect(withSpeed(clock, 10, 560_000)).toBe(clock);
  });

  it('never goes back while the server clock does not, whatever the speeds', () => {
    const steps = fc.array(fc.tuple(fc.nat(1e6), fc.integer({ min: 1, max: 1000 })), { maxLength: 20 });
    fc.assert(
      fc.property(steps, (moves) => {
        let [now, feed, running] = [500_000, 1_000_000, clock];
        for (const [passedMs, speed] of moves) {
          now += passedMs;
          running = withSpeed(running, speed, now);
          const next = feedTimeAt(running, now);
          expect(next).toBeGreaterThanOrEqual(feed - 1e-3);
          feed = next;
        }
      }),
    );
  });
});
