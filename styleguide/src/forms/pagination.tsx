import type { ReactNode } from 'react';
import { classNames, IconButton } from '@paddock/styleguide';

import styles from './pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
  /** "Pages of bets". */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** "Page 3", for each number. */
  readonly pageLabel: (page: number) => string;
  /** "1 to 20 of 184". */
  readonly summary?: ReactNode;
  readonly className?: string | undefined;
}

/** Page numbers: first, last, the current one and its neighbours. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, onPageChange, label, previousLabel, nextLabel, pageLabel, summary } = props;
  return (
    <nav aria-label={label} className={classNames(styles.pagination, props.className)}>
      {summary !== undefined && <span className={styles.summary}>{summary}</span>}
      <IconButton
        icon="back"
        label={previousLabel}
        disabled={page <= 1}
        onClick={() => {
          onPageChange(page - 1);
        }}
      />
      {pageNumbers(page, pageCount).map((entry, index) =>
        entry === null ? (
          <span key={`gap-${index}`} className={styles.gap}>
            …
          </span>
        ) : (
          <button
            key={entry}
            type="button"
            aria-label={pageLabel(entry)}
            aria-current={entry === page ? 'page' : undefined}
            className={styles.page}
            onClick={() => {
              onPageChange(entry);
            }}
          >
            {entry}
          </button>
        ),
      )}
      <IconButton
        icon="forward"
        label={nextLabel}
        disabled={page >= pageCount}
        onClick={() => {
          onPageChange(page + 1);
        }}
      />
    </nav>
  );
}

const ALL_SHOWN_MAX = 7;

/** The numbers to show, with null for a gap: 1 … 4 5 6 … 20. A gap of one page is that page. */
export function pageNumbers(page: number, pageCount: number): readonly (number | null)[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  if (pageCount <= ALL_SHOWN_MAX) return all;
  const kept = all.filter((n) => n === 1 || n === pageCount || Math.abs(n - page) <= 1);
  return kept.flatMap((number, index) => {
    const skipped = number - (kept[index - 1] ?? 0) - 1;
    if (skipped === 0) return [number];
    return skipped === 1 ? [number - 1, number] : [null, number];
  });
}
