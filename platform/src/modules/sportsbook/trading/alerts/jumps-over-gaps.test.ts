import type { TradingAlertsView } from '@paddock/contract/schemas';

import { call, operatorWith, type TestOperator } from '../../../operators/operators.fixture.ts';
import { USUAL_SILENCE } from '../../book/silence-bounds.ts';
import { SILENCE_MS } from '../../ingest/sequence.ts';
import { matchOdds } from '../../testing/feed-driver.ts';
import { createOperatorsPlatform } from '../../testing/operators-platform.ts';
import { openOwnBook, type OpenBook, type SportsbookPlatform } from '../../testing/sportsbook.fixture.ts';
import { WATCH_ALERTS_EVERY_MS } from './alert-watch.ts';

const BEFORE = matchOdds(2000, 3400, 3600);
const AFTER = matchOdds(1250, 7000, 14_000);

describe('prices before and after a gap', () => {
  let platform: SportsbookPlatform;
  let trader: TestOperator;
  let book: OpenBook;

  beforeAll(async () => {
    platform = await createOperatorsPlatform();
    trader = await operatorWith(platform, 'tom', 'trader');
  });
  beforeEach(async () => {
    book = await openOwnBook(platform);
  });
  afterAll(() => platform.close());

  /** What was raised of the match by the next look. */
  async function jumps() {
    await platform.advance(WATCH_ALERTS_EVERY_MS);
    const all = await call(platform, trader, 'GET', 'trading-alerts?kind=jump');
    return all.json<TradingAlertsView>().alerts.filter(({ eventId }) => eventId === book.line.id);
  }
  async function isComparedAgain(): Promise<void> {
    await book.feed.prices(book.lineEvent, BEFORE);
    expect(await jumps()).toMatchObject([{ selections: [{ beforeMilli: 1250, oddsMilli: 2000 }] }]);
  }

  it('are no jump over a silence of the feed', async () => {
    await platform.advance(SILENCE_MS + 1_000);
    await book.feed.snapshot(async () => {
      await book.feed.prices(book.lineEvent, matchOdds(1500, 4000, 6500));
      expect(await jumps()).toEqual([]);
      await book.feed.prices(book.lineEvent, AFTER);
    });
    expect(await jumps()).toEqual([]);
    await isComparedAgain();
  });

  it('are no jump over a silence of the match alone', async () => {
    const { feed, lineEvent } = book;
    await feed.fixture(lineEvent, platform.clock.nowMs());
    const untilMs = platform.clock.nowMs() + USUAL_SILENCE.of('football').playMs + 1_000;
    while (platform.clock.nowMs() < untilMs) {
      await platform.leap(5_000);
      await feed.heartbeat();
    }
    await feed.prices(lineEvent, AFTER);
    expect(await jumps()).toEqual([]);
    await isComparedAgain();
  });
});
