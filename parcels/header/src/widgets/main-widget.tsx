import { auth$, hrefFor } from '@paddock/shared-utils';
import { useLanguage, useSiteConfig, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Logo, useReady } from '@paddock/styleguide';

import { AccountMenu } from '../parts/account/account-menu.tsx';
import { GuestActions } from '../parts/band/guest-actions.tsx';
import { MainNav } from '../parts/band/main-nav.tsx';
import { BottomBar } from '../parts/bottom-bar/bottom-bar.tsx';
import styles from './main-widget.module.css';
import { Messages } from '../parts/messages/messages.tsx';
import { AccountBalance } from '../parts/account-balance/account-balance.tsx';
import { Search } from '../parts/search/search.tsx';
import { TimePlayed } from '../parts/time-played/time-played.tsx';

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
          {status === 'signed-in' && <PlayerTools />}
          {status === 'guest' && <GuestActions />}
        </div>
      </div>
      <BottomBar />
    </>
  );
}

function PlayerTools() {
  return (
    <>
      <TimePlayed />
      <AccountBalance />
      <Messages />
      <AccountMenu />
    </>
  );
}
