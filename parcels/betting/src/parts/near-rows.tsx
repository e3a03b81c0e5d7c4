import { useContext, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { EventDetail } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useLabels } from '@paddock/shared-utils/react';

import type { ListColumn } from '../model/list-columns.ts';
import { EventRow } from './event-row.tsx';
import { ListAddresses } from './list-addresses.ts';
import listStyles from './lists.module.css';
import styles from './long-list.module.css';
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

/** Rows of a long list: they stand while they are near the screen, else a link with the name of each. */
export function NearRows({ rows, columns, first }: NearRowsProps) {
  const parts = Array.from({ length: Math.ceil(rows.length / TOGETHER) }, (_, nr) => nr * TOGETHER);
  return parts.map((from) => (
    <RowsTogether key={from} rows={rows.slice(from, from + TOGETHER)} columns={columns} first={first} />
  ));
}

function RowsTogether({ rows, columns, first }: NearRowsProps) {
  const [ref, isNear, heightPx] = useNear();
  return (
    <ul ref={ref} className={listStyles.rows}>
      {isNear || rows.some(({ id }) => first.has(id)) ? (
        rows.map((event) => <EventRow key={event.id} event={event} columns={columns} />)
      ) : (
        <li
          className={styles.links}
          data-rows={rows.length}
          style={heightPx > 0 ? { lineHeight: `${heightPx / rows.length}px` } : undefined}
        >
          <FarRows rows={rows} />
        </li>
      )}
    </ul>
  );
}

/** Each is as high as its row. Tab, screen readers and the browser's search come to it, and the row takes its place. */
function FarRows({ rows }: Pick<NearRowsProps, 'rows'>) {
  const { match } = useLabels();
  const { event: pathOf } = useContext(ListAddresses);
  return rows.map((event) => (
    <a key={event.id} href={hrefFor(pathOf(event))}>
      {match(event)}
    </a>
  ));
}

/**
 * Whether it is near the screen, and else the height it had when it left, 0 where it never was. What has the focus stays
 * until the focus moves on; the link of a far row that comes near hands it over to the link of the row.
 */
function useNear(): [RefObject<HTMLUListElement | null>, boolean, number] {
  const ref = useRef<HTMLUListElement | null>(null);
  const focusedHref = useRef<string | null>(null);
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
      const { activeElement } = document;
      const isFocused = list.contains(activeElement);
      focusedHref.current = isFocused ? (activeElement?.getAttribute('href') ?? null) : null;
      if (!isIntersecting && isFocused) list.addEventListener('focusout', look, { once: true });
      else setNear((before) => isIntersecting || (before === true ? boundingClientRect.height : before));
    };
    look();
    return () => {
      stop();
      list.removeEventListener('focusout', look);
    };
  }, []);
  useLayoutEffect(() => {
    const { current: list } = ref;
    if (near !== true || list === null || list.contains(document.activeElement)) return;
    const links = [...list.querySelectorAll('a')];
    links.find((link) => link.getAttribute('href') === focusedHref.current)?.focus({ preventScroll: true });
  }, [near]);
  return [ref, near === true, near === true ? 0 : near];
}
