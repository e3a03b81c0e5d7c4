import { useEffect } from 'react';
import type { DialogWidgetProps, RegionProps } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { TextLink, useReady } from '@paddock/styleguide';

import { InboxBody } from '../parts/inbox/inbox-body.tsx';
import styles from '../parts/inbox/inbox.module.css';
import { ReadAllButton } from '../parts/inbox/read-all-button.tsx';
import { useInbox } from '../parts/inbox/use-inbox.ts';

type InboxProps = RegionProps & Partial<Pick<DialogWidgetProps, 'close' | 'setTitle'>>;

/** The newest messages, behind the bell of the header. */
export function InboxWidget({ close, setTitle }: InboxProps) {
  const t = useT('office');
  const inbox = useInbox(1);
  const title = t('seo.messages.title');
  useReady(true);
  useEffect(() => setTitle?.(title), [setTitle, title]);
  return (
    <>
      <InboxBody {...inbox} onFollow={() => close?.()} />
      <div className={styles.foot}>
        <TextLink href={hrefFor('/office/messages')} onClick={() => close?.()}>
          {t('inbox.all')}
        </TextLink>
        <ReadAllButton view={inbox.value.status === 'ready' ? inbox.value.data : null} />
      </div>
    </>
  );
}
