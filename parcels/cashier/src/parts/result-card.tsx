import type { ReactNode } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { Icon, MoneyText, Panel, Skeleton, Spinner, type IconName } from '@paddock/styleguide';

import type { ResultKind } from '../model/result-kind.ts';
import styles from './cashier.module.css';

const ICONS: Readonly<Record<Exclude<ResultKind, 'pending'>, IconName>> = {
  success: 'check-circle',
  fail: 'error',
  cancel: 'info',
  expired: 'clock',
  refunded: 'info',
  'charged-back': 'alert',
  unopened: 'alert',
  unknown: 'help',
};

interface ResultCardProps {
  readonly kind: ResultKind;
  /** The stem of its words: `result`, `withdrawResult`. */
  readonly words: string;
  /** Written already; null while unknown, `undefined` when it will not be known. */
  readonly amount: string | null | undefined;
  readonly paymentId: string | null;
  /** What came of it beside the money. */
  readonly more?: ReactNode;
  /** Ways on. */
  readonly children: ReactNode;
}

/** What became of a payment, large and alone on its page. */
export function ResultCard({ kind, words, amount, paymentId, more, children }: ResultCardProps) {
  const t = useT('cashier');
  return (
    <Panel bleed className={styles.result}>
      <div className={styles.resultBody} data-testid="onpay" data-result={kind}>
        {kind === 'pending' ? <Spinner /> : <Icon name={ICONS[kind]} size={24} />}
        <h1 className={styles.resultTitle}>{t(`${words}.${kind}.title`)}</h1>
        {typeof amount === 'string' && <MoneyText size={28}>{amount}</MoneyText>}
        {amount === null && <Skeleton width="140px" className={styles.amountPlace} />}
        <p role="status">{t(`${words}.${kind}.text`)}</p>
        {paymentId !== null && (
          <p className={styles.resultNumber}>{t(`${words}.number`, { id: paymentId })}</p>
        )}
        {more}
        <div className={styles.actions}>{children}</div>
      </div>
    </Panel>
  );
}
