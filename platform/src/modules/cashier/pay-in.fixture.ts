import { randomUUID } from 'node:crypto';

import type { TestPlatform } from '../../testing/index.ts';
import type { SignedIn } from '../identity/identity.fixture.ts';
import { signCallback } from './callbacks/callback-signature.ts';

/** Pays 20.00 EUR in, on any platform with a cashier, and answers the deposit's id. */
export async function payIn(
  { app, kernel }: Pick<TestPlatform<object>, 'app' | 'kernel'>,
  { bearer }: SignedIn,
  accountId: string,
  instrument?: { readonly token: string; readonly mask: string; readonly holder: string },
): Promise<string> {
  const headers = { ...bearer, 'idempotency-key': randomUUID() };
  const order = { accountId, methodId: 'fernway-card', amount: '20.00' };
  const made = await app.inject({ method: 'POST', url: '/web-api/cashier/deposits', headers, body: order });
  const { id } = made.json<{ id: string }>();
  const body = JSON.stringify({
    id: `cb-${id}`,
    event: 'succeeded',
    reference: id,
    transactionId: `tr-${id}`,
    amountMinor: '2000',
    currency: 'EUR',
    ...(instrument && { instrument }),
  });
  const signed = signCallback(kernel.secrets, 'sandbox', body, kernel.clock.nowMs());
  const url = '/callbacks/payments/sandbox';
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...signed },
    body,
  });
  if (answer.json<{ outcome: string }>().outcome !== 'applied') throw new Error(answer.body);
  return id;
}
