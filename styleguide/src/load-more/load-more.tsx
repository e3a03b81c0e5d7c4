import { useEffect, useRef, type ReactNode } from 'react';

import { Button } from '../button/button.tsx';
import styles from './load-more.module.css';

/** Who scrolls on finds rows there: so far before the end what follows is asked for. */
const NEAR = '1500px 0px';

export interface LoadMoreProps {
  readonly label: string;
  /** "40 of 184". */
  readonly summary?: ReactNode;
  readonly pending?: boolean | undefined;
  /** A returned promise keeps the button pending. */
  readonly onMore: () => unknown;
  /** How much stands above it: with each further count it presses itself as it comes near the screen. */
  readonly eagerAt?: number;
}

/** The button under a list that goes on. */
export function LoadMore({ label, summary, pending, onMore, eagerAt }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    const { current: element } = place;
    if (eagerAt === undefined || element === null || typeof IntersectionObserver === 'undefined')
      return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [eagerAt]);
  return (
    <div ref={place} className={styles.more}>
      {summary !== undefined && <span className={styles.summary}>{summary}</span>}
      <Button variant="secondary" pending={pending} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
