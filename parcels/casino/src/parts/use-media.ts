import { useSyncExternalStore } from 'react';

/** Whether a query of the screen holds: `(pointer: coarse)`. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (tell) => {
      const list = matchMedia(query);
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** From here on the side menu stands whole beside the page, with its own search. */
export const WHOLE_MENU = '(width >= 1300px)';
