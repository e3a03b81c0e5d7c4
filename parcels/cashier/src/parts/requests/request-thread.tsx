import type { PaymentRequestView } from '@paddock/contract/schemas';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useFormat, useRead, useT } from '@paddock/shared-utils/react';
import { PageLayout, Panel, TextLink } from '@paddock/styleguide';

import { requestsPath } from '../../model/request-paths.ts';
import { NothingThere } from './nothing-there.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { RequestBadge } from './request-badge.tsx';
import { RequestMessages } from './request-messages.tsx';
import { RequestReply } from './request-reply.tsx';
import styles from './requests.module.css';
import { UNKNOWN } from './unknown-codes.ts';
import { useTopicWords } from './use-topic-words.ts';
import { RequestRead } from './request-read.tsx';

/** One request: how it stands, everything said in it, and the payment it is about. It follows the answers by itself. */
export function RequestThread({ id }: { readonly id: string }) {
  const t = useT('cashier');
  const { moment } = useFormat();
  const topicWords = useTopicWords();
  const { value, reload } = useRead({
    ...readOf('/web-api/payment-requests/:id', { params: { id } }),
    on: ['request', 'payment'],
  });
  if (value.status === 'error' && UNKNOWN.includes(value.problem.code))
    return <NothingThere what="request" />;
  const request = value.status === 'ready' ? value.data : null;
  return (
    <PageLayout
      title={request === null ? t('requests.one') : topicWords(request)}
      lead={request === null ? null : `${t('requests.number', { id })} · ${moment(request.createdAtMs)}`}
      actions={<TextLink href={hrefFor(requestsPath())}>{t('requests.toRequests')}</TextLink>}
    >
      <RequestRead value={value} reload={reload} lines={10}>
        {(shown) => <Standing request={shown} onChanged={reload} />}
      </RequestRead>
    </PageLayout>
  );
}

interface StandingProps {
  readonly request: PaymentRequestView;
  readonly onChanged: () => void;
}

function Standing({ request, onChanged }: StandingProps) {
  const t = useT('cashier');
  const { status, closedBy, payment, messages } = request;
  return (
    <div className={payment === null ? styles.single : styles.columns}>
      <Panel padded bleed className={styles.stack} data-testid="request" data-status={status}>
        <div className={styles.tight}>
          <RequestBadge status={status} />
          <p className={styles.words} role="status">
            {t(closedBy === null ? `requests.now.${status}` : `requests.closedBy.${closedBy}`)}
          </p>
        </div>
        <RequestMessages messages={messages} />
        {/* A message that was sent takes its form away. */}
        <RequestReply key={messages.length} request={request} onChanged={onChanged} />
      </Panel>
      {payment !== null && <PaymentPanel payment={payment} />}
    </div>
  );
}
