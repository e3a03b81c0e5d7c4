import { isField, placeAfter, takesRoom } from './place-after.ts';

/** An element and all that it is in, inside first. */
type Path = readonly Element[];

/**
 * Catches the focus when what has it goes away or is hidden, as a pressed button does with its form: the browser lets it
 * fall to the body, from where a keyboard and a screen reader begin at the top of the page again. It is given to what took
 * the place (`placeAfter`); where a whole overlay went, to where it was before. Whoever moves the focus in the commit
 * itself comes first, and so does the navigation to another page. Answers how to stop.
 * @param first the focus that this code was fetched for; what had it may be gone by now
 */
export function keepFocus(page: Document, first: readonly EventTarget[] = []): () => void {
  let here: Path = first.filter((target) => target instanceof Element);
  /** In the frame, while the focus is in an overlay. */
  let before: Path = [];
  /** Was given the focus while there was nothing in it yet. */
  let waiting: HTMLElement | null = null;

  const isLost = (): boolean => page.activeElement === null || page.activeElement === page.body;

  function onFocusIn({ target }: { readonly target: EventTarget | null }): void {
    if (!(target instanceof Element) || target === page.body) return;
    if (isInFrame(target)) before = [];
    else if (here[0] !== undefined && isInFrame(here[0])) before = here;
    here = pathOf(target);
    if (target !== waiting) waiting = null;
  }

  function onFocusOut({ target }: FocusEvent): void {
    queueMicrotask(() => {
      // Hidden by a style, as a step of a narrow page; what is removed or hidden by its attribute is a change.
      if (isLost() && target instanceof Element && isThere(target)) look();
    });
  }

  /** The focus is nowhere: what had it went, or the person has put it away, and nothing is lost when it goes later. */
  function look(): void {
    const [focused] = here;
    if (focused !== undefined && isThere(focused) && takesRoom(focused)) here = before = [];
    else lose([]);
  }

  function onChange(records: readonly MutationRecord[]): void {
    const [focused] = here;
    if (focused === undefined) return;
    const isGone = !isThere(focused);
    if (isGone && (isLost() || page.activeElement === focused)) {
      lose(records);
    } else if (!isGone && focused === waiting && !isWaiting(waiting)) {
      give(placeAfter(waiting, [], records));
    }
  }

  function lose(records: readonly MutationRecord[]): void {
    const paths = [here, before];
    here = [];
    give(placeOf(paths, records));
  }

  function give(place: HTMLElement | null): void {
    waiting = place !== null && isWaiting(place) ? place : null;
    if (place !== null) focusOn(place);
  }

  if (isLost()) look();
  else onFocusIn({ target: page.activeElement });
  page.addEventListener('focusin', onFocusIn);
  page.addEventListener('focusout', onFocusOut);
  const observer = new MutationObserver(onChange);
  observer.observe(page.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['hidden'],
  });
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', onFocusIn);
    page.removeEventListener('focusout', onFocusOut);
  };
}

function pathOf(element: Element): Path {
  const path: Element[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) path.push(at);
  return path;
}

const isInFrame = (element: Element): boolean => element.closest('.frame') !== null;
const isThere = (element: Element): boolean => element.isConnected && element.closest('[hidden]') === null;

/** Where the first path goes on that still stands in part. */
function placeOf(paths: readonly Path[], records: readonly MutationRecord[]): HTMLElement | null {
  for (const path of paths) {
    const at = path.findIndex((element) => isThere(element) && takesRoom(element));
    const home = path[at];
    // What holds whole pages and widgets belongs to the navigation.
    if (!(home instanceof HTMLElement) || home.matches('.frame-place, :has(.frame-place)')) continue;
    return at === 0 ? home : placeAfter(home, path.slice(0, at), records);
  }
  return null;
}

/** True of a skeleton, and of what says that it is loading. */
function isWaiting(element: HTMLElement): boolean {
  if (isField(element)) return false;
  return element.textContent.trim() === '' || element.matches('[aria-busy=true], :has([aria-busy=true])');
}

function focusOn(place: HTMLElement): void {
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: !isField(place) });
}
