import { ODDS_VIEWS } from '@paddock/contract';
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

/**
 * `data-theme` fixes the theme, none follows the system; `data-scale` picks the factor of every text size, `data-compact`
 * lower rows, `data-odds` the width of cells for the format of prices.
 */
function applySettings(
  root: HTMLElement,
  { appTheme, appFontSize, compactView, coefViewId }: Settings,
): void {
  if (appTheme === null) delete root.dataset['theme'];
  else root.dataset['theme'] = appTheme === 1 ? 'dark' : 'light';
  root.dataset['scale'] = String(appFontSize);
  root.dataset['odds'] = ODDS_VIEWS[coefViewId ?? 0];
  root.toggleAttribute('data-compact', compactView);
}
