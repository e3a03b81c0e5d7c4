import { useEffect } from 'react';

/** Keeps the focus from falling out of what a person is doing. The code comes with the first focus. */
export function useKeptFocus(): void {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    const begin = (event: Event): void => {
      const path = event.composedPath();
      document.removeEventListener('focusin', begin);
      import('./keep-focus.ts').then(
        ({ keepFocus }) => {
          if (!isOver) stop = keepFocus(document, path);
        },
        // Without a connection: asked for again by the next focus.
        () => document.addEventListener('focusin', begin),
      );
    };
    document.addEventListener('focusin', begin);
    return () => {
      isOver = true;
      document.removeEventListener('focusin', begin);
      stop?.();
    };
  }, []);
}
