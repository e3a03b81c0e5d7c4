import { useEffect, useRef, useState, type RefObject } from 'react';

/** Rows this far outside the screen are already watched, so that scrolling finds live prices. */
const MARGIN = '300px 0px';

type OnTold = (told: IntersectionObserverEntry) => void;

/** One observer for all rows: thousands of observers cost more than what they watch. */
let observer: IntersectionObserver | undefined;
const watched = new Map<Element, OnTold>();

/** Tells of an element as it comes near the screen and leaves, and at once how it stands. */
export function watchElement(element: Element, onTold: OnTold): () => void {
  const own = (observer ??= new IntersectionObserver(
    (entries) => entries.forEach((told) => watched.get(told.target)?.(told)),
    { rootMargin: MARGIN },
  ));
  watched.set(element, onTold);
  own.observe(element);
  return () => {
    own.unobserve(element);
    watched.delete(element);
    if (watched.size === 0) observer = undefined;
  };
}

/** Whether an element is on or near the screen; what is not seen is not subscribed to. */
export function useVisible<E extends Element>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E | null>(null);
  const [visible, setVisible] = useState(false);
  useEffect(
    () =>
      ref.current === null
        ? undefined
        : watchElement(ref.current, ({ isIntersecting }) => setVisible(isIntersecting)),
    [],
  );
  return [ref, visible];
}
