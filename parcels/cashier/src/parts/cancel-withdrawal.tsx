import type { WithdrawalView } from '@paddock/contract/schemas';
import { api, auth$, refreshAccounts } from '@paddock/shared-utils';
import {
  useFormat,
  useLabels,
  useSender,
  useStreamValue,
  useSubmit,
  useT,
} from '@paddock/shared-utils/react';
import { Button, Divider } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import styles from './withdrawal.module.css';

interface CancelWithdrawalProps {
  readonly withdrawal: WithdrawalView;
  /** Taken back, or too late for it: read again how it stands. */
  readonly onCancelled: () => void;
}

/** Takes a withdrawal back while it has not been sent; afterwards it says why that is over. */
export function CancelWithdrawal({ withdrawal, onCancelled }: CancelWithdrawalProps) {
  const t = useT('cashier');
  const labels = useLabels();
  const { amount } = useFormat();
  const isOnBreak = useStreamValue(auth$, ({ banLevel }) => banLevel > 0);
  const { id, status, cancellable, currency } = withdrawal;
  const send = useSender((_nothing: object, key) =>
    api.post('/web-api/cashier/withdrawals/:id/cancel', {}, { params: { id }, key }),
  );
  const { submit, pending, refusal } = useSubmit(
    async () => {
      const result = await send({});
      if (!result.ok) onCancelled();
      return result;
    },
    () => {
      void refreshAccounts();
      onCancelled();
    },
  );
  const isPossible = cancellable && !isOnBreak;
  if (!isPossible && !cancellable && status !== 'sent') return null;
  return (
    <div className={styles.stack}>
      <Divider />
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      {isPossible && (
        <Button variant="outline" pending={pending} onClick={() => submit(undefined)}>
          {t('withdraw.cancel', { amount: amount(withdrawal.amount, currency) })}
        </Button>
      )}
      <p className={styles.note}>
        {t(
          isPossible ? 'withdraw.cancelText' : cancellable ? 'withdraw.noCancelOnBreak' : 'withdraw.tooLate',
        )}
      </p>
    </div>
  );
}
