import type { ReactNode } from 'react';
import type { Pages } from '@paddock/shared-utils';
import { useT, type ReadValue } from '@paddock/shared-utils/react';
import { LoadMore, ReadView, SkeletonRows } from '@paddock/styleguide';

import { useOfficeWords } from './use-office-words.ts';

interface PagedRowsProps<Row> {
  readonly value: ReadValue<Pages<Row>>;
  readonly onMore: () => Promise<void>;
  readonly onRetry: () => void;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** What is read page by page: skeleton, error with Retry, rows and more rows. */
export function PagedRows<Row>({ value, onMore, onRetry, children }: PagedRowsProps<Row>) {
  const t = useT('office');
  const words = useOfficeWords('failed');
  return (
    <ReadView value={value} reload={onRetry} words={words} skeleton={<SkeletonRows count={6} cells={2} />}>
      {({ rows, next, total }) => (
        <>
          {children(rows)}
          {next !== null && (
            <LoadMore
              label={t('loadMore')}
              summary={total === undefined ? undefined : t('shownOf', { shown: rows.length, total })}
              onMore={onMore}
            />
          )}
        </>
      )}
    </ReadView>
  );
}
