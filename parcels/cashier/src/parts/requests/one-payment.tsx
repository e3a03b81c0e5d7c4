import { topicsOf, type RequestTopic } from '@paddock/contract';
import type { RequestPaymentView } from '@paddock/contract/schemas';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useRead, useT } from '@paddock/shared-utils/react';
import { LinkButton, Notice, PageLayout, Panel, SectionHeader, TextLink } from '@paddock/styleguide';

import { requestsPath, topicPaymentsPath } from '../../model/request-paths.ts';
import { AskForm } from './ask-form.tsx';
import { NothingThere } from './nothing-there.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import styles from './requests.module.css';
import { UNKNOWN } from './unknown-codes.ts';
import { RequestRead } from './request-read.tsx';

interface OnePaymentProps {
  readonly topic: RequestTopic;
  readonly paymentId: string;
}

/** One payment with all the player may know of it, and the form to ask (S2-31). It follows the payment by itself. */
export function OnePayment({ topic, paymentId }: OnePaymentProps) {
  const t = useT('cashier');
  const { value, reload } = useRead({
    ...readOf('/web-api/payment-requests/topics/:topicId/payments/:paymentId', {
      params: { topicId: topic.id, paymentId },
    }),
    on: ['payment', 'request'],
  });
  if (value.status === 'error' && UNKNOWN.includes(value.problem.code))
    return <NothingThere what="payment" />;
  return (
    <PageLayout
      title={t(`requests.topic.${topic.id}.title`)}
      lead={t('requests.paymentNumber', { id: paymentId })}
      actions={<TextLink href={hrefFor(topicPaymentsPath(topic.id))}>{t('requests.otherPayment')}</TextLink>}
    >
      <RequestRead value={value} reload={reload} lines={12}>
        {(view) => (
          <div className={styles.columns}>
            <PaymentPanel payment={view.payment} />
            <Ask topic={topic} view={view} />
          </div>
        )}
      </RequestRead>
    </PageLayout>
  );
}

interface AskProps {
  readonly topic: RequestTopic;
  readonly view: RequestPaymentView;
}

/** The form, or the request there is already; other things may be wrong with the same payment. */
function Ask({ topic, view: { payment, openRequestId } }: AskProps) {
  const t = useT('cashier');
  const others = topicsOf('payments').filter(
    ({ id, payments }) => id !== topic.id && payments.includes(payment.kind),
  );
  return (
    <Panel padded bleed className={styles.stack}>
      <SectionHeader title={t('requests.form.title')} />
      {openRequestId === null ? (
        <AskForm subject={{ topicId: topic.id, paymentId: payment.id }} />
      ) : (
        <Notice
          title={t('requests.open.title')}
          action={
            <LinkButton size={32} href={hrefFor(requestsPath(openRequestId))}>
              {t('requests.toOpen')}
            </LinkButton>
          }
        >
          {t('requests.open.text')}
        </Notice>
      )}
      {others.map(({ id }) => (
        <p key={id} className={styles.dim}>
          {t('requests.rather')}{' '}
          <TextLink href={hrefFor(topicPaymentsPath(id, payment.id))}>
            {t(`requests.topic.${id}.title`)}
          </TextLink>
        </p>
      ))}
    </Panel>
  );
}
