import { useEffect, useState } from 'react';
import { parseAmount } from '@paddock/contract';
import type { QuoteRequest, QuoteView } from '@paddock/contract/schemas';
import { api, observeServerTime } from '@paddock/shared-utils';

import type { StakeBounds } from '../model/bet-figures.ts';

/** Bounds are asked for again this often: they follow the prices. */
const QUOTE_EVERY_MS = 30_000;

export interface Quote {
  readonly bounds: StakeBounds;
  /** Live delay the bet will wait. */
  readonly delayMs: number;
}

/** Stake bounds and live delay of the coupon as it stands; `null` until the server has told them. */
export function useQuote(selectionIds: readonly string[], currency: string): Quote | null {
  const [quote, setQuote] = useState<Quote | null>(null);
  const asked = selectionIds.join(' ');
  useEffect(() => {
    if (asked === '') {
      setQuote(null);
      return undefined;
    }
    const gone = new AbortController();
    const ask = () =>
      void readQuote(asked.split(' '), currency, gone.signal).then((read) => read && setQuote(read));
    ask();
    const timer = setInterval(ask, QUOTE_EVERY_MS);
    return () => {
      gone.abort();
      clearInterval(timer);
    };
  }, [asked, currency]);
  return quote;
}

async function readQuote(
  selectionIds: readonly string[],
  currency: string,
  signal: AbortSignal,
): Promise<Quote | undefined> {
  const request: QuoteRequest = { selectionIds: [...selectionIds], currency };
  const result = await api.post<QuoteView>('/sportsbook/quote', request, { signal });
  if (!result.ok || signal.aborted) return undefined;
  const { minStake, maxStake, payoutCap, delayMs, serverTimeMs } = result.data;
  observeServerTime(serverTimeMs);
  return {
    delayMs,
    bounds: {
      minMinor: parseAmount(minStake, currency) ?? 0n,
      maxMinor: parseAmount(maxStake, currency) ?? 0n,
      payoutCapMinor: parseAmount(payoutCap, currency) ?? 0n,
    },
  };
}
