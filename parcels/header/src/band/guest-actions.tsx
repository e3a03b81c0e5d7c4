import { hrefFor, site$ } from '@paddock/shared-utils';
import { useLanguage, useStreamValue, useT } from '@paddock/shared-utils/react';
import { IconButton, LinkButton } from '@paddock/styleguide';

import { LazyPopover } from '../popover/lazy-popover.tsx';
import { Preferences } from '../preferences/preferences.tsx';
import styles from './guest-actions.module.css';

/** Language and theme, log in, register (S6-02: registration only where the site allows it). */
export function GuestActions() {
  const t = useT('header');
  useLanguage();
  const canRegister = useStreamValue(site$, (site) => 'config' in site && site.config.isRegistrationAllowed);
  return (
    <>
      <LazyPopover
        title={t('preferences')}
        trigger={<IconButton icon="globe" label={t('preferences')} size={40} onHeader />}
      >
        <Preferences />
      </LazyPopover>
      <LinkButton href={hrefFor('/user/login')} variant="header-outline" className={styles.signIn}>
        {t('common:signIn')}
      </LinkButton>
      {canRegister && (
        <LinkButton href={hrefFor('/registration')} variant="header">
          {t('common:register')}
        </LinkButton>
      )}
    </>
  );
}
