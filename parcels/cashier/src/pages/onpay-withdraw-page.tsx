import type { PageProps } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { LinkButton, useReady } from '@paddock/styleguide';

import { paymentPath } from '../model/request-paths.ts';
import { withdrawalResult, type KnownWithdrawal } from '../model/withdrawal-result.ts';
import { ResultCard } from '../parts/result-card.tsx';
import { isUnknown, useWithdrawal } from '../parts/use-withdrawal.ts';

/** Where a provider sends the player after its own step of a withdrawal (S2-65). It only displays what the server knows. */
export function OnpayWithdrawPage({ params, query }: PageProps) {
  const t = useT('cashier');
  const format = useFormat();
  const paymentId = new URLSearchParams(query).get('payment');
  const read = useWithdrawal(paymentId);
  const withdrawal = read.value.status === 'ready' ? read.value.data : null;
  const isNone = paymentId === null || isUnknown(read);
  const status: KnownWithdrawal = withdrawal?.status ?? (isNone ? 'unknown' : 'loading');
  const kind = withdrawalResult(params['result'], status);
  useReady(true);
  const known = withdrawal === null ? null : format.amount(withdrawal.amount, withdrawal.currency);
  return (
    <ResultCard
      kind={kind}
      words="withdrawResult"
      amount={status === 'unknown' ? undefined : known}
      paymentId={paymentId}
    >
      {withdrawal === null ? (
        <LinkButton variant="primary" href={hrefFor('/office/deduce')}>
          {t('withdrawResult.toWithdraw')}
        </LinkButton>
      ) : (
        <LinkButton variant="primary" href={hrefFor(`/office/deduce/${withdrawal.id}`)}>
          {t('withdrawResult.toSteps')}
        </LinkButton>
      )}
      <LinkButton variant="outline" href={hrefFor('/office/historypay')}>
        {t('result.toPayments')}
      </LinkButton>
      {withdrawal !== null && kind !== 'success' && (
        <LinkButton variant="quiet" href={hrefFor(paymentPath('withdrawal', withdrawal.id))}>
          {t('requests.wrong')}
        </LinkButton>
      )}
    </ResultCard>
  );
}
