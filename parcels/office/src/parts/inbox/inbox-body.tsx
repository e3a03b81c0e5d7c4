import type { InboxView } from '@paddock/contract/schemas';
import type { Read } from '@paddock/shared-utils/react';
import { useT } from '@paddock/shared-utils/react';
import { ErrorBlock, Skeleton, SkeletonOrError } from '@paddock/styleguide';

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
      <ul aria-hidden className={styles.list}>
        {['78%', '62%', '86%', '70%', '58%'].map((width) => (
          <li key={width} className={styles.message} data-testid="coming-message">
            <Skeleton shape="circle" width="20px" height="20px" />
            <span className={styles.text}>
              <Skeleton width={width} />
            </span>
            <span className={styles.time}>
              <Skeleton width="72px" />
            </span>
          </li>
        ))}
      </ul>
    </SkeletonOrError>
  );
}
