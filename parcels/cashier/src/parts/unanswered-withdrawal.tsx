import { useFormat, useLabels, useT } from '@paddock/shared-utils/react';
import { Button, Notice } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import type { AskedWithdrawal } from '../model/asked-withdrawal.ts';
import type { AskWithdrawal } from './use-ask-withdrawal.ts';
import styles from './withdrawal.module.css';

interface UnansweredWithdrawalProps {
  readonly asking: AskWithdrawal;
  readonly asked: AskedWithdrawal;
}

/** A withdrawal was sent and no answer came: asking again takes it once, so nothing else is asked for meanwhile. */
export function UnansweredWithdrawal({ asking, asked }: UnansweredWithdrawalProps) {
  const t = useT('cashier');
  const labels = useLabels();
  const format = useFormat();
  const { refusal, pending, askAgain, giveUp } = asking;
  const amount = format.amount(asked.request.amount, asked.currency);
  return (
    <div className={styles.stack} data-testid="unanswered-withdrawal">
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <Notice tone="warning" title={t('withdraw.unanswered.title')}>
        {t('withdraw.unanswered.text', {
          amount,
          to: asked.to,
          time: format.moment(asked.askedAtMs),
        })}
      </Notice>
      <Button variant="primary" size={48} block pending={pending} onClick={askAgain}>
        {t('withdraw.unanswered.again', { amount })}
      </Button>
      <Button variant="outline" block unavailable={pending} onClick={giveUp}>
        {t('withdraw.unanswered.giveUp')}
      </Button>
    </div>
  );
}
