import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, PageLayout, Panel } from '@paddock/styleguide';

import { askPath, requestsPath } from '../../model/request-paths.ts';

interface NothingThereProps {
  /** What there is none of. */
  readonly what?: 'topic' | 'payment' | 'request';
}

/** An address that leads to nothing of this player, and the ways on. */
export function NothingThere({ what = 'topic' }: NothingThereProps) {
  const t = useT('cashier');
  return (
    <PageLayout title={t('seo.requests.title')}>
      <Panel padded bleed data-testid="nothing-there">
        <EmptyState
          icon="help"
          title={t(`requests.unknown.${what}.title`)}
          message={t(`requests.unknown.${what}.text`)}
          action={
            <LinkButton href={hrefFor(what === 'topic' ? askPath() : requestsPath())}>
              {t(what === 'topic' ? 'requests.toTopics' : 'requests.toRequests')}
            </LinkButton>
          }
        />
      </Panel>
    </PageLayout>
  );
}
