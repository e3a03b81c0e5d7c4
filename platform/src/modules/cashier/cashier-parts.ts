import type { Kernel } from '../../kernel/module.ts';
import { tellPlayer } from '../live/index.ts';
import type { CashierDependencies } from './cashier-api.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { Deposit } from './deposits/deposits-store.ts';
import type { Withdrawal } from './withdrawals/withdrawals-store.ts';

/** What the cashier's parts share. */
export interface CashierParts extends CashierDependencies {
  readonly kernel: Kernel;
  readonly providersByName: ReadonlyMap<string, PaymentProvider>;
}

/** Tells the player's open pages that a deposit moved. Call after the commit. */
export function tellOfDeposit({ kernel }: CashierParts, deposit: Deposit, status: Deposit['status']): void {
  const { playerId, paymentId } = deposit;
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
