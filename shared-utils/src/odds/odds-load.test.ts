import type { MarketView } from '@paddock/contract/schemas';

import { createServerClock } from '../clock/server-clock.ts';
import type { TopicHandler } from '../live/topic-source.ts';
import { createStore } from '../stream/store.ts';
import { aMarket, anEvent } from '../testing/samples.ts';
import { createVirtualTiming } from '../testing/virtual-timing.ts';
import type { LiveValue } from '../live/live-types.ts';
import { createOdds } from './odds.ts';

const ROWS = 63;
const MARKETS = 4;
const CHANGES = 1_000;
const FRAMES = 60;

/** A second of a busy page: 63 rows of four markets with two cells each, a thousand changes, sixty frames. */
describe('odds under load', () => {
  it('tells each of 504 cells only of its own changes', () => {
    const timing = createVirtualTiming(0);
    const handlers = new Map<string, TopicHandler>();
    const live = createStore<LiveValue>({ status: 'open', producersDown: [] });
    const open = (topic: string, handler: TopicHandler) => {
      handlers.set(topic, handler);
      return () => handlers.delete(topic);
    };
    const odds = createOdds({ live$: live.stream, open }, timing, createServerClock(timing, 0));

    const selections = (oddsMilli: number) => [
      { outcome: 'home', oddsMilli, open: true },
      { outcome: 'away', oddsMilli: 3000, open: true },
    ];
    const market = (row: number, at: number, oddsMilli: number, n: number): MarketView =>
      aMarket({
        id: String(1000 + row * MARKETS + at),
        version: `1.${n}`,
        selections: selections(oddsMilli),
      });

    let rowRenders = 0;
    let homeRenders = 0;
    let awayRenders = 0;
    for (let row = 1; row <= ROWS; row++) {
      const markets = Array.from({ length: MARKETS }, (_, at) => market(row, at, 2000, 1));
      odds.watchEvent(String(row), 'row').subscribe(() => (rowRenders += 1));
      handlers.get(`row:${row}`)?.onSnapshot(anEvent({ id: String(row), markets }));
      for (const { id } of markets) {
        odds.price$(`${id}.home`).subscribe(() => (homeRenders += 1));
        odds.price$(`${id}.away`).subscribe(() => (awayRenders += 1));
      }
    }
    timing.flushFrame();
    [rowRenders, homeRenders, awayRenders] = [0, 0, 0];

    for (let frame = 0; frame < FRAMES; frame++) {
      for (let at = 0; at < Math.ceil(CHANGES / FRAMES); at++) {
        const n = frame * 17 + at;
        const row = 1 + (n % ROWS);
        const changed = market(row, n % MARKETS, 2001 + n, 2 + n);
        handlers.get(`row:${row}`)?.onDelta({ markets: [changed] });
      }
      timing.flushFrame();
    }
    expect(homeRenders).toBe(FRAMES * 17);
    expect(awayRenders).toBe(0);
    expect(rowRenders).toBe(0);
  });
});
