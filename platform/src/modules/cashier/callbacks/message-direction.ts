import type { ProviderMessage } from '../payment-provider.ts';

/** How the provider's money for us changes by what a message tells: 0 when no money moved. */
export const DIRECTION: Readonly<Record<ProviderMessage['event'], bigint>> = {
  pending: 0n,
  succeeded: 1n,
  failed: 0n,
  cancelled: 0n,
  'charged-back': -1n,
  'payout-paid': -1n,
  'payout-failed': 0n,
  'payout-returned': 1n,
};

export function movesMoney({ event }: ProviderMessage): boolean {
  return DIRECTION[event] !== 0n;
}
