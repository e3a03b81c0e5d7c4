import type { PageProps } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { LinkButton, useReady } from '@paddock/styleguide';

import { resultKind } from '../model/result-kind.ts';
import { ResultCard } from '../parts/result-card.tsx';
import { useDepositStatus, type KnownDeposit } from '../parts/use-deposit-status.ts';

/** Where the provider sends the player back to (S2-65). It only displays what the server knows. */
export function OnpayPage({ params, query }: PageProps) {
  const t = useT('cashier');
  const paymentId = new URLSearchParams(query).get('payment');
  const known = useDepositStatus(paymentId);
  const amount = useAmount(known);
  const kind = resultKind(params['result'], typeof known === 'string' ? known : known.status);
  useReady(true);
  return (
    <ResultCard kind={kind} words="result" amount={amount} paymentId={paymentId}>
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
    </ResultCard>
  );
}

function useAmount(known: KnownDeposit): string | null | undefined {
  const format = useFormat();
  if (known === 'loading') return null;
  return known === 'unknown' ? undefined : format.amount(known.amount, known.currency);
}
