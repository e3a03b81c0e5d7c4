import { useT } from '@paddock/shared-utils/react';
import { ErrorBlock, Panel, Skeleton, SkeletonOrError, SkeletonRows } from '@paddock/styleguide';

import styles from './lists.module.css';

interface RetryProps {
  readonly onRetry: () => void;
}

/** Longer than a screen, so that what stands below a list does not come up and go down again. */
const ROWS = 20;

/** A list before it comes, in the heights of its heads and rows; after 10 s an error with Retry. */
export function ListSkeleton({ onRetry }: RetryProps) {
  const t = useT('betting');
  const common = useT('common');
  return (
    <Panel bleed>
      <SkeletonOrError
        busyLabel={t('loading')}
        error={{ title: t('slow'), retryLabel: common('retry') }}
        onRetry={onRetry}
      >
        <div className={styles.skeletonHead}>
          <Skeleton width="140px" />
        </div>
        <SkeletonRows count={ROWS} cells={7} className={styles.skeletonRows} />
      </SkeletonOrError>
    </Panel>
  );
}

/** Events that could not be read. */
export function ListError({ onRetry }: RetryProps) {
  const t = useT('betting');
  const common = useT('common');
  return (
    <Panel bleed>
      <ErrorBlock
        title={t('failed')}
        message={t('failedText')}
        retryLabel={common('retry')}
        onRetry={onRetry}
      />
    </Panel>
  );
}
