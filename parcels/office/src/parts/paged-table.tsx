import type { ReactNode } from 'react';
import type { Pages } from '@paddock/shared-utils';
import type { ReadValue } from '@paddock/shared-utils/react';
import { EmptyState, type IconName } from '@paddock/styleguide';
import { Table, type TableColumn } from '@paddock/styleguide/forms';

import { PagedRows } from './paged-rows.tsx';

interface PagedTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly value: ReadValue<Pages<Row>>;
  readonly rowKey: (row: Row) => string;
  readonly detail?: (row: Row) => ReactNode;
  readonly empty: {
    readonly icon?: IconName;
    readonly title: string;
    readonly message?: string;
    readonly action?: ReactNode;
  };
  readonly onMore: () => Promise<void>;
  readonly onRetry: () => void;
}

/** A table that is read page by page. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { caption, columns, value, rowKey, detail, empty, onMore, onRetry } = props;
  return (
    <PagedRows value={value} onMore={onMore} onRetry={onRetry}>
      {(rows) => (
        <Table
          caption={caption}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          detail={detail}
          empty={<EmptyState icon="history" {...empty} />}
        />
      )}
    </PagedRows>
  );
}
