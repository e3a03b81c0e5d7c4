import type { EventListView, PlaceBetRequest } from '@paddock/contract/schemas';

import { get } from '../setup/api.ts';

/** The home wins that the list shows, at their prices and versions. */
export async function homeWinsOf(origin: string, matches: number): Promise<PlaceBetRequest['legs']> {
  const { events } = await get<EventListView>(
    origin,
    `/web-api/sportsbook/events?section=line&limit=${matches}`,
    {},
  );
  return events.flatMap(({ markets }) => {
    const market = markets.find(({ type }) => type === '1x2');
    const selection = market?.selections.find(({ outcome }) => outcome === 'home');
    if (market === undefined || selection === undefined) throw new Error('the list shows no price');
    const selectionId = `${market.id}.${selection.outcome}`;
    return [{ selectionId, priceVersion: market.version, oddsMilli: selection.oddsMilli }];
  });
}
