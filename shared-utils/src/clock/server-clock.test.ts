import { createVirtualTiming } from '../testing/virtual-timing.ts';
import { createServerClock } from './server-clock.ts';

const SERVER_MS = 1_000_000;

describe('the server clock', () => {
  it('shows server time on a machine whose clock is wrong', () => {
    const timing = createVirtualTiming(42);
    const clock = createServerClock(timing, SERVER_MS);
    timing.advance(500);
    expect(clock.serverNowMs()).toBe(SERVER_MS + 500);
  });

  it('takes the reading that travelled least', () => {
    const timing = createVirtualTiming(0);
    const clock = createServerClock(timing, SERVER_MS);
    timing.advance(1_000);
    clock.observeServerTime(SERVER_MS + 1_300);
    expect(clock.serverNowMs()).toBe(SERVER_MS + 1_300);
    timing.advance(1_000);
    clock.observeServerTime(SERVER_MS + 2_100);
    expect(clock.serverNowMs()).toBe(SERVER_MS + 2_300);
  });

  it('starts over when the estimate is far ahead', () => {
    const timing = createVirtualTiming(0);
    const clock = createServerClock(timing, SERVER_MS);
    clock.observeServerTime(SERVER_MS - 60_000);
    expect(clock.serverNowMs()).toBe(SERVER_MS - 60_000);
  });

  it('ticks at every full interval of server time until called off', () => {
    const timing = createVirtualTiming(0);
    const clock = createServerClock(timing, 10_300);
    const ticks: number[] = [];
    const stop = clock.onServerTick(1_000, () => ticks.push(clock.serverNowMs()));
    timing.advance(2_700);
    expect(ticks).toEqual([11_000, 12_000, 13_000]);
    stop();
    timing.advance(5_000);
    expect(ticks).toHaveLength(3);
    expect(timing.pending).toBe(0);
  });
});
