import { lazy, Suspense } from 'react';
import { auth$, hrefFor } from '@paddock/shared-utils';
import { useLanguage, useSiteConfig, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Logo, useReady } from '@paddock/styleguide';

import { GuestActions } from '../parts/band/guest-actions.tsx';
import { MainNav } from '../parts/band/main-nav.tsx';
import { BottomBar } from '../parts/bottom-bar/bottom-bar.tsx';
import { Search } from '../parts/search/search.tsx';
import styles from './main-widget.module.css';

/** Guests, who come for prices, do without its code. */
const PlayerTools = lazy(async () => ({
  default: (await import('../parts/player-tools/player-tools.tsx')).PlayerTools,
}));

/** The racing-green band and, on phones, the bar at the bottom. */
export function HeaderWidget() {
  const t = useT('header');
  useLanguage();
  useReady(true);
  const status = useStreamValue(auth$, (auth) => auth.status);
  const company = useSiteConfig((config) => config.companyName);
  return (
    <>
      <div className={styles.band}>
        <a className={styles.logo} href={hrefFor('/')} aria-label={t('home', { company: company ?? '' })}>
          <Logo onHeader name={company} />
        </a>
        <MainNav />
        <div className={styles.end}>
          <Search />
          {status === 'signed-in' && (
            <Suspense fallback={null}>
              <PlayerTools />
            </Suspense>
          )}
          {status === 'guest' && <GuestActions />}
        </div>
      </div>
      <BottomBar />
    </>
  );
}
