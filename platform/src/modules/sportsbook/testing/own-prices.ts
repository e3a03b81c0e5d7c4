import type { OwnPriceView, PlaceBetRequest, QuoteView } from '@paddock/contract/schemas';

import type { SportsbookPlatform } from './sportsbook.fixture.ts';

/** What an anti-accumulator of these legs is offered at now. */
export const antiQuoteOf = (platform: SportsbookPlatform, legs: PlaceBetRequest['legs']) =>
  ownPriceOf(platform, legs, 'anti');

/** What a builder of these legs is offered at now. */
export const builderQuoteOf = (platform: SportsbookPlatform, legs: PlaceBetRequest['legs']) =>
  ownPriceOf(platform, legs, 'builder');

async function ownPriceOf(
  { app }: SportsbookPlatform,
  legs: PlaceBetRequest['legs'],
  kind: 'anti' | 'builder',
): Promise<OwnPriceView> {
  const selectionIds = legs.map(({ selectionId }) => selectionId);
  const answer = await app.inject({
    method: 'POST',
    url: '/web-api/sportsbook/quote',
    payload: { selectionIds, currency: 'EUR', [kind]: true },
  });
  const own = answer.json<QuoteView>()[kind];
  if (own === undefined) throw new Error(`no quote: ${answer.body}`);
  return own;
}
