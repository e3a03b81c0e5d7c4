import { auth$, hrefFor, site$, type SiteValue } from '@paddock/shared-utils';
import { useLanguage, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Logo, useReady } from '@paddock/styleguide';

import { AccountMenu } from './account/account-menu.tsx';
import { GuestActions } from './band/guest-actions.tsx';
import { MainNav } from './band/main-nav.tsx';
import { BottomBar } from './bottom-bar/bottom-bar.tsx';
import styles from './header.module.css';
import { Messages } from './messages/messages.tsx';
import { Purse } from './purse/purse.tsx';
import { Search } from './search/search.tsx';
import { TimePlayed } from './time-played/time-played.tsx';

/** The racing-green band and, on phones, the bar at the bottom. */
export function Header() {
  const t = useT('header');
  useLanguage();
  useReady(true);
  const status = useStreamValue(auth$, (auth) => auth.status);
  const company = useStreamValue(site$, companyOf);
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
      <Purse />
      <Messages />
      <AccountMenu />
    </>
  );
}

const companyOf = (site: SiteValue): string | undefined =>
  'config' in site ? site.config.companyName : undefined;
