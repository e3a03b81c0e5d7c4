import type { PageProps } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import {
  Icon,
  LinkButton,
  MoneyText,
  Panel,
  Skeleton,
  Spinner,
  useReady,
  type IconName,
} from '@paddock/styleguide';

import { resultKind, type ResultKind } from '../model/result-kind.ts';
import styles from '../parts/cashier.module.css';
import { useDepositStatus } from '../parts/use-deposit-status.ts';

const ICONS: Readonly<Record<Exclude<ResultKind, 'pending'>, IconName>> = {
  success: 'check-circle',
  fail: 'error',
  cancel: 'info',
  unknown: 'help',
};

/** Where the provider sends the player back to (S2-65). It only displays what the server knows. */
export function OnpayPage({ params, query }: PageProps) {
  const t = useT('cashier');
  const format = useFormat();
  const paymentId = new URLSearchParams(query).get('payment');
  const known = useDepositStatus(paymentId);
  const deposit = typeof known === 'string' ? null : known;
  const kind = resultKind(params['result'], typeof known === 'string' ? known : known.status);
  useReady(true);
  return (
    <Panel bleed className={styles.result}>
      <div className={styles.resultBody} data-testid="onpay" data-result={kind}>
        {kind === 'pending' ? <Spinner /> : <Icon name={ICONS[kind]} size={24} />}
        <h1 className={styles.resultTitle}>{t(`result.${kind}.title`)}</h1>
        {deposit !== null && (
          <MoneyText size={28}>{format.amount(deposit.amount, deposit.currency)}</MoneyText>
        )}
        {known === 'loading' && <Skeleton width="140px" className={styles.amountPlace} />}
        <p role="status">{t(`result.${kind}.text`)}</p>
        {paymentId !== null && <p className={styles.resultNumber}>{t('result.number', { id: paymentId })}</p>}
        <div className={styles.actions}>
          {kind === 'success' ? (
            <LinkButton variant="primary" href={hrefFor('/live')}>
              {t('result.toLive')}
            </LinkButton>
          ) : (
            <LinkButton variant="primary" href={hrefFor('/office/recharge')}>
              {t('result.again')}
            </LinkButton>
          )}
          <LinkButton variant="outline" href={hrefFor('/office/historypay')}>
            {t('result.toPayments')}
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
}
