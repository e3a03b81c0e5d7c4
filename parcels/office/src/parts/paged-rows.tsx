import type { ReactNode } from 'react';
import type { Pages } from '@paddock/shared-utils';
import { useT, type ReadValue } from '@paddock/shared-utils/react';
import { ErrorBlock, LoadMore, SkeletonOrError, SkeletonRows } from '@paddock/styleguide';

interface PagedRowsProps<Row> {
  readonly value: ReadValue<Pages<Row>>;
  readonly onMore: () => Promise<void>;
  readonly onRetry: () => void;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** What is read page by page: skeleton, error with Retry, rows and more rows. */
export function PagedRows<Row>({ value, onMore, onRetry, children }: PagedRowsProps<Row>) {
  const t = useT('office');
  const common = useT('common');
  if (value.status === 'loading') {
    return (
      <SkeletonOrError
        busyLabel={common('loading')}
        error={{ title: t('slow'), retryLabel: common('retry') }}
        onRetry={onRetry}
      >
        <SkeletonRows count={6} cells={2} />
      </SkeletonOrError>
    );
  }
  if (value.status === 'error') {
    return (
      <ErrorBlock
        title={t('failed')}
        message={t('failedText')}
        retryLabel={common('retry')}
        onRetry={onRetry}
      />
    );
  }
  const { rows, next, total } = value.data;
  return (
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
  );
}
