import { COOKIES, cookieOfLooks, LOOKS, ODDS_VIEWS, type Look } from '@paddock/contract';
import { settings$, type Settings } from '@paddock/shared-utils';
import { useEffect } from 'react';

const YEAR_SEC = 31_536_000;

/** Puts what the visitor chose of the looks on the document, as the server did for the first paint, and keeps it for the next. */
export function useSettings(): void {
  useEffect(() => {
    const subscription = settings$.subscribe(({ settings }) =>
      applySettings(document.documentElement, settings),
    );
    return () => subscription.unsubscribe();
  }, []);
}

/**
 * `data-theme` fixes the theme, none follows the system; `data-scale` picks the factor of every text size, `data-look` names
 * what else styles act on, `data-odds` the width of cells for the format of prices.
 */
function applySettings(root: HTMLElement, settings: Settings): void {
  const { appTheme, appFontSize, coefViewId } = settings;
  if (appTheme === null) delete root.dataset['theme'];
  else root.dataset['theme'] = appTheme === 1 ? 'dark' : 'light';
  root.dataset['scale'] = String(appFontSize);
  root.dataset['odds'] = ODDS_VIEWS[coefViewId ?? 0];
  const looks = looksOf(settings);
  root.dataset['look'] = looks.join(' ');
  document.cookie = `${COOKIES.look}=${cookieOfLooks(looks)};path=/;max-age=${YEAR_SEC};samesite=lax`;
}

function looksOf(settings: Settings): readonly Look[] {
  const chosen: Readonly<Record<Look, boolean>> = {
    compact: settings.compactView,
    light: settings.lightVersion,
    asian: settings.appViewType === 1,
    'unmarked-prices': settings.coefIndicationType === 1,
    'sports-only': settings.showSportsOnly,
    'event-numbers': settings.showGameId,
    'menu-folded': !settings.leftSectionOpen,
    'coupon-folded': !settings.rightSectionOpen,
  };
  return LOOKS.filter((look) => chosen[look]);
}
