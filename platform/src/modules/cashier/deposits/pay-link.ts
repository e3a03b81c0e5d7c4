import { parseId, type PaymentId } from '@paddock/contract';

import { readSignedText, signText } from '../../../kernel/crypto/signed-text.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { ReturnUrls } from '../payment-provider.ts';
import type { Deposit } from './deposits-store.ts';

const PURPOSE = 'cashier.pay-link';

/** Our own address that opens the provider's page. Signed, so that ids of others open nothing. */
export function payLink({ config, secrets }: Kernel, paymentId: PaymentId): string {
  return `${config.publicOrigin}/web-api/cashier/pay/${signText(secrets, PURPOSE, paymentId)}`;
}

/** The deposit a link names; undefined when the signature is not ours. */
export function readPayLink({ secrets }: Kernel, link: string): PaymentId | undefined {
  return parseId<'payment'>(readSignedText(secrets, PURPOSE, link) ?? '');
}

/** The result pages of a deposit (S2-65), built from the configured origin alone. */
export function returnUrlsOf({ config }: Kernel, { language, paymentId }: Deposit): ReturnUrls {
  const page = (name: string) => `${config.publicOrigin}/${language}/onpay/${name}?payment=${paymentId}`;
  return { success: page('success'), fail: page('fail'), pending: page('pending'), cancel: page('cancel') };
}

/** The result page that tells how a deposit stands. */
export function resultUrlOf(kernel: Kernel, deposit: Deposit): string {
  const urls = returnUrlsOf(kernel, deposit);
  if (deposit.status === 'succeeded') return urls.success;
  if (deposit.status === 'cancelled') return urls.cancel;
  return deposit.status === 'created' || deposit.status === 'pending' ? urls.pending : urls.fail;
}
