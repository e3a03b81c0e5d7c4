import { Panel, Skeleton, SkeletonText } from '@paddock/styleguide';

import head from './event-head.module.css';
import styles from './statistics.module.css';

/** The panels of the page before their figures come. */
export function StatisticsSkeleton() {
  return (
    <>
      <Panel bleed className={head.head}>
        <Skeleton width="40%" />
        <Skeleton width="100%" height="64px" />
      </Panel>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Panel bleed padded className={styles.waiting}>
            <SkeletonText lines={14} />
          </Panel>
        </div>
        <div className={styles.column}>
          <Panel bleed padded className={styles.waiting}>
            <SkeletonText lines={10} />
          </Panel>
          <Panel bleed padded>
            <SkeletonText lines={5} />
          </Panel>
        </div>
      </div>
    </>
  );
}
