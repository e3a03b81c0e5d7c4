import { auth$, currentRoute$, hrefFor, logout, profile$ } from '@paddock/shared-utils';
import { useStream, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Avatar, Icon, Panel, useReady, type IconName } from '@paddock/styleguide';

import styles from './menu.module.css';

const GROUPS: readonly {
  readonly key: string;
  readonly items: readonly {
    path: string;
    icon: IconName;
    key: string;
    /** What lies below it, where that is more than its own path. */
    within?: string;
    /** Not part of the restricted way in of a player on a break (rules §9). */
    closed?: boolean;
  }[];
}[] = [
  {
    key: 'overview',
    items: [
      { path: '/office/account', icon: 'user', key: 'account' },
      { path: '/office/history', icon: 'history', key: 'history' },
      { path: '/office/historypay', icon: 'transfer', key: 'payments' },
      { path: '/office/messages', icon: 'bell', key: 'messages' },
      { path: '/office/settings', icon: 'settings', key: 'settings' },
      { path: '/office/support', icon: 'support', key: 'support' },
      { path: '/office/share-idea', icon: 'edit', key: 'shareIdea' },
    ],
  },
  {
    key: 'money',
    items: [
      { path: '/office/recharge', icon: 'wallet', key: 'deposit', closed: true },
      { path: '/office/deduce', icon: 'bank', key: 'withdraw' },
      { path: '/office/bonuses/deposit', within: '/office/bonuses', icon: 'gift', key: 'bonus' },
      { path: '/office/payment/requests', within: '/office/payment', icon: 'chat', key: 'requests' },
    ],
  },
  {
    key: 'safety',
    items: [
      { path: '/office/responsible', icon: 'clock', key: 'responsible' },
      { path: '/office/security', icon: 'shield', key: 'security' },
      { path: '/office/verification', icon: 'check-circle', key: 'verification' },
    ],
  },
];

/** What is left of them during a break. */
const OPEN_GROUPS = GROUPS.map(({ key, items }) => ({
  key,
  items: items.filter(({ closed }) => closed !== true),
}));

/** A page below one of the menu's belongs to it: the steps of a withdrawal to withdrawing. */
function isAt(path: string, itemPath: string): boolean {
  return path === itemPath || path.startsWith(`${itemPath}/`);
}

/** The office's menu: who one is, the pages, the way out. Below 1300 it folds to icons. */
export function MenuWidget() {
  const t = useT('office');
  const common = useT('common');
  const path = useStreamValue(currentRoute$, (route) => ('matched' in route ? route.matched.path : ''));
  const isRestricted = useStreamValue(auth$, ({ banLevel }) => banLevel > 0);
  const value = useStream(profile$);
  useReady(true);
  const profile = 'profile' in value ? value.profile : null;
  return (
    <Panel className={styles.menu}>
      <div className={styles.who}>
        <Avatar name={profile?.user_name || profile?.user_email || ''} />
        <div className={styles.names}>
          <b>{profile?.user_name || profile?.user_email}</b>
          <span>{profile !== null && t('playerNumber', { id: profile.user_id })}</span>
        </div>
      </div>
      {(isRestricted ? OPEN_GROUPS : GROUPS).map((group) => (
        <div key={group.key}>
          <p className={styles.groupTitle}>{t(`menu.${group.key}`)}</p>
          <ul className={styles.items}>
            {group.items.map((item) => (
              <li key={item.path}>
                <a
                  href={hrefFor(item.path)}
                  className={styles.item}
                  aria-current={isAt(path, item.within ?? item.path) ? 'page' : undefined}
                  title={t(`menu.${item.key}`)}
                >
                  <Icon name={item.icon} />
                  <span className={styles.label}>{t(`menu.${item.key}`)}</span>
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
