import { Skeleton } from '@paddock/styleguide';

import styles from './tiles.module.css';
import own from './tile-skeletons.module.css';

/** Tiles before their games come, sixteen of them unless told, in the very size of those that come (S2-68). */
export function TileSkeletons({
  count = 16,
  inRow = false,
}: {
  readonly count?: number;
  readonly inRow?: boolean;
}) {
  return (
    <div aria-hidden className={inRow ? styles.row : styles.grid}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} data-skeleton-tile>
          <span className={own.cover}>
            <Skeleton shape="block" />
          </span>
          <Skeleton width={`${58 + ((at * 17) % 34)}%`} className={own.name} />
          <Skeleton width={`${38 + ((at * 23) % 28)}%`} className={own.studio} />
        </div>
      ))}
    </div>
  );
}

/** A row before its games come: its head, and eight tiles in a line. */
export function RowSkeleton() {
  return (
    <div aria-hidden>
      <div className={own.head}>
        <Skeleton width="140px" />
      </div>
      <TileSkeletons count={8} inRow />
    </div>
  );
}
