import type { Ref } from 'react';

import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import marks from './move-mark.module.css';
import styles from './odds-cell.module.css';
import type { OddsCellProps } from './odds-face.ts';
import { priceClass } from './price-class.ts';
import { titleOf } from './write-face.ts';

interface CellButtonProps extends OddsCellProps {
  readonly ref: Ref<HTMLButtonElement>;
  /** The price has moved since it was first shown. */
  readonly hasMoved: boolean;
}

/** How a price looks; its mark is set beside it (`standing-marks.ts`). */
export function CellButton({ ref, hasMoved, ...cell }: CellButtonProps) {
  const { oddsMilli, size = 'list', selected = false, state = 'open', selectionId } = cell;
  if (oddsMilli === null && state !== 'suspended') return <EmptyCell {...cell} />;
  const isLocked = state !== 'open' && !selected;
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={classNames(styles.cell, styles[size], marks.mark, cell.className)}
        aria-pressed={selected}
        aria-label={cell.label}
        aria-disabled={isLocked || undefined}
        // An attribute, not an element: cells come by the hundred. The sheet shows it on hover and focus.
        aria-description={state === 'open' ? undefined : cell.reason}
        title={titleOf({ ...cell, state })}
        data-outcome={size === 'list' ? cell.outcome : undefined}
        data-state={state}
        data-selection={selectionId}
        onClick={() => {
          if (!isLocked) cell.onPick?.(selectionId ?? '');
        }}
      >
        <Outcome {...cell} />{' '}
        {state === 'suspended' ? (
          <Icon name="lock" size={14} className={styles.lock} />
        ) : (
          <b dir="ltr" className={priceClass(cell.price)}>
            {cell.price}
          </b>
        )}
      </button>
      {selected && <VisuallyHidden live="polite">{hasMoved && cell.announcement}</VisuallyHidden>}
    </>
  );
}

/** Keeps the column where a market has no such outcome. */
function EmptyCell(cell: OddsCellProps) {
  const { size = 'list' } = cell;
  return (
    <span
      className={classNames(styles.cell, styles[size], styles.empty, cell.className)}
      data-outcome={size === 'list' ? cell.outcome : undefined}
      aria-hidden
    >
      <Outcome {...cell} />–
    </span>
  );
}

/** In lists it is a column's head, and an attribute where there is none. */
function Outcome({ outcome, size = 'list' }: OddsCellProps) {
  return outcome !== undefined && size !== 'list' && <span className={styles.outcome}>{outcome}</span>;
}
