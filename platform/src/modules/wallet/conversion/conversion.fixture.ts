import type { ConversionQuote } from '@paddock/contract/schemas';

import type { FixturePlayer, WalletFixture } from '../wallet.fixture.ts';

/** Published for one euro before each test. */
export const FIGURES = { USD: 1_100_000_000n, JPY: 162_500_000_000n, KWD: 335_000_000n };

let keys = 0;

/** The calls of a player who exchanges. */
export function exchangesOf(fixture: WalletFixture, player: FixturePlayer) {
  const url = '/web-api/office/conversion';
  const quoteOf = (fromAccountId: string, toAccountId: string, amount: string) =>
    fixture.ask(player, url, { query: { fromAccountId, toAccountId, amount } });
  return {
    quoteOf,
    quote: async (...of: Parameters<typeof quoteOf>) => (await quoteOf(...of)).json<ConversionQuote>(),
    exchange: (body: object, key = `exchange-${++keys}`) =>
      fixture.ask(player, url, { method: 'POST', headers: { 'idempotency-key': key }, body }),
  };
}

/** Code of a refusal. */
export const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code: string }).code;
