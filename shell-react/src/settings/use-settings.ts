import { settings$, type Settings } from '@paddock/shared-utils';
import { useEffect } from 'react';

/** Puts the visitor's theme and font size on the document, as the server did for the first paint. */
export function useSettings(): void {
  useEffect(() => {
    const subscription = settings$.subscribe(({ settings }) =>
      applySettings(document.documentElement, settings),
    );
    return () => subscription.unsubscribe();
  }, []);
}

/** `data-theme` fixes the theme, none follows the system; `data-scale` picks the factor of every text size. */
function applySettings(root: HTMLElement, { theme, fontScale }: Settings): void {
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  root.dataset['scale'] = String(fontScale);
}
