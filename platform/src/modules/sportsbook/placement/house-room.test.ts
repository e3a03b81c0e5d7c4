import { FeedDriver, matchOdds } from '../testing/feed-driver.ts';
import {
  auditProblems,
  createSportsbookPlatform,
  eventOf,
  legOf,
  marketOf,
  place,
  richPlayer,
} from '../testing/sportsbook.fixture.ts';

it('refuses a stake that the house has no room for', async () => {
  const platform = await createSportsbookPlatform();
  const feed = new FeedDriver(platform.modules.sportsbook, platform.clock, 'long-shots');
  await feed.snapshot(async () => {
    await feed.fixture('final', platform.clock.nowMs() + 1_000);
    await feed.prices('final', matchOdds(1_000_000, 1100, 1100));
  });
  const shot = legOf(marketOf(await eventOf(platform, 'final'), '1x2'), 'home');
  // The payout cap of 250,000.00 bounds one bet; two fill the 500,000.00 the house may lose on a selection.
  const rich = await richPlayer(platform, 1_000_000n);
  for (let bet = 0; bet < 2; bet++) {
    expect((await place(platform, rich, [shot], { stake: '300.00' })).statusCode).toBe(201);
  }
  const third = await place(platform, rich, [shot], { stake: '300.00' });
  expect(third.statusCode).toBe(422);
  expect(third.json()).toMatchObject({ code: 'STAKE_TOO_LARGE' });
  expect(platform.modules.sportsbook.liabilityOf(shot.selectionId)).toBe(49_940_000n);
  expect(await auditProblems(platform)).toEqual([]);
  await platform.close();
});
