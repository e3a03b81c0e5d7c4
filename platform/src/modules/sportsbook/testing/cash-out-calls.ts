import type { CashOutQuotesView, CashOutQuoteView } from '@paddock/contract/schemas';

import { PLAYER_HEADER } from '../../../testing/index.ts';
import { newKey, type SportsbookPlatform, type TestPlayer } from './sportsbook.fixture.ts';

type Quote = Extract<CashOutQuoteView, { readonly quoteId: string }>;

/** What the API offers for bets of a player. */
export async function quotesOf(
  { app }: SportsbookPlatform,
  { playerId }: TestPlayer,
  betIds: readonly string[],
): Promise<CashOutQuotesView['quotes']> {
  const answer = await app.inject({
    method: 'POST',
    url: '/web-api/sportsbook/cash-out-quotes',
    headers: { [PLAYER_HEADER]: playerId },
    payload: { betIds },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<CashOutQuotesView>().quotes;
}

/** The one offer for a bet. */
export async function quoteOf(
  platform: SportsbookPlatform,
  player: TestPlayer,
  betId: string,
): Promise<Quote> {
  const [quote] = await quotesOf(platform, player, [betId]);
  if (quote === undefined || 'off' in quote) throw new Error(`no offer for ${betId}: ${quote?.off}`);
  return quote;
}

/** Leaves a bet, or a part of it, through the API. */
export function cashOut(
  { app }: SportsbookPlatform,
  { playerId }: TestPlayer,
  { betId, quoteId }: Pick<Quote, 'betId' | 'quoteId'>,
  { stake, key = newKey() }: { readonly stake?: string; readonly key?: string } = {},
) {
  return app.inject({
    method: 'POST',
    url: `/web-api/sportsbook/bets/${betId}/cash-out`,
    headers: { [PLAYER_HEADER]: playerId, 'idempotency-key': key },
    payload: { quoteId, ...(stake !== undefined && { stake }) },
  });
}

interface OrderCall {
  readonly betId: string;
  readonly offer: string;
  /** All of what is left where it is absent. */
  readonly stake?: string;
}

/** Leaves a bet by itself once so much is offered for it. */
export function setOrder(
  { app }: SportsbookPlatform,
  { playerId }: TestPlayer,
  { betId, ...payload }: OrderCall,
) {
  return app.inject({
    method: 'POST',
    url: `/web-api/sportsbook/bets/${betId}/cash-out-order`,
    headers: { [PLAYER_HEADER]: playerId },
    payload,
  });
}

export function endOrder(
  { app }: SportsbookPlatform,
  { playerId }: TestPlayer,
  { betId }: Pick<OrderCall, 'betId'>,
) {
  return app.inject({
    method: 'DELETE',
    url: `/web-api/sportsbook/bets/${betId}/cash-out-order`,
    headers: { [PLAYER_HEADER]: playerId },
  });
}
