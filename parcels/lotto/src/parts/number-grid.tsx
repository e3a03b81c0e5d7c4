import { useRef, useState, type KeyboardEvent } from 'react';
import type { Drum } from '@paddock/games/lotto';
import { classNames } from '@paddock/styleguide';

import { nextNumber } from '../model/grid-keys.ts';
import styles from './number-grid.module.css';

interface NumberGridProps {
  readonly label: string;
  readonly drum: Drum;
  readonly marked: readonly number[];
  /** No more can be marked. */
  readonly isFull: boolean;
  readonly onToggle: (number: number) => void;
}

/** The numbers of a drum to mark: one stop of the Tab key, arrows from number to number, space marks. */
export function NumberGrid({ label, drum, marked, isFull, onToggle }: NumberGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(1);
  function onKeyDown(event: KeyboardEvent): void {
    const cells = [...(grid.current?.children ?? [])] as HTMLElement[];
    const top = cells[0]?.offsetTop;
    const below = cells.findIndex(({ offsetTop }) => offsetTop !== top);
    const next = nextNumber(event.key, current, { of: drum.of, columns: below === -1 ? drum.of : below });
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    cells[next - 1]?.focus();
  }
  return (
    <div ref={grid} role="group" aria-label={label} dir="ltr" className={styles.grid} onKeyDown={onKeyDown}>
      {Array.from({ length: drum.of }, (_, at) => at + 1).map((number) => {
        const isMarked = marked.includes(number);
        return (
          <button
            key={number}
            type="button"
            tabIndex={number === current ? 0 : -1}
            aria-pressed={isMarked}
            aria-disabled={isFull && !isMarked}
            className={classNames(styles.cell, isMarked && styles.marked)}
            onFocus={() => setCurrent(number)}
            onClick={() => onToggle(number)}
          >
            {number}
          </button>
        );
      })}
    </div>
  );
}
