import type { ConversionQuote } from '@paddock/contract/schemas';

import { PLAYER_HEADER, type FixturePlayer, type WalletFixture } from '../wallet.fixture.ts';

/** Published for one euro before each test. */
export const FIGURES = { USD: 1_100_000_000n, JPY: 162_500_000_000n, KWD: 335_000_000n };

let keys = 0;

/** The calls of a player who exchanges. */
export function exchangesOf({ platform }: WalletFixture, { playerId }: FixturePlayer) {
  const headers = { [PLAYER_HEADER]: playerId };
  const url = '/web-api/office/conversion';
  const quoteOf = (fromAccountId: string, toAccountId: string, amount: string) =>
    platform.app.inject({ url, headers, query: { fromAccountId, toAccountId, amount } });
  return {
    quoteOf,
    quote: async (...of: Parameters<typeof quoteOf>) => (await quoteOf(...of)).json<ConversionQuote>(),
    exchange: (body: object, key = `exchange-${++keys}`) =>
      platform.app.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'idempotency-key': key },
        body,
      }),
  };
}

/** Code of a refusal. */
export const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code: string }).code;
