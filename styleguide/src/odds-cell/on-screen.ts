/** Cells a little beyond the edge are drawn too: who scrolls slowly sees none that is old. */
const MARGIN = '200px';

/** Who waits to come into sight, by the place that is watched: cells that stand together are seen together. */
const onEnter = new Map<Element, Set<() => void>>();
const hidden = new WeakSet<Element>();

let observer: IntersectionObserver | undefined;

/**
 * Tells when an element comes onto the screen, until the answer is called. What is watched is its parent, as each place that
 * is watched costs something in every frame, and a row has several prices. Where nothing can be observed all is in sight.
 */
export function watchScreen(element: Element, enters: () => void): () => void {
  const { parentElement: place } = element;
  if (place === null || typeof IntersectionObserver === 'undefined') return () => undefined;
  observer ??= new IntersectionObserver(tell, { rootMargin: MARGIN });
  const own = observer;
  const waiting = onEnter.get(place) ?? new Set();
  waiting.add(enters);
  onEnter.set(place, waiting);
  own.observe(place);
  return () => {
    waiting.delete(enters);
    if (waiting.size > 0) return;
    onEnter.delete(place);
    hidden.delete(place);
    own.unobserve(place);
  };
}

/** Whether an element that is watched can be seen; a new one until it is known that it cannot. */
export function isOnScreen({ parentElement: place }: Element): boolean {
  return place === null || !hidden.has(place);
}

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting && !hasNoBox(target)) hidden.add(target);
    else if (hidden.delete(target)) for (const enters of onEnter.get(target) ?? []) enters();
  }
}

/** What is laid out without a box of its own is nowhere, though its children may be in sight. */
function hasNoBox(element: Element): boolean {
  return getComputedStyle(element).display === 'contents';
}
