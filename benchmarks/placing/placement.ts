import { FeedDriver, makeFeedKey } from '@paddock/e2e/setup';
import type { EventListView, PlaceBetRequest, PlacementView } from '@paddock/contract/schemas';

import type { Operation } from '../bare-sql/operation.ts';

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
  madeIn(answer) {
    const view = JSON.parse(answer) as PlacementView;
    if (view.status !== 'accepted') throw new Error('a pre-match bet was not accepted at once');
    return { id: view.bet.id, number: view.bet.number };
  },
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
