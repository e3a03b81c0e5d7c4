import { hrefFor, logout, profile$, type ProfileValue } from '@paddock/shared-utils';
import { useLanguage, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Avatar, Divider, Icon } from '@paddock/styleguide';

import { LazyPopover } from '../popover/lazy-popover.tsx';
import { Preferences } from '../preferences/preferences.tsx';
import { ACCOUNT_LINKS } from './account-links.ts';
import styles from './account-menu.module.css';

/** The player's own pages, language and theme, and the way out. */
export function AccountMenu() {
  const t = useT('header');
  useLanguage();
  const name = useStreamValue(profile$, nameOf);
  return (
    <LazyPopover
      trigger={
        <button type="button" className={styles.trigger} aria-label={t('accountMenu', { name })}>
          <Avatar onHeader name={name === '' ? '?' : name} />
        </button>
      }
    >
      <div className={styles.menu}>
        {name !== '' && <b className={styles.name}>{name}</b>}
        <ul className={styles.links}>
          {ACCOUNT_LINKS.map(({ path, key, icon }) => (
            <li key={path}>
              <a className={styles.line} href={hrefFor(path)}>
                <Icon name={icon} />
                {t(key)}
              </a>
            </li>
          ))}
        </ul>
        <Divider />
        <Preferences />
        <Divider />
        <button type="button" className={styles.line} onClick={() => void logout()}>
          <Icon name="logout" />
          {t('common:signOut')}
        </button>
      </div>
    </LazyPopover>
  );
}

/** What the player is called: the name, else the e-mail, else nothing yet. */
export function nameOf(value: ProfileValue): string {
  if (!('profile' in value)) return '';
  const { user_name: name, user_email: email } = value.profile;
  return name === '' ? email : name;
}
