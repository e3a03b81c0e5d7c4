import type { BetView, CashOutQuoteView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useRead } from '@paddock/shared-utils/react';

/** A quote lives five seconds: the next one is there while the last can still be taken. */
const ASK_EVERY_MS = 2_500;
/** More bets than that are quoted by their page of the history. */
const MOST = 20;

/** What is offered for bets now, by their ids; a bet without an answer yet is missing. */
export function useCashOutQuotes(bets: readonly BetView[]): ReadonlyMap<string, CashOutQuoteView> {
  const betIds = bets
    .filter(({ status }) => status === 'open')
    .map(({ id }) => id)
    .slice(0, MOST);
  const { value } = useRead({
    key: betIds.length === 0 ? null : `cash-out ${betIds.join(' ')}`,
    on: ['bet'],
    everyMs: ASK_EVERY_MS,
    read: (signal) => api.post('/web-api/sportsbook/cash-out-quotes', { betIds }, { signal }),
  });
  const quotes = value.status === 'ready' ? value.data.quotes : [];
  return new Map(quotes.map((quote) => [quote.betId, quote]));
}
