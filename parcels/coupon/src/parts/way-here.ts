import { FRAME_IDS } from '@paddock/contract';
import { openSheet } from '@paddock/shared-utils';

/** The key that leads from a price to the coupon. It counts on a price alone, so that it is in nobody's way (WCAG 2.1.4). */
const KEY = 'c';

/**
 * The way from a price to its stake, until `gone`: the key C on a price, and the link "Go to the coupon" (`data-to-coupon`)
 * that stands after a picked one.
 * @param onCome brings the coupon to the front, in place of the open bets
 */
export function listenForWayHere(onCome: () => void, gone: AbortSignal): void {
  function come(event: Event): void {
    event.preventDefault();
    openSheet('aside');
    onCome();
    // Once a sheet that was closed can take the focus.
    requestAnimationFrame(() => requestAnimationFrame(focusStake));
  }
  function onKey(event: KeyboardEvent): void {
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.defaultPrevented;
    if (isPlain && event.key.toLowerCase() === KEY && isIn(event, '[data-selection][aria-pressed]'))
      come(event);
  }
  function onClick(event: MouseEvent): void {
    if (isIn(event, '[data-to-coupon]')) come(event);
  }
  document.addEventListener('keydown', onKey, { signal: gone });
  document.addEventListener('click', onClick, { signal: gone });
}

function isIn({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** The first stake of the coupon, else its first control. */
function focusStake(): void {
  const aside = document.getElementById(FRAME_IDS.aside);
  const find = (selector: string) => aside?.querySelector<HTMLElement>(selector);
  // One after the other: a list of selectors finds what comes first on the page, which the buttons of the head do.
  (find('input[inputmode]') ?? find('.frame-place button'))?.focus();
}
