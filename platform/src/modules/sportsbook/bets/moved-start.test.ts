import { DAY_MS, HOUR_MS } from '@paddock/contract';
import type { BetView } from '@paddock/contract/schemas';

import {
  betOf,
  createSportsbookPlatform,
  legOf,
  marketOf,
  openOwnBook,
  place,
  richPlayer,
  type SportsbookPlatform,
} from '../testing/sportsbook.fixture.ts';

describe('a bet on a match that is postponed', () => {
  let platform: SportsbookPlatform;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
  });
  afterAll(() => platform.close());

  it('says when its match starts now, and when it was to start', async () => {
    const { feed, line, lineEvent } = await openOwnBook(platform);
    const player = await richPlayer(platform);
    const placed = await place(platform, player, [legOf(marketOf(line, '1x2'), 'home')]);
    const { id } = placed.json<{ bet: BetView }>().bet;
    const startOf = async () => {
      const [leg] = (await betOf(platform, player, id)).legs;
      return [leg?.startsAtMs, leg?.movedFromMs];
    };
    const { startsAtMs } = line.state;
    expect(await startOf()).toEqual([startsAtMs, undefined]);
    for (const laterMs of [HOUR_MS, DAY_MS, 0]) {
      await feed.fixture(lineEvent, startsAtMs + laterMs);
      await platform.advance(1_000);
      expect(await startOf()).toEqual([startsAtMs + laterMs, laterMs === 0 ? undefined : startsAtMs]);
    }
  });
});
