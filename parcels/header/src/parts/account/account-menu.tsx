import { profile$ } from '@paddock/shared-utils';
import { useStreamValue, useT } from '@paddock/shared-utils/react';
import { Avatar } from '@paddock/styleguide/forms';

import { LazyPopover } from '../popover/lazy-popover.tsx';
import styles from './account-menu.module.css';
import { nameOf } from './name-of.ts';

/** The player's initials in the band; behind them the account. */
export function AccountMenu() {
  const t = useT('header');
  const name = useStreamValue(profile$, nameOf);
  return (
    <LazyPopover
      trigger={
        <button type="button" className={styles.trigger} aria-label={t('accountMenu', { name }).trim()}>
          <Avatar onHeader name={name} />
        </button>
      }
      panel="AccountPanel"
    />
  );
}
