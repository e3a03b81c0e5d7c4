import type { ReactNode } from 'react';
import { useT } from '@paddock/shared-utils/react';
import {
  EmptyState,
  ErrorBlock,
  LoadMore,
  SkeletonOrError,
  SkeletonRows,
  Table,
  type TableColumn,
} from '@paddock/styleguide';

import type { PagedValue } from './use-pages.ts';

interface PagedTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly value: PagedValue<Row>;
  readonly rowKey: (row: Row) => string;
  readonly detail?: (row: Row) => ReactNode;
  readonly empty: { readonly title: string; readonly message: string; readonly action?: ReactNode };
  readonly onMore: () => Promise<void>;
  readonly onRetry: () => void;
}

/** A table that is read page by page: skeleton, error with Retry, nothing yet, rows and more rows. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { caption, columns, value, rowKey, detail, empty, onMore, onRetry } = props;
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
  return (
    <>
      <Table
        caption={caption}
        columns={columns}
        rows={value.rows}
        rowKey={rowKey}
        detail={detail}
        empty={<EmptyState icon="history" {...empty} />}
      />
      {value.hasMore && (
        <LoadMore
          label={t('loadMore')}
          summary={
            value.total === null ? undefined : t('shownOf', { shown: value.rows.length, total: value.total })
          }
          onMore={onMore}
        />
      )}
    </>
  );
}
