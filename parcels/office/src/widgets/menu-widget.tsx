import { displayPublicNumber } from '@paddock/contract';
import { auth$, currentRoute$, hrefFor, logout, profile$ } from '@paddock/shared-utils';
import { useSiteConfig, useStream, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Icon, Panel, useReady } from '@paddock/styleguide';
import { Avatar } from '@paddock/styleguide/forms';

import { isAtItem, menuFor } from '../model/menu-groups.ts';
import styles from './menu.module.css';

/** The office's menu: who one is, the pages, the way out. Below 1300 it folds to icons. */
export function MenuWidget() {
  const t = useT('office');
  const common = useT('common');
  const path = useStreamValue(currentRoute$, (route) => ('matched' in route ? route.matched.path : ''));
  const isOnBreak = useStreamValue(auth$, ({ banLevel }) => banLevel > 0);
  const closedParcels = useSiteConfig((config) => config.closedParcels) ?? [];
  const value = useStream(profile$);
  useReady(true);
  const profile = 'profile' in value ? value.profile : null;
  return (
    <Panel className={styles.menu}>
      <div className={styles.who}>
        <Avatar name={profile?.user_name || profile?.user_email || ''} />
        <div className={styles.names}>
          <b>{profile?.user_name || profile?.user_email}</b>
          <span>
            {profile !== null && t('playerNumber', { number: displayPublicNumber(profile.user_number) })}
          </span>
        </div>
      </div>
      {menuFor({ isOnBreak, closedParcels }).map((group) => (
        <div key={group.key}>
          <p className={styles.groupTitle}>{t(`menu.${group.key}`)}</p>
          <ul className={styles.items}>
            {group.items.map((item) => (
              <li key={item.path}>
                <a
                  href={hrefFor(item.path)}
                  className={styles.item}
                  aria-current={isAtItem(item, path) ? 'page' : undefined}
                  title={t(item.key)}
                >
                  <Icon name={item.icon} />
                  <span className={styles.label}>{t(item.key)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <button type="button" className={styles.item} title={common('signOut')} onClick={() => void logout()}>
        <Icon name="logout" />
        <span className={styles.label}>{common('signOut')}</span>
      </button>
    </Panel>
  );
}
