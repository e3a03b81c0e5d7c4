import type { EventListView } from '@paddock/contract/schemas';

import type { Legs } from './placing-job.ts';

/** The home win of the one pre-match event, at the price and version the list shows. */
export async function legOf(origin: string): Promise<Legs> {
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
