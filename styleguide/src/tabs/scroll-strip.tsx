import { useEffect, useRef, type ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export interface ScrollStripProps {
  /** Changes when another item becomes the current one: it is then scrolled into view. */
  readonly current?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One line that scrolls sideways and fades at the end it goes on. */
export function ScrollStrip({ current, className, children }: ScrollStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const item = strip.current?.querySelector(
      '[aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"])',
    );
    if (strip.current === null || !(item instanceof HTMLElement)) return;
    // Scrolls the strip alone: scrollIntoView would move the page, which is the root config's.
    const middle = item.offsetLeft - (strip.current.clientWidth - item.offsetWidth) / 2;
    strip.current.scrollLeft = middle;
  }, [current]);
  return (
    <div ref={strip} className={classNames(styles.strip, className)}>
      {children}
    </div>
  );
}
