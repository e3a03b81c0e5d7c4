import type { PlayerId } from '@paddock/contract';
import type { PlayerNews } from '@paddock/contract';

import type { Kernel } from '../../kernel/module.ts';
import type { CashierDependencies } from './cashier-api.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { Payment } from './payments-store.ts';

/** What the cashier's parts share. */
export interface CashierParts extends CashierDependencies {
  readonly kernel: Kernel;
  readonly providersByName: ReadonlyMap<string, PaymentProvider>;
}

/** Tells the player's open pages that a payment moved. Call after the commit. */
export function tellPlayer({ kernel }: CashierParts, payment: Payment, status: Payment['status']): void {
  const publish = (playerId: PlayerId, news: PlayerNews) => {
    kernel.bus.publish('player.news', { playerId, news });
  };
  publish(payment.playerId, { kind: 'payment', paymentId: payment.paymentId, status });
  publish(payment.playerId, { kind: 'accounts' });
}
