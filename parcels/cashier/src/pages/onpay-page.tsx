import { useEffect } from 'react';
import type { PageProps } from '@paddock/contract';
import { hrefFor, track } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { LinkButton, useReady } from '@paddock/styleguide';

import { depositDraft } from '../parts/deposit-draft.ts';
import { paymentPath } from '../model/request-paths.ts';
import { resultKind, type ResultKind } from '../model/result-kind.ts';
import { GrantedBonus } from '../parts/granted-bonus.tsx';
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
  useEffect(() => {
    if (kind !== 'success') return;
    depositDraft.clear();
    // Of a first deposit the funnel counts the first alone, so that a reload counts nothing.
    track({ name: 'payment.deposit-done' });
  }, [kind]);
  return (
    <ResultCard
      kind={kind}
      words="result"
      amount={amount}
      paymentId={paymentId}
      more={kind === 'success' && paymentId !== null && <GrantedBonus paymentId={paymentId} />}
    >
      <WayOn kind={kind} known={known} />
      <LinkButton variant="outline" href={hrefFor('/office/historypay')}>
        {t('result.toPayments')}
      </LinkButton>
      {typeof known !== 'string' && kind !== 'success' && (
        <LinkButton variant="quiet" href={hrefFor(paymentPath('deposit', known.id))}>
          {t('requests.wrong')}
        </LinkButton>
      )}
    </ResultCard>
  );
}

/** A payment that is still open can be gone on with; nothing of it is lost. */
const CONTINUED: readonly ResultKind[] = ['unopened', 'fail', 'cancel'];

function WayOn({ kind, known }: { readonly kind: ResultKind; readonly known: KnownDeposit }) {
  const t = useT('cashier');
  if (kind === 'success') {
    return (
      <LinkButton variant="primary" href={hrefFor('/live')}>
        {t('result.toLive')}
      </LinkButton>
    );
  }
  const payUrl = typeof known === 'string' || !CONTINUED.includes(kind) ? undefined : known.redirectUrl;
  return (
    <>
      {payUrl !== undefined && (
        <LinkButton variant="primary" href={payUrl}>
          {t('result.continue')}
        </LinkButton>
      )}
      <LinkButton variant={payUrl === undefined ? 'primary' : 'outline'} href={hrefFor('/office/recharge')}>
        {t('result.again')}
      </LinkButton>
    </>
  );
}

function useAmount(known: KnownDeposit): string | null | undefined {
  const format = useFormat();
  if (known === 'loading') return null;
  return known === 'unknown' ? undefined : format.amount(known.amount, known.currency);
}
