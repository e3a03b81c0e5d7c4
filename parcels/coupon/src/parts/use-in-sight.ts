import { useEffect, useRef, type RefObject } from 'react';
import { FRAME_IDS } from '@paddock/contract';

import { scrollToSee } from '../model/scroll-to-see.ts';

/**
 * Brings what became of a bet into sight each time it changes: it stands at the coupon's head, and the button that was
 * pressed may be far below. What stands there from the start stays where it is.
 * @param what names the news; undefined while there are none
 * @returns for the element to bring, which takes the focus where it has a `tabindex`
 */
export function useInSight<Kind extends HTMLElement>(what: string | undefined): RefObject<Kind | null> {
  const target = useRef<Kind>(null);
  const last = useRef(what);
  useEffect(() => {
    if (last.current === what) return;
    last.current = what;
    if (what !== undefined && target.current !== null) bring(target.current);
  }, [what]);
  return target;
}

/** Scrolls the coupon's region, and it alone: the page is the root config's. */
export function bring(element: HTMLElement): void {
  const region = document.getElementById(FRAME_IDS.aside);
  const { activeElement } = document;
  // Whoever is busy elsewhere stays there; the pressed button took the focus with it.
  if (activeElement === document.body || region?.contains(activeElement) === true) {
    element.focus({ preventScroll: true });
  }
  if (region === null) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  region.scrollBy({
    top: scrollToSee(region.getBoundingClientRect(), element.getBoundingClientRect()),
    behavior: isStill ? 'instant' : 'smooth',
  });
}
