import type { MarketView } from '@paddock/contract/schemas';

import { FeedDriver, matchOdds } from '../testing/feed-driver.ts';
import {
  auditProblems,
  createSportsbookPlatform,
  eventOf,
  legOf,
  marketOf,
  moneyOf,
  newKey,
  place,
  placementOf,
  richPlayer,
  type SportsbookPlatform,
} from '../testing/sportsbook.fixture.ts';

describe('the room of a live placement (rules §6)', () => {
  let platform: SportsbookPlatform;
  let feed: FeedDriver;
  let market: MarketView;
  let events = 0;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
  });
  beforeEach(async () => {
    events += 1;
    feed = new FeedDriver(platform.modules.sportsbook, platform.clock, `live-room-${events}`);
    await feed.snapshot(async () => {
      await feed.fixture(feed.name, platform.clock.nowMs() - 600_000);
      await feed.score(feed.name, { score: [0, 0], clockSec: 600 });
      await feed.prices(feed.name, matchOdds(2000, 3400, 3600));
    });
    market = marketOf(await eventOf(platform, feed.name), '1x2');
  });
  afterEach(async () => {
    expect(await auditProblems(platform)).toEqual([]);
    expect(await platform.modules.sportsbook.auditExposure()).toEqual([]);
  });
  afterAll(() => platform.close());

  const liability = () => platform.modules.sportsbook.liabilityOf(`${market.id}.home`);
  const later = () => platform.advance(3_000);

  it('is held from the receipt and goes over to the bet', async () => {
    const player = await richPlayer(platform);
    const key = newKey();
    await place(platform, player, [legOf(market, 'home')], { key });
    expect(liability()).toBe(1_000n);
    expect(await platform.modules.sportsbook.auditExposure()).toEqual([]);
    await later();
    expect(await placementOf(platform, player, key)).toMatchObject({ status: 'accepted' });
    expect(liability()).toBe(1_000n);
  });

  it('is given back with a placement that is rejected', async () => {
    const player = await richPlayer(platform);
    await place(platform, player, [legOf(market, 'home')]);
    await feed.betStop(feed.name);
    await later();
    expect(liability()).toBe(0n);
  });

  it('is measured at the price the bet is struck at', async () => {
    const player = await richPlayer(platform);
    const key = newKey();
    await place(platform, player, [legOf(market, 'home')], { policy: 'any', key });
    await feed.prices(feed.name, matchOdds(3000, 3400, 2600));
    await later();
    expect(await placementOf(platform, player, key)).toMatchObject({ status: 'accepted' });
    expect(liability()).toBe(2_000n);
  });

  it('has to be there for a price that rose', async () => {
    const [player, others] = [await richPlayer(platform), await richPlayer(platform, 100_000_000n)];
    const key = newKey();
    await place(platform, player, [legOf(market, 'home')], { policy: 'any', key });
    // One at 2.00 waits; at 1,000 two others leave 500.40 of the room, and its own 10.00 would win 9,990.00.
    await feed.prices(feed.name, matchOdds(1_000_000, 3400, 1100));
    const now = marketOf(await eventOf(platform, feed.name), '1x2');
    for (let bet = 0; bet < 2; bet++)
      await place(platform, others, [legOf(now, 'home')], { stake: '250.20' });
    const full = liability();
    await later();
    expect(await placementOf(platform, player, key)).toMatchObject({
      status: 'rejected',
      code: 'SELECTION_ROOM',
      details: { max: '0.50', min: '0.20' },
    });
    expect(liability()).toBe(full - 1_000n);
    expect(await moneyOf(platform, player)).toEqual({ free: 100_000n, held: 0n });
  });
});
