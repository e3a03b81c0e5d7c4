import type { DepositView } from '@paddock/contract/schemas';

export type ResultKind = 'success' | 'fail' | 'pending' | 'cancel';

const KIND_OF_STATUS: Readonly<Record<DepositView['status'], ResultKind>> = {
  created: 'pending',
  pending: 'pending',
  succeeded: 'success',
  failed: 'fail',
  cancelled: 'cancel',
  expired: 'fail',
  refunded: 'fail',
  'charged-back': 'fail',
};

/**
 * What a result page says. The address is only where the provider sent the player; the server's word counts: a success
 * that is not credited yet is pending, and a failure that was paid after all is a success.
 */
export function resultKind(
  address: string | undefined,
  status: DepositView['status'] | undefined,
): ResultKind {
  if (status === undefined) return address === 'fail' || address === 'cancel' ? address : 'pending';
  const kind = KIND_OF_STATUS[status];
  return kind === 'pending' && (address === 'fail' || address === 'cancel') ? address : kind;
}
