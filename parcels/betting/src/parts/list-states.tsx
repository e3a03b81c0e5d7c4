import type { ReactNode } from 'react';
import { useReadWords, useT } from '@paddock/shared-utils/react';
import { Panel, Skeleton, SkeletonRows } from '@paddock/styleguide';

import styles from './lists.module.css';

/** Longer than a screen, so that what stands below a list does not come up and go down again. */
const ROWS = 20;

/** A list before it comes, in the heights of its heads and rows. */
export function ListSkeleton() {
  return (
    <>
      <div className={styles.skeletonHead}>
        <Skeleton width="140px" />
      </div>
      <SkeletonRows count={ROWS} cells={7} className={styles.skeletonRows} />
    </>
  );
}

/** What stands in place of events stands where they do: on a panel from edge to edge. */
export const onPanel = (inner: ReactNode): ReactNode => <Panel bleed>{inner}</Panel>;

/** What is said while events are not there. */
export function useListWords() {
  const t = useT('betting');
  return useReadWords({
    busy: t('loading'),
    slow: t('slow'),
    failed: t('failed'),
    message: t('failedText'),
  });
}
