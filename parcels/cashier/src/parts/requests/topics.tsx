import { topicsOf } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { PageLayout, Panel, TextLink } from '@paddock/styleguide';

import { askPath, requestsPath, topicPaymentsPath } from '../../model/request-paths.ts';
import { Choices } from './choices.tsx';

/** What is it about? (S2-29) */
export function Topics() {
  const t = useT('cashier');
  return (
    <PageLayout
      title={t('requests.create.title')}
      lead={t('requests.create.lead')}
      actions={<TextLink href={hrefFor(requestsPath())}>{t('requests.toRequests')}</TextLink>}
    >
      <Panel bleed data-testid="topics">
        <Choices
          choices={topicsOf('payments').map(({ id, payments }) => ({
            id: String(id),
            href: hrefFor(payments.length > 0 ? topicPaymentsPath(id) : askPath(id)),
            title: t(`requests.topic.${id}.title`),
            detail: t(`requests.topic.${id}.lead`),
          }))}
        />
      </Panel>
    </PageLayout>
  );
}
