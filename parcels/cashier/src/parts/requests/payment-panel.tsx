import type { PaymentFact } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { MoneyText, Panel, SectionHeader, SummaryList, TextLink } from '@paddock/styleguide';
import { Steps } from '@paddock/styleguide/forms';

import { depositSteps } from '../../model/deposit-steps.ts';
import { useStepLabels } from '../use-step-words.ts';
import { WithdrawalTimeline } from '../withdrawal-timeline.tsx';
import { PaymentBadge } from './payment-badge.tsx';
import styles from './requests.module.css';

/** Everything the player may know of a payment: its facts, what happened when, and what usually follows (S2-31). */
export function PaymentPanel({ payment }: { readonly payment: PaymentFact }) {
  const t = useT('cashier');
  const { kind, status } = payment;
  return (
    <Panel padded bleed className={styles.stack} data-testid="payment" data-status={status}>
      <SectionHeader title={t(`requests.kind.${kind}`)} actions={<PaymentBadge payment={payment} />} />
      <Facts payment={payment} />
      {payment.kind === 'withdrawal' ? (
        <WithdrawalTimeline withdrawal={payment} />
      ) : (
        <DepositTimeline deposit={payment} />
      )}
      <div className={styles.tight}>
        <h3 className={styles.small}>{t('requests.usually')}</h3>
        {/* Read out when it changes while the page stands. */}
        <p className={styles.words} role="status">
          {t(`requests.${kind}.next.${status}`)}
        </p>
      </div>
      {kind === 'withdrawal' && (
        <TextLink href={hrefFor(`/office/deduce/${payment.id}`)}>{t('requests.toWithdrawal')}</TextLink>
      )}
    </Panel>
  );
}

function Facts({ payment }: { readonly payment: PaymentFact }) {
  const t = useT('cashier');
  const format = useFormat();
  const { id, method, mask, reference, createdAtMs, currency } = payment;
  const way =
    method === '' ? null : (
      <>
        {method} <bdi>{mask}</bdi>
      </>
    );
  const lines = [
    { id: 'number', label: t('requests.fact.number'), value: <bdi>{id}</bdi> },
    { id: 'at', label: t('requests.fact.at'), value: format.moment(createdAtMs) },
    ...(way === null ? [] : [{ id: 'way', label: t(`requests.fact.way.${payment.kind}`), value: way }]),
    ...(reference === ''
      ? []
      : [{ id: 'reference', label: t('requests.fact.reference'), value: <bdi>{reference}</bdi> }]),
    {
      id: 'amount',
      label: t('requests.fact.amount'),
      value: <MoneyText>{format.amount(payment.amount, currency)}</MoneyText>,
      strong: true,
    },
  ];
  return <SummaryList className={styles.facts} lines={lines} />;
}

interface DepositTimelineProps {
  readonly deposit: Extract<PaymentFact, { readonly kind: 'deposit' }>;
}

function DepositTimeline({ deposit }: DepositTimelineProps) {
  const t = useT('cashier');
  const { moment } = useFormat();
  const stateLabels = useStepLabels();
  return (
    <Steps
      stateLabels={stateLabels}
      steps={depositSteps(deposit).map(({ id, key, state, atMs, reason }) => {
        const parts = [
          atMs === null ? undefined : moment(atMs),
          reason === '' ? undefined : t('withdraw.said', { reason }),
        ].filter((part) => part !== undefined);
        return {
          id,
          state,
          title: t(`requests.deposit.step.${state === 'todo' ? 'to-come' : key}`),
          ...(parts.length === 0 ? {} : { detail: parts.join('. ') }),
        };
      })}
    />
  );
}
