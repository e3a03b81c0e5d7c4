import { useState } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { LoadMore, PageLayout, Panel, SectionHeader, useReady } from '@paddock/styleguide';

import { InboxBody } from '../parts/inbox/inbox-body.tsx';
import { ReadAllButton } from '../parts/inbox/read-all-button.tsx';
import { useInbox } from '../parts/inbox/use-inbox.ts';

/** Everything the site told the player, read on all devices. Open during a break too. */
export function MessagesPage() {
  const t = useT('office');
  const [pages, setPages] = useState(1);
  const inbox = useInbox(pages);
  useReady(true);
  const view = inbox.value.status === 'ready' ? inbox.value.data : null;
  return (
    <PageLayout title={t('seo.messages.title')} lead={t('inbox.lead')}>
      <Panel bleed>
        <SectionHeader title={t('inbox.all')} actions={<ReadAllButton view={view} />} />
        <InboxBody {...inbox} />
        {view !== null && view.next !== null && (
          <LoadMore label={t('loadMore')} onMore={() => setPages(pages + 1)} />
        )}
      </Panel>
    </PageLayout>
  );
}
