import type { BetQuoteView, QuoteRequest, QuoteView } from '@paddock/contract/schemas';
import {
  anAccount,
  anEvent,
  answered,
  installFakePage,
  SAMPLE_NOW_MS,
  type FakePage,
} from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };

const BET: BetQuoteView = { minStake: '0.20', maxStake: '500.00', payoutCap: '100000.00', delayMs: 3_000 };

/** A quote of what was asked: one bet of all takes up to 500.00, a single up to what is named for it. */
export function quoteOf(
  { selectionIds }: QuoteRequest,
  singleMax: Readonly<Record<string, string>> = {},
): QuoteView {
  return {
    ...BET,
    serverTimeMs: SAMPLE_NOW_MS,
    related: [],
    legs: selectionIds.map((selectionId) => ({
      selectionId,
      known: true,
      single: { ...BET, maxStake: singleMax[selectionId] ?? BET.maxStake },
    })),
  };
}

/** A page with one match to bet on, and for a player 100.00 EUR. */
export function openCouponPage(userId?: string, language = 'en'): FakePage {
  const page = installFakePage({
    language,
    dictionaries: { coupon: { en, ru } },
    accounts: [anAccount({ moneyMinor: 100_00n })],
    ...(userId === undefined ? {} : { userId }),
  });
  page.answer('POST', '/web-api/sportsbook/quote', ({ body }) => answered(quoteOf(body as QuoteRequest)));
  page.answer('GET', '/web-api/sportsbook/bets', answered({ bets: [], nextCursor: null }));
  page.answer(
    'POST',
    '/web-api/sportsbook/cash-out-quotes',
    answered({ serverTimeMs: SAMPLE_NOW_MS, quotes: [] }),
  );
  page.setEvent(anEvent());
  return page;
}
