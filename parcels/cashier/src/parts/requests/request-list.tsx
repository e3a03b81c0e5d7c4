import type { PaymentRequestsView } from '@paddock/contract/schemas';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useFormat, useRead, useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, PageLayout, Panel } from '@paddock/styleguide';

import { askPath, requestsPath } from '../../model/request-paths.ts';
import { Choices } from './choices.tsx';
import { PagesOf } from './pages-of.tsx';
import { PaymentTitle } from './payment-title.tsx';
import { RequestBadge } from './request-badge.tsx';
import { useTopicWords } from './use-topic-words.ts';
import { RequestRead } from './request-read.tsx';

/** The player's requests, newest first (S2-28). They follow the answers by themselves. */
export function RequestList({ pageNumber }: { readonly pageNumber: number }) {
  const t = useT('cashier');
  const { value, reload } = useRead({
    ...readOf('/web-api/payment-requests', { query: { pageNumber } }),
    on: ['request'],
  });
  const hasSome = value.status === 'ready' && value.data.total > 0;
  return (
    <PageLayout
      title={t('seo.requests.title')}
      lead={t('requests.lead')}
      actions={
        hasSome && (
          <LinkButton variant="primary" icon="plus" href={hrefFor(askPath())}>
            {t('requests.new')}
          </LinkButton>
        )
      }
    >
      <RequestRead
        value={value}
        reload={reload}
        lines={8}
        empty={({ total }) => total === 0 && <NothingAsked />}
      >
        {(view) => <Requests view={view} pageNumber={pageNumber} />}
      </RequestRead>
    </PageLayout>
  );
}

interface RequestsProps {
  readonly view: PaymentRequestsView;
  readonly pageNumber: number;
}

function Requests({ view: { requests, total, pageSize }, pageNumber }: RequestsProps) {
  const t = useT('cashier');
  const { moment } = useFormat();
  const topicWords = useTopicWords();
  return (
    <Panel bleed data-testid="requests">
      <Choices
        choices={requests.map((request) => ({
          id: request.id,
          href: hrefFor(requestsPath(request.id)),
          title: topicWords(request),
          mark: <RequestBadge status={request.status} />,
          detail: (
            <>
              {request.payment !== null && (
                <>
                  <PaymentTitle payment={request.payment} />
                  {' · '}
                </>
              )}
              {t('requests.number', { id: request.id })} · {moment(request.createdAtMs)}
            </>
          ),
        }))}
      />
      <PagesOf path={requestsPath()} page={pageNumber} total={total} pageSize={pageSize} />
    </Panel>
  );
}

function NothingAsked() {
  const t = useT('cashier');
  return (
    <EmptyState
      icon="chat"
      title={t('requests.none.title')}
      message={t('requests.none.text')}
      action={
        <LinkButton variant="primary" href={hrefFor(askPath())}>
          {t('requests.new')}
        </LinkButton>
      }
    />
  );
}
