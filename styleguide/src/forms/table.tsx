import { Fragment, type ReactNode } from 'react';
import { classNames } from '@paddock/styleguide';

import styles from './table.module.css';

export interface TableColumn<Row> {
  readonly id: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for money and figures. */
  readonly align?: 'start' | 'end' | undefined;
  /** The cell that names the row: a row header, first line of its card on phones. */
  readonly primary?: boolean | undefined;
  /** Quieter words. */
  readonly dim?: boolean | undefined;
  /** Goes first when room is short. */
  readonly hideOnPhone?: boolean | undefined;
  readonly sort?: 'ascending' | 'descending' | undefined;
}

export interface TableProps<Row> {
  /** What the table lists, for screen readers. */
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** What stands under a row that was opened; `null` for the others. */
  readonly detail?: ((row: Row) => ReactNode) | undefined;
  /** Shown in place of rows when there are none. */
  readonly empty?: ReactNode;
  readonly className?: string | undefined;
}

/**
 * Rows and columns on wide screens, one card a row on phones, each value with its column's name. Roles are written out
 * because CSS that lays a table out anew takes them away.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, detail, empty, className } = props;
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>;
  return (
    <table role="table" className={classNames(styles.table, className)}>
      <caption className={styles.caption}>{caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              aria-sort={column.sort}
              className={cellClass(column)}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Fragment key={rowKey(row)}>
            <tr role="row" className={styles.row}>
              {columns.map((column) => (
                <TableCell key={column.id} column={column} row={row} />
              ))}
            </tr>
            <DetailRow columnCount={columns.length}>{detail?.(row)}</DetailRow>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function DetailRow({
  columnCount,
  children,
}: {
  readonly columnCount: number;
  readonly children: ReactNode;
}) {
  if (children === undefined || children === null) return null;
  return (
    <tr role="row" className={styles.detail}>
      <td role="cell" colSpan={columnCount}>
        {children}
      </td>
    </tr>
  );
}

function TableCell<Row>({ column, row }: { readonly column: TableColumn<Row>; readonly row: Row }) {
  const words = (
    <>
      <span className={styles.label} aria-hidden>
        {column.header}
      </span>
      <span className={styles.value}>{column.cell(row)}</span>
    </>
  );
  if (column.primary) {
    return (
      <th role="rowheader" scope="row" className={cellClass(column)}>
        {words}
      </th>
    );
  }
  return (
    <td role="cell" className={cellClass(column)}>
      {words}
    </td>
  );
}

function cellClass<Row>(column: TableColumn<Row>): string {
  return classNames(
    styles.cell,
    column.align === 'end' && styles.end,
    column.primary && styles.primary,
    column.dim && styles.dim,
    column.hideOnPhone && styles.wideOnly,
  );
}
