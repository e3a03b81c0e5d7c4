import { useEffect, useRef, useState, type RefObject } from 'react';

/** Rows this far outside the screen are already watched, so that scrolling finds live prices. */
const MARGIN = '300px 0px';

type OnSeen = (isSeen: boolean) => void;

/** One observer for all rows: thousands of observers cost more than what they watch. */
interface Watch {
  readonly observer: IntersectionObserver;
  readonly seen: Map<Element, OnSeen>;
}

let watch: Watch | undefined;

function watchElement(element: Element, onSeen: OnSeen): () => void {
  if (watch === undefined) {
    const seen = new Map<Element, OnSeen>();
    const observer = new IntersectionObserver(
      (entries) => entries.forEach(({ target, isIntersecting }) => seen.get(target)?.(isIntersecting)),
      { rootMargin: MARGIN },
    );
    watch = { observer, seen };
  }
  const { observer, seen } = watch;
  seen.set(element, onSeen);
  observer.observe(element);
  return () => {
    observer.unobserve(element);
    seen.delete(element);
    if (seen.size > 0) return;
    observer.disconnect();
    if (watch?.observer === observer) watch = undefined;
  };
}

/** Whether an element is on or near the screen; what is not seen is not subscribed to. */
export function useVisible<E extends Element>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E | null>(null);
  const [visible, setVisible] = useState(false);
  useEffect(() => (ref.current === null ? undefined : watchElement(ref.current, setVisible)), []);
  return [ref, visible];
}
