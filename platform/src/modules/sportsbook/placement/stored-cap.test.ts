import type { QuoteView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { matchOdds } from '../testing/feed-driver.ts';
import {
  createSportsbookPlatform,
  eventOf,
  legOf,
  marketOf,
  openOwnBook,
  place,
  richPlayer,
  type SportsbookPlatform,
} from '../testing/sportsbook.fixture.ts';

/** `payout-cap` of the usual risk. */
const PAYOUT_CAP = ['250000.00', 250_000_00n] as const;

describe('the cap that is stored with a bet (rules §10)', () => {
  let platform: SportsbookPlatform;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
  });
  afterAll(() => platform.close());

  it.each([
    ['0.20', 1_010, 12_000],
    ['0.20', 1_000_000, 1_900],
    ['10.01', 2_050, 3_400],
    ['100.00', 999_990, 1_900],
  ])('is what the quote says: %s at %i thousandths', async (stake, oddsMilli, othersMilli) => {
    const { feed, lineEvent } = await openOwnBook(platform);
    await feed.prices(lineEvent, matchOdds(oddsMilli, othersMilli, othersMilli));
    const player = await richPlayer(platform, 1_000_000n);
    const leg = legOf(marketOf(await eventOf(platform, lineEvent), '1x2'), 'home');
    const quoted = await platform.app.inject({
      method: 'POST',
      url: '/web-api/sportsbook/quote',
      payload: { selectionIds: [leg.selectionId], currency: 'EUR' },
    });
    const placed = await place(platform, player, [leg], { stake });
    const { id } = placed.json<{ bet: { id: string } }>().bet;
    const { rows } = await sql<{ cap: bigint }>`
      select payout_cap_minor as cap from sportsbook_bet where id = ${id}::bigint`.execute(
      platform.kernel.db,
    );
    expect([quoted.json<QuoteView>().payoutCap, rows[0]?.cap]).toEqual(PAYOUT_CAP);
  });
});
