import type { DepositView } from '@paddock/contract/schemas';

export type ResultKind =
  | 'success'
  | 'fail'
  | 'pending'
  | 'cancel'
  | 'expired'
  | 'refunded'
  | 'charged-back'
  /** The provider's page never opened. */
  | 'unopened'
  | 'unknown';

/** As the server says, or what is known of its answer. */
export type KnownStatus = DepositView['status'] | 'loading' | 'unknown';

const KIND_OF_STATUS: Readonly<Record<KnownStatus, ResultKind>> = {
  loading: 'pending',
  unknown: 'unknown',
  created: 'pending',
  pending: 'pending',
  succeeded: 'success',
  failed: 'fail',
  cancelled: 'cancel',
  expired: 'expired',
  refunded: 'refunded',
  'charged-back': 'charged-back',
};

/**
 * What a result page says. The address is only where the provider sent the player; the server's word counts: a success
 * that is not credited yet is pending, and a failure that was paid after all is a success.
 */
export function resultKind(address: string | undefined, status: KnownStatus): ResultKind {
  if (status === 'created' && address === 'fail') return 'unopened';
  const kind = KIND_OF_STATUS[status];
  const isOpen = kind === 'pending' || kind === 'unknown';
  return isOpen && (address === 'fail' || address === 'cancel') ? address : kind;
}
