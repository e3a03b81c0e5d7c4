import { useSyncExternalStore } from 'react';

/** From here on the markets of a match stand in two columns. */
const WIDE = '(width >= 1200px)';

/** Whether the window has room for two columns of markets. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
