import { hrefFor, logout, profile$ } from '@paddock/shared-utils';
import { useLanguage, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Divider, Icon } from '@paddock/styleguide';

import { Preferences } from '../preferences/preferences.tsx';
import { ACCOUNT_LINKS } from './account-links.ts';
import styles from './account-panel.module.css';
import { nameOf } from './name-of.ts';
import { RunningBonus } from './running-bonus.tsx';

/** The player's own pages, language and theme, and the way out. */
export function AccountPanel() {
  const t = useT('header');
  useLanguage();
  const name = useStreamValue(profile$, nameOf);
  return (
    <div className={styles.panel}>
      {name !== '' && <b className={styles.name}>{name}</b>}
      <RunningBonus />
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
      <div className={styles.foot}>
        <button type="button" className={styles.line} onClick={() => void logout()}>
          <Icon name="logout" />
          {t('common:signOut')}
        </button>
      </div>
    </div>
  );
}
