import { FeedDriver, freshToken, makeFeedKey } from '@paddock/e2e/setup';
import type { EventListView, PlaceBetRequest } from '@paddock/contract/schemas';

import type { Sender } from '../http-load/http-job.ts';
import { get } from '../setup/api.ts';
import type { DurableDatabase } from '../setup/durable-database.ts';
import type { FundedPlayer } from '../setup/players.ts';

const STAKE = '0.20';

/** A match hours away, to be bet on. */
export interface Match {
  readonly marketId: string;
  /** What each player sends to bet on its home team, within five minutes. */
  readonly senders: readonly Sender[];
  /** The home team wins 2:1. */
  finish(): Promise<void>;
}

/** A feed that begins a match after the other. */
export async function matchDesk(
  origin: string,
  { url, dataDir }: DurableDatabase,
  players: readonly FundedPlayer[],
) {
  const feed = await FeedDriver.connect(origin, await makeFeedKey({ DATABASE_URL: url, DATA_DIR: dataDir }));
  const known = new Set<string>();
  return {
    async begin(): Promise<Match> {
      const name = `bench-${known.size}`;
      await feed.match(name, `Bench City ${name}`, `Load Rovers ${name}`);
      const { events } = await get<EventListView>(origin, '/web-api/sportsbook/events?section=line', {});
      const market = events.flatMap(({ markets }) => markets).find(({ id }) => !known.has(id));
      const selection = market?.selections[0];
      if (market === undefined || selection === undefined) throw new Error('the list shows no new match');
      known.add(market.id);
      const legs: PlaceBetRequest['legs'] = [
        {
          selectionId: `${market.id}.${selection.outcome}`,
          priceVersion: market.version,
          oddsMilli: selection.oddsMilli,
        },
      ];
      const senders: Sender[] = [];
      for (const { accountId, cookie } of players) {
        const bet: PlaceBetRequest = { type: 'single', accountId, stake: STAKE, policy: 'none', legs };
        // Those of the match before may have expired while its bets were placed and settled.
        senders.push({ token: await freshToken(origin, cookie), body: JSON.stringify(bet) });
      }
      return { marketId: market.id, senders, finish: () => feed.finish(name, [2, 1]) };
    },
    stop: () => feed.stop(),
  };
}
