import type { Tx } from '../../../kernel/database/database.ts';
import type { CashierParts } from '../cashier-parts.ts';
import type { ProviderMessage } from '../payment-provider.ts';
import { recordOutcome } from './callbacks-store.ts';
import { DIRECTION, movesMoney } from './message-direction.ts';

/** Names a message where its money is booked. */
export function causeIdOf(provider: string, message: ProviderMessage): string {
  return `${provider}:${message.id}`;
}

/** Books money that belongs to no payment of ours for an operator to decide (rules §8). */
export async function suspendMoney(
  tx: Tx,
  { wallet, kernel }: CashierParts,
  provider: string,
  message: ProviderMessage,
  reason: string,
): Promise<{ readonly outcome: 'ignored' | 'suspense' }> {
  if (!movesMoney(message)) {
    await recordOutcome(tx, provider, message.id, 'ignored', reason);
    return { outcome: 'ignored' };
  }
  await wallet.suspend(tx, {
    id: causeIdOf(provider, message),
    provider,
    currency: message.currency,
    amountMinor: DIRECTION[message.event] * message.amountMinor,
    reason,
    atMs: kernel.clock.nowMs(),
  });
  await recordOutcome(tx, provider, message.id, 'suspense', reason);
  kernel.log.warn({ provider, callbackId: message.id, reason }, 'money of a payment provider is in suspense');
  return { outcome: 'suspense' };
}
