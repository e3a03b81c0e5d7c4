import type { RequestTopic } from '@paddock/contract';
import type { RequestPaymentsView } from '@paddock/contract/schemas';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useFormat, useRead, useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, PageLayout, Panel, TextLink } from '@paddock/styleguide';

import { askPath, topicPaymentsPath } from '../../model/request-paths.ts';
import { Choices } from './choices.tsx';
import { PagesOf } from './pages-of.tsx';
import { PaymentBadge } from './payment-badge.tsx';
import { PaymentTitle } from './payment-title.tsx';
import styles from './requests.module.css';
import { ToTopics } from './to-topics.tsx';
import { RequestRead } from './request-read.tsx';

interface TopicPaymentsProps {
  readonly topic: RequestTopic;
  readonly pageNumber: number;
}

/** Which of the player's payments is it about? (S2-30) */
export function TopicPayments({ topic, pageNumber }: TopicPaymentsProps) {
  const t = useT('cashier');
  const { value, reload } = useRead({
    ...readOf('/web-api/payment-requests/topics/:topicId/payments', {
      params: { topicId: topic.id },
      query: { pageNumber },
    }),
    on: ['payment', 'request'],
  });
  return (
    <PageLayout
      title={t(`requests.topic.${topic.id}.title`)}
      lead={t(`requests.topic.${topic.id}.which`)}
      actions={<ToTopics />}
    >
      <RequestRead value={value} reload={reload} lines={10}>
        {(view) => <Payments topic={topic} view={view} pageNumber={pageNumber} />}
      </RequestRead>
    </PageLayout>
  );
}

interface PaymentsProps extends TopicPaymentsProps {
  readonly view: RequestPaymentsView;
}

function Payments({ topic, view: { payments, total, pageSize }, pageNumber }: PaymentsProps) {
  const t = useT('cashier');
  const { moment } = useFormat();
  if (total === 0) {
    return (
      <Panel padded bleed>
        <EmptyState
          icon="transfer"
          title={t('requests.noPayments.title')}
          message={t('requests.noPayments.text')}
          action={<LinkButton href={hrefFor(askPath(topic.id))}>{t('requests.askAnyway')}</LinkButton>}
        />
      </Panel>
    );
  }
  return (
    <>
      <Panel bleed data-testid="payments">
        <Choices
          choices={payments.map(({ payment, openRequestId }) => ({
            id: payment.id,
            href: hrefFor(topicPaymentsPath(topic.id, payment.id)),
            title: <PaymentTitle payment={payment} />,
            detail: [
              moment(payment.createdAtMs),
              ...(openRequestId === null ? [] : [t('requests.askedAlready')]),
            ].join(' · '),
            mark: <PaymentBadge payment={payment} />,
          }))}
        />
        <PagesOf path={topicPaymentsPath(topic.id)} page={pageNumber} total={total} pageSize={pageSize} />
      </Panel>
      <p className={styles.dim}>
        {t('requests.notListed')}{' '}
        <TextLink href={hrefFor(askPath(topic.id))}>{t('requests.askAnyway')}</TextLink>
      </p>
    </>
  );
}
