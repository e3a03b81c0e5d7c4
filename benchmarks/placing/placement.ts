import { FeedDriver, makeFeedKey } from '@paddock/e2e/setup';
import type { EventListView, PlaceBetRequest } from '@paddock/contract/schemas';

import type { Operation } from '../floor/operation.ts';
import { placementFloor } from './placement-floor.ts';

const STAKE = '0.20';

/** A pre-match single, accepted at once: the home win of a match hours away whose prices stand still. */
export const placement: Operation = {
  many: 'bets',
  path: '/web-api/sportsbook/bets',
  async prepare({ origin, databaseUrl, database, players, atEnd }) {
    const settings = { DATABASE_URL: databaseUrl, DATA_DIR: database.dataDir };
    const feed = await FeedDriver.connect(origin, await makeFeedKey(settings));
    atEnd(() => feed.stop());
    await feed.match('bench-1', 'Bench City', 'Load Rovers');
    const legs = await homeWin(origin);
    return players.map(({ playerId, accountId, token }) => {
      const bet: PlaceBetRequest = { type: 'single', accountId, stake: STAKE, policy: 'none', legs };
      return {
        sender: { token, body: JSON.stringify(bet) },
        particulars: { player: playerId, account: accountId },
      };
    });
  },
  doneBy: `select p.xmin::text, p.id::text, public_number::text as number, received_at_ms::text as at
    from sportsbook_placement p join sportsbook_bet b using (player_id, id) where p.key = $1`,
  floor: placementFloor,
};

/** At the price and version the list shows. */
async function homeWin(origin: string): Promise<PlaceBetRequest['legs']> {
  const response = await fetch(`${origin}/web-api/sportsbook/events?section=line`);
  const { events } = (await response.json()) as EventListView;
  const market = events[0]?.markets[0];
  const selection = market?.selections[0];
  if (market === undefined || selection === undefined) throw new Error('the list shows no price');
  return [
    {
      selectionId: `${market.id}.${selection.outcome}`,
      priceVersion: market.version,
      oddsMilli: selection.oddsMilli,
    },
  ];
}
