import { useSyncExternalStore } from 'react';

/** Below 1024 there is one column, and the side regions are sheets. */
const PHONE = '(max-width: 1023px)';

/** Whether the window is as narrow as a phone's. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(PHONE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(PHONE).matches,
  );
}
