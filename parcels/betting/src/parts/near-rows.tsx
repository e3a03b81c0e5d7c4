import { useEffect, useRef, useState, type RefObject } from 'react';
import type { EventDetail } from '@paddock/contract/schemas';
import { useLabels } from '@paddock/shared-utils/react';

import type { ListColumn } from '../model/list-columns.ts';
import { EventRow } from './event-row.tsx';
import styles from './event-row.module.css';
import listStyles from './lists.module.css';
import { watchElement } from './use-visible.ts';

/** Rows that come and go together: few enough to draw at once, and enough that there is little to look at. */
const TOGETHER = 10;

interface NearRowsProps {
  readonly rows: readonly EventDetail[];
  /** Of their sport. */
  readonly columns: readonly ListColumn[];
  /** Ids of what is drawn wherever it stands. */
  readonly first: ReadonlySet<string>;
}

/** Rows of a long list: they stand while they are near the screen, else a line with the name of each. */
export function NearRows({ rows, columns, first }: NearRowsProps) {
  const parts = Array.from({ length: Math.ceil(rows.length / TOGETHER) }, (_, nr) => nr * TOGETHER);
  return parts.map((from) => (
    <RowsTogether key={from} rows={rows.slice(from, from + TOGETHER)} columns={columns} first={first} />
  ));
}

/** The line of a name is as high as the row; the browser's search finds it. */
function RowsTogether({ rows, columns, first }: NearRowsProps) {
  const labels = useLabels();
  const [ref, isNear, heightPx] = useNear();
  return (
    <ul ref={ref} className={listStyles.rows}>
      {isNear || rows.some(({ id }) => first.has(id)) ? (
        rows.map((event) => <EventRow key={event.id} event={event} columns={columns} />)
      ) : (
        <li
          className={styles.names}
          data-rows={rows.length}
          style={heightPx > 0 ? { lineHeight: `${heightPx / rows.length}px` } : undefined}
        >
          {rows.map((event) => labels.match(event)).join('\n')}
        </li>
      )}
    </ul>
  );
}

/**
 * Whether it is near the screen, and else the height it had when it left, 0 where it never was. What has the focus stays
 * until the focus moves on.
 */
function useNear(): [RefObject<HTMLUListElement | null>, boolean, number] {
  const ref = useRef<HTMLUListElement | null>(null);
  const [near, setNear] = useState<number | true>(0);
  useEffect(() => {
    const { current: list } = ref;
    if (list === null) return undefined;
    let stop = (): void => undefined;
    const look = (): void => {
      stop();
      stop = watchElement(list, onTold);
    };
    const onTold = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): void => {
      if (!isIntersecting && list.contains(document.activeElement))
        list.addEventListener('focusout', look, { once: true });
      else setNear((before) => isIntersecting || (before === true ? boundingClientRect.height : before));
    };
    look();
    return () => {
      stop();
      list.removeEventListener('focusout', look);
    };
  }, []);
  return [ref, near === true, near === true ? 0 : near];
}
