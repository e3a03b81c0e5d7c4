import { memo } from 'react';

import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './odds-cell.module.css';
import { useOddsMove, type OddsMove } from './odds-direction.ts';

/** `open` can be picked; `suspended` shows a lock; `stale` dims a price that may be old. */
export type OddsState = 'open' | 'suspended' | 'stale';

/**
 * `list`: fixed cell of a row, price right. `line`: whole width, outcome left and price right. `market`: 48 high, outcome
 * above price.
 */
export type OddsCellSize = 'list' | 'line' | 'market';

export interface OddsCellProps {
  /** Price times 1000, to tell up from down; null keeps the place of a price that is not offered. */
  readonly oddsMilli: number | null;
  /** The price as this player reads it ("2.05", "21/20"). */
  readonly price: string;
  /**
   * The whole name for screen readers: event and market, then outcome and price as they are seen ("Harbour – Northgate,
   * total goals, Over 2.5, 2.10"), or "suspended" in the price's place.
   */
  readonly label: string;
  /** Visible short outcome: "1", "Over 2.5". In `list` cells on narrow screens only, where no column head says it. */
  readonly outcome?: string | undefined;
  readonly size?: OddsCellSize | undefined;
  readonly selected?: boolean | undefined;
  readonly state?: OddsState | undefined;
  /** Why it is suspended or stale: shown on hover and focus, and read. */
  readonly reason?: string | undefined;
  /** The decimal price with all its digits where `price` is written another way: shown on hover, and read. */
  readonly exact?: string | null | undefined;
  /** Read out when the price of a selected cell moves ("Over 3.5 is now 2.05"). Unselected cells stay silent. */
  readonly announcement?: string | undefined;
  readonly selectionId?: string | undefined;
  /** Gets `selectionId` ("" without one). A locked or stale cell can only be un-picked. */
  readonly onPick?: ((selectionId: string) => void) | undefined;
  readonly className?: string | undefined;
}

/** The class of a price too long for a list cell at its usual size, which holds 40.00; the sheet holds six and more. */
function lengthClass({ length }: string): string | undefined {
  if (length <= 5) return undefined;
  return length === 6 ? styles.long : styles.longer;
}

/**
 * The price button. A change repaints this cell alone and moves nothing; the mark of a move stays 2 s. Give it a stable
 * `onPick`, and it renders only when its own values change.
 */
export const OddsCell = memo(function OddsCell(props: OddsCellProps) {
  const { oddsMilli, size = 'list', selected = false, state = 'open', selectionId, className } = props;
  const move = useOddsMove(oddsMilli, selectionId);
  if (oddsMilli === null && state !== 'suspended') return <EmptyCell {...props} />;
  const locked = state !== 'open' && !selected;
  return (
    <>
      <button
        type="button"
        className={classNames(styles.cell, styles[size], className)}
        aria-pressed={selected}
        aria-label={props.label}
        aria-disabled={locked || undefined}
        // An attribute, not an element: cells come by the hundred. The sheet shows it on hover and focus.
        aria-description={state === 'open' ? undefined : props.reason}
        title={state === 'open' ? (props.exact ?? undefined) : undefined}
        data-outcome={size === 'list' ? props.outcome : undefined}
        data-state={state}
        data-selection={selectionId}
        data-move={state === 'open' ? (move.direction ?? undefined) : undefined}
        data-beat={move.count % 2}
        onClick={() => {
          if (!locked) props.onPick?.(selectionId ?? '');
        }}
      >
        <CellFace {...props} move={move} />
      </button>
      {selected && (
        <VisuallyHidden live="polite">{move.direction !== null && props.announcement}</VisuallyHidden>
      )}
    </>
  );
});

function CellFace({
  outcome,
  price,
  state,
  size = 'list',
  move,
}: OddsCellProps & { readonly move: OddsMove }) {
  return (
    <>
      {outcome !== undefined && size !== 'list' && <span className={styles.outcome}>{outcome}</span>}{' '}
      {state === 'suspended' ? (
        <Icon name="lock" size={14} className={styles.lock} />
      ) : (
        <b className={classNames(styles.price, lengthClass(price))}>{price}</b>
      )}
      {move.direction !== null && state !== 'suspended' && <span className={styles.mark} />}
    </>
  );
}

/** Keeps the column where a market has no such outcome. */
function EmptyCell({ size = 'list', outcome, className }: OddsCellProps) {
  return (
    <span
      className={classNames(styles.cell, styles[size], styles.empty, className)}
      data-outcome={size === 'list' ? outcome : undefined}
      aria-hidden
    >
      {outcome !== undefined && size !== 'list' && <span className={styles.outcome}>{outcome}</span>}–
    </span>
  );
}
