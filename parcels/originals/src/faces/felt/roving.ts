import { useState, type KeyboardEvent } from 'react';

/** The place a key leads to from another; undefined where it leads nowhere. */
export type NextPlace = (from: string, key: string) => string | undefined;

/**
 * One stop of the Tab key for many places, and arrow keys from one to the next.
 * @param first where it is entered before it ever was, and where what had the stop is none of the places any more
 * @returns attributes of each place's button; all stand in one element with `data-roving`
 */
export function useRoving(first: string, next: NextPlace, isPlace: (place: string) => boolean = () => true) {
  const [last, setStop] = useState(first);
  const stop = isPlace(last) ? last : first;
  return (place: string) => ({
    'data-place': place,
    tabIndex: place === stop ? 0 : -1,
    onFocus: () => {
      setStop(place);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const to = next(place, event.key);
      if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.currentTarget
        .closest('[data-roving]')
        ?.querySelector<HTMLElement>(`[data-place="${to}"]`)
        ?.focus();
    },
  });
}

/** Where a key leads in a grid that is filled row by row; at its edge nowhere. */
export function nextInGrid(at: number, key: string, columns: number, count: number): number | undefined {
  const column = at % columns;
  const to = {
    ArrowRight: column + 1 < columns ? at + 1 : undefined,
    ArrowLeft: column > 0 ? at - 1 : undefined,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: at - column,
    End: Math.min(at - column + columns, count) - 1,
  }[key];
  return to === undefined || to < 0 || to >= count || to === at ? undefined : to;
}
