import type { WithdrawalView } from '@paddock/contract/schemas';

import type { ResultKind } from './result-kind.ts';

/** As the server says, or what is known of its answer. */
export type KnownWithdrawal = WithdrawalView['status'] | 'loading' | 'unknown';

const KIND_OF_STATUS: Readonly<Record<KnownWithdrawal, ResultKind>> = {
  loading: 'pending',
  unknown: 'unknown',
  requested: 'pending',
  approved: 'pending',
  sent: 'pending',
  paid: 'success',
  failed: 'fail',
  rejected: 'fail',
  cancelled: 'cancel',
  returned: 'fail',
};

/**
 * What a result page of a withdrawal says (S2-65). The address is only where a provider sent the player: while the
 * money is held nothing has failed, whatever the address claims. It counts where the server knows no such withdrawal.
 */
export function withdrawalResult(address: string | undefined, status: KnownWithdrawal): ResultKind {
  const kind = KIND_OF_STATUS[status];
  return kind === 'unknown' && (address === 'fail' || address === 'cancel') ? address : kind;
}
