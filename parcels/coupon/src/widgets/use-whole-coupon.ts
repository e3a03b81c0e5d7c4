import { useEffect, useState, type ComponentType } from 'react';

/** Longest wait of a coupon that nobody needs yet for a quiet moment. */
const IDLE_TIMEOUT_MS = 2_000;

/** Kept for the next mount, which begins with it. */
let loaded: ComponentType | undefined;

async function loadWhole(): Promise<ComponentType> {
  return (loaded ??= (await import('../parts/whole-coupon.tsx')).WholeCoupon);
}

/** `loading` is a quiet moment's wait too, where nobody needs the coupon yet. */
export type WholeCouponLoad =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly Whole: ComponentType }
  | { readonly status: 'error' };

/**
 * Loads the whole coupon: at once where it has something to show, else when the browser is idle, so that it is there
 * before the first price is pressed.
 * @returns the load, and a way to try again
 */
export function useWholeCoupon(isNeeded: boolean): readonly [WholeCouponLoad, () => Promise<void>] {
  const [load, setLoad] = useState<WholeCouponLoad>(
    loaded === undefined ? { status: 'loading' } : { status: 'ready', Whole: loaded },
  );
  const run = (): Promise<void> =>
    loadWhole().then(
      (Whole) => setLoad({ status: 'ready', Whole }),
      () => setLoad({ status: 'error' }),
    );
  useEffect(() => {
    if (loaded !== undefined) return undefined;
    if (!isNeeded) return whenIdle(run);
    void run();
    return undefined;
  }, [isNeeded]);
  return [load, run];
}

/** Answers how to give up. Safari cannot tell when it is idle. */
function whenIdle(run: () => Promise<void>): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(() => void run(), { timeout: IDLE_TIMEOUT_MS });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(() => void run(), IDLE_TIMEOUT_MS);
  return () => clearTimeout(id);
}
