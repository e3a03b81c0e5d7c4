import { parseId, type PaymentId } from '@paddock/contract';

import { readSignedText, signText } from '../../../kernel/crypto/signed-text.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { ReturnUrls } from '../payment-provider.ts';
import type { Deposit } from './deposits-store.ts';

const PURPOSE = 'cashier.pay-link';

/** Our own address that opens the provider's page, at the site the player is at. Signed, so that ids of others open nothing. */
export function payLink({ secrets }: Kernel, paymentId: PaymentId, origin: string): string {
  return `${origin}/web-api/cashier/pay/${signText(secrets, PURPOSE, paymentId)}`;
}

/** The deposit a link names; undefined when the signature is not ours. */
export function readPayLink({ secrets }: Kernel, link: string): PaymentId | undefined {
  return parseId<'payment'>(readSignedText(secrets, PURPOSE, link) ?? '');
}

/** The result pages of a deposit (S2-65). @param origin of a site, of the configuration alone */
export function returnUrlsOf({ language, paymentId }: Deposit, origin: string): ReturnUrls {
  const page = (name: string) => `${origin}/${language}/onpay/${name}?payment=${paymentId}`;
  return { success: page('success'), fail: page('fail'), pending: page('pending'), cancel: page('cancel') };
}

/** The result page that tells how a deposit stands. */
export function resultUrlOf(deposit: Deposit, origin: string): string {
  const urls = returnUrlsOf(deposit, origin);
  if (deposit.status === 'succeeded') return urls.success;
  if (deposit.status === 'cancelled') return urls.cancel;
  return deposit.status === 'created' || deposit.status === 'pending' ? urls.pending : urls.fail;
}
