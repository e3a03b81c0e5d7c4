import type { Kernel } from '../../kernel/module.ts';
import { tellPlayer } from '../live/index.ts';
import type { CashierDependencies } from './cashier-api.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { Payment } from './deposits/payments-store.ts';
import type { Withdrawal } from './withdrawals/withdrawals-store.ts';

/** What the cashier's parts share. */
export interface CashierParts extends CashierDependencies {
  readonly kernel: Kernel;
  readonly providersByName: ReadonlyMap<string, PaymentProvider>;
}

/** Tells the player's open pages that a payment moved. Call after the commit. */
export function tellOfPayment({ kernel }: CashierParts, payment: Payment, status: Payment['status']): void {
  const { playerId, paymentId } = payment;
  tellPlayer(kernel.bus, playerId, { kind: 'payment', paymentId, status }, { kind: 'accounts' });
}

/** Tells the player's open pages that a withdrawal moved. Call after the commit. */
export function tellOfWithdrawal(
  { kernel }: CashierParts,
  { playerId, withdrawalId }: Pick<Withdrawal, 'playerId' | 'withdrawalId'>,
  status: Withdrawal['status'],
): void {
  tellPlayer(
    kernel.bus,
    playerId,
    { kind: 'payment', paymentId: withdrawalId, status },
    { kind: 'accounts' },
  );
}
