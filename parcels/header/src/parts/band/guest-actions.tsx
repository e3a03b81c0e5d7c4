import type { MouseEvent } from 'react';
import { currentRoute$, hrefFor, openDialog, type DialogInput } from '@paddock/shared-utils';
import { useLanguage, useSiteConfig, useT } from '@paddock/shared-utils/react';
import { IconButton, LinkButton } from '@paddock/styleguide';

import { LazyPopover } from '../popover/lazy-popover.tsx';
import styles from './guest-actions.module.css';

/** Preferences, log in, register (S6-02: registration only where the site allows it). */
export function GuestActions() {
  const t = useT('header');
  useLanguage();
  const canRegister = useSiteConfig((config) => config.isRegistrationAllowed) ?? false;
  return (
    <>
      <LazyPopover
        title={t('preferences')}
        trigger={<IconButton icon="globe" label={t('preferences')} size={40} onHeader />}
        panel="Preferences"
      />
      <LinkButton
        href={hrefFor('/user/login')}
        variant="header-outline"
        className={styles.signIn}
        onClick={(event) => {
          openOverPage(event, { widget: 'welcome/login', size: 'small', placement: 'corner' });
        }}
      >
        {t('common:signIn')}
      </LinkButton>
      {canRegister && (
        <LinkButton
          href={hrefFor('/registration')}
          variant="header"
          onClick={(event) => {
            openOverPage(event, { widget: 'welcome/registration', size: 'large' });
          }}
        >
          {t('common:register')}
        </LinkButton>
      )}
    </>
  );
}

/** Pages these dialogs would cover with themselves. */
const OWN_PAGES = ['/user/login', '/registration'];

/** A plain press opens the form over the page, so that page and coupon stay; anything else follows the link (S2-67). */
function openOverPage(event: MouseEvent, dialog: DialogInput): void {
  const route = currentRoute$.snapshot();
  const onOwnPage = 'matched' in route && OWN_PAGES.includes(route.matched.path);
  if (onOwnPage || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  openDialog(dialog);
}
