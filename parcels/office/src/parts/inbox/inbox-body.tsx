import type { InboxView } from '@paddock/contract/schemas';
import type { Read } from '@paddock/shared-utils/react';
import { useT } from '@paddock/shared-utils/react';
import { ErrorBlock, SkeletonOrError, SkeletonText } from '@paddock/styleguide';

import { InboxList } from './inbox-list.tsx';
import styles from './inbox.module.css';

interface InboxBodyProps extends Read<InboxView> {
  readonly onFollow?: () => void;
}

/** The messages with their other three ends: loading, failed, none. */
export function InboxBody({ value, reload, onFollow }: InboxBodyProps) {
  const t = useT('office');
  const common = useT('common');
  if (value.status === 'ready')
    return <InboxList messages={value.data.messages} {...(onFollow && { onFollow })} />;
  if (value.status === 'error') {
    return (
      <ErrorBlock
        title={t('failed')}
        message={t('failedText')}
        retryLabel={common('retry')}
        onRetry={reload}
      />
    );
  }
  return (
    <SkeletonOrError
      busyLabel={common('loading')}
      error={{ title: t('slow'), retryLabel: common('retry') }}
      onRetry={reload}
    >
      <SkeletonText lines={6} className={styles.waiting} />
    </SkeletonOrError>
  );
}
