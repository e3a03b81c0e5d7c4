import { useEffect, useRef, useState } from 'react';
import { parseAmount } from '@paddock/contract';
import type { BetQuoteView, EachWayOffer, OwnPriceView, QuoteRequest } from '@paddock/contract/schemas';
import { api, observeServerTime } from '@paddock/shared-utils';

import type { StakeBounds } from '../model/bet-figures.ts';
import type { AskedPlan } from '../model/coupon-plan.ts';

/** Bounds are asked for again this often: they follow the prices. */
const QUOTE_EVERY_MS = 30_000;
/** A builder's price follows its match, and not its legs' prices alone. */
const BUILDER_EVERY_MS = 5_000;
/** And this soon after there was no answer: nothing can be placed without one. */
const RETRY_MS = 3_000;
/** Prices picked one after the other, and markets that close and open, are asked about together. */
const SETTLE_MS = 200;

/** What one bet may be placed with. */
export interface BetQuote {
  readonly bounds: StakeBounds;
  /** Live delay the bet will wait. */
  readonly delayMs: number;
}

export interface Quote {
  readonly currency: string;
  /** All selections as one bet. */
  readonly together: BetQuote;
  /** The selections it is of. */
  readonly asked: string;
  /** Where it was asked for. */
  readonly ownPrice: OwnPriceView | undefined;
  /** Where all are offered each way: their terms. */
  readonly eachWay: readonly EachWayOffer[] | undefined;
  /** Each as a bet of its own, by selection. */
  readonly singles: ReadonlyMap<string, BetQuote>;
}

/**
 * Stake bounds and live delay of the coupon as it stands, as one bet and as singles by one request; `null` until the
 * server has told them. Stakes are no part of the question, so typing one asks nothing.
 * @param plan of the one bet, beside its legs
 * @param prices what it is asked anew with: an anti-accumulator and a builder have a price of their own, which follows theirs
 */
export function useQuote(
  selectionIds: readonly string[],
  currency: string,
  plan: AskedPlan,
  prices = '',
): Quote | null {
  const [quote, setQuote] = useState<Quote | null>(null);
  const known = quote?.currency === currency ? quote : null;
  const isKnown = useRef(false);
  const asked = selectionIds.join(' ');
  // The plan by what it is: a coupon draws a new one each time.
  const planned = JSON.stringify(plan);
  const everyMs = plan.builder ? BUILDER_EVERY_MS : QUOTE_EVERY_MS;
  useEffect(() => {
    isKnown.current = known !== null;
  });
  useEffect(() => {
    if (asked === '') {
      setQuote(null);
      return undefined;
    }
    const gone = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask(): Promise<void> {
      const read = await readQuote(asked.split(' '), currency, planned, gone.signal);
      if (gone.signal.aborted) return;
      if (read !== undefined) setQuote(read);
      timer = setTimeout(() => void ask(), read === undefined ? RETRY_MS : everyMs);
    }
    if (isKnown.current) timer = setTimeout(() => void ask(), SETTLE_MS);
    else void ask();
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [asked, currency, planned, prices, everyMs]);
  return known;
}

async function readQuote(
  selectionIds: readonly string[],
  currency: string,
  planned: string,
  signal: AbortSignal,
): Promise<Quote | undefined> {
  const plan = JSON.parse(planned) as AskedPlan;
  const request: QuoteRequest = { selectionIds: [...selectionIds], currency, ...plan };
  const result = await api.post('/web-api/sportsbook/quote', request, { signal });
  if (!result.ok || signal.aborted) return undefined;
  const { serverTimeMs, legs, anti, builder, eachWay } = result.data;
  observeServerTime(serverTimeMs);
  return {
    currency,
    asked: selectionIds.join(' '),
    together: betQuote(result.data, currency),
    ownPrice: plan.anti ? anti : plan.builder ? builder : undefined,
    eachWay,
    singles: new Map(
      legs.flatMap(({ selectionId, single }) =>
        single === undefined ? [] : [[selectionId, betQuote(single, currency)] as const],
      ),
    ),
  };
}

function betQuote({ minStake, maxStake, payoutCap, delayMs }: BetQuoteView, currency: string): BetQuote {
  return {
    delayMs,
    bounds: {
      minMinor: parseAmount(minStake, currency) ?? 0n,
      maxMinor: parseAmount(maxStake, currency) ?? 0n,
      payoutCapMinor: parseAmount(payoutCap, currency) ?? 0n,
    },
  };
}
