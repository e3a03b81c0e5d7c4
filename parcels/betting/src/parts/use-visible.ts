import { useEffect, useRef, useState, type RefObject } from 'react';

/** Rows this far outside the screen are already watched, so that scrolling finds live prices. */
const MARGIN = '300px 0px';

/** Whether an element is on or near the screen; what is not seen is not subscribed to. */
export function useVisible<E extends Element>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E | null>(null);
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setVisible(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, visible];
}
