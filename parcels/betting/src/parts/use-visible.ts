import { useEffect, useRef, useState, type RefObject } from 'react';

/** Rows this far outside the screen are already watched, so that scrolling finds live prices. */
const MARGIN = '300px 0px';

type OnSeen = (isSeen: boolean) => void;

/** One observer for all rows: thousands of observers cost more than what they watch. */
let observer: IntersectionObserver | undefined;
const watched = new Map<Element, OnSeen>();

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    // Not before it is known: by then the element has been laid out, and what is skipped keeps its height.
    target.toggleAttribute('data-away', !isIntersecting);
    watched.get(target)?.(isIntersecting);
  }
}

function watchElement(element: Element, onSeen: OnSeen): () => void {
  const own = (observer ??= new IntersectionObserver(tell, { rootMargin: MARGIN }));
  watched.set(element, onSeen);
  own.observe(element);
  return () => {
    own.unobserve(element);
    watched.delete(element);
    if (watched.size === 0) observer = undefined;
  };
}

/** Whether an element is on or near the screen; what is not seen is not subscribed to. One that `isAway` is not looked at. */
export function useVisible<E extends Element>(isAway?: boolean): [RefObject<E | null>, boolean] {
  const ref = useRef<E | null>(null);
  const [visible, setVisible] = useState(false);
  useEffect(
    () => (isAway || ref.current === null ? undefined : watchElement(ref.current, setVisible)),
    [isAway],
  );
  return [ref, visible && !isAway];
}
