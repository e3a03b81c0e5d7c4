/** Cells a little beyond the edge are drawn too: who scrolls slowly sees none that is old. */
const MARGIN = '200px';

const onEnter = new Map<Element, () => void>();
const hidden = new WeakSet<Element>();

let observer: IntersectionObserver | undefined;

/** Tells when an element comes onto the screen, until the answer is called. Where nothing can be observed all is in sight. */
export function watchScreen(element: Element, enters: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  observer ??= new IntersectionObserver(tell, { rootMargin: MARGIN });
  const own = observer;
  onEnter.set(element, enters);
  own.observe(element);
  return () => {
    onEnter.delete(element);
    hidden.delete(element);
    own.unobserve(element);
  };
}

/** Whether an element that is watched can be seen; a new one until it is known that it cannot. */
export function isOnScreen(element: Element): boolean {
  return !hidden.has(element);
}

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) hidden.add(target);
    else if (hidden.delete(target)) onEnter.get(target)?.();
  }
}
