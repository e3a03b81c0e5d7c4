import type { BlockOf } from '@paddock/contract/schemas';

import { Words } from '../words.tsx';
import styles from './blocks.module.css';

/** A table that is wider than its place moves sideways in it, by keys too. */
export function TableBlock({ caption, columns, rows }: BlockOf<'table'>) {
  return (
    <div className={styles.tablePlace} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={at} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    <Words text={cell} />
                  </th>
                ) : (
                  <td key={column}>
                    <Words text={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
