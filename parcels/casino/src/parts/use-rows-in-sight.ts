import { useLayoutEffect, useState, type RefObject } from 'react';

/** Which part of a grid of equal tiles stands in the document. */
export interface RowsInSight {
  /** Places of the first tile that stands and of the one after the last. */
  readonly from: number;
  readonly to: number;
  /** Heights in CSS pixels of the rows that do not stand, above and below. */
  readonly aboveHeight: number;
  readonly belowHeight: number;
}

/** Rows beyond the screen that stand already, so that scrolling and the Tab key find them. */
const MARGIN_ROWS = 3;

/**
 * The rows of a grid that are on the screen or near it, and the room that all others take: thousands of tiles scroll as
 * fast as a screenful of them. Where nothing can be measured all of them stand.
 */
export function useRowsInSight(list: RefObject<HTMLElement | null>, count: number): RowsInSight {
  const [sight, setSight] = useState<RowsInSight>({
    from: 0,
    to: Math.min(count, FIRST),
    aboveHeight: 0,
    belowHeight: 0,
  });
  useLayoutEffect(() => {
    const { current: element } = list;
    if (element === null) return undefined;
    let frame = 0;
    const look = () => {
      frame = 0;
      setSight((known) => {
        const next = rowsInSight(element, count);
        return same(known, next) ? known : next;
      });
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', lookSoon, { passive: true });
    addEventListener('resize', lookSoon);
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(lookSoon);
    observer?.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', lookSoon);
      removeEventListener('resize', lookSoon);
      observer?.disconnect();
    };
  }, [list, count]);
  return sight;
}

/** More than a large screen shows, before anything is measured. */
const FIRST = 60;

const same = (one: RowsInSight, other: RowsInSight): boolean =>
  one.from === other.from &&
  one.to === other.to &&
  one.aboveHeight === other.aboveHeight &&
  one.belowHeight === other.belowHeight;

function rowsInSight(element: HTMLElement, count: number): RowsInSight {
  const tile = element.firstElementChild;
  const style = getComputedStyle(element);
  const height = tile?.getBoundingClientRect().height ?? 0;
  const columns = style.gridTemplateColumns.split(' ').length;
  if (height === 0) return { from: 0, to: count, aboveHeight: 0, belowHeight: 0 };
  const rowHeight = height + Number.parseFloat(style.rowGap);
  const rows = Math.ceil(count / columns);
  const top = element.getBoundingClientRect().top;
  const first = clamp(Math.floor(-top / rowHeight) - MARGIN_ROWS, rows);
  const last = clamp(Math.ceil((innerHeight - top) / rowHeight) + MARGIN_ROWS, rows);
  return {
    from: first * columns,
    to: Math.min(count, Math.max(last, first + 1) * columns),
    aboveHeight: first * rowHeight,
    belowHeight: (rows - Math.max(last, first + 1)) * rowHeight,
  };
}

const clamp = (row: number, rows: number): number => Math.max(0, Math.min(row, rows));
