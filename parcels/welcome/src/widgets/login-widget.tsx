import { useEffect } from 'react';
import { currentRoute$, openDialog, serverNowMs } from '@paddock/shared-utils';
import { useSiteConfig, useStreamValue, useT } from '@paddock/shared-utils/react';
import { TextButton, useReady } from '@paddock/styleguide';

import { noteLoginShown } from '../model/login-shown.ts';
import { returnUrlOf } from '../model/return-url.ts';
import styles from '../parts/forms.module.css';
import { goOnHere } from '../parts/go-on-here.ts';
import { LoginForm } from '../parts/login-form.tsx';
import { SocialButtons } from '../parts/social/social-buttons.tsx';
import type { DialogWidgetProps } from './dialog-props.ts';

/** Signing in over the page one is on; the page stays (S2-67). */
export function LoginWidget({ close, setTitle }: DialogWidgetProps) {
  const t = useT('welcome');
  const open = useSiteConfig((config) => config.isRegistrationAllowed) ?? false;
  const title = t('login.title');
  useReady(true);
  function goOn(): void {
    close?.();
    void goOnHere();
  }
  const returnUrl = useStreamValue(currentRoute$, (route) =>
    'matched' in route
      ? (returnUrlOf(route.matched.query) ?? route.matched.path + route.matched.query)
      : null,
  );
  useEffect(() => setTitle?.(title), [setTitle, title]);
  useEffect(() => noteLoginShown(serverNowMs()), []);
  return (
    <>
      <LoginForm onSignedIn={goOn} />
      <SocialButtons returnUrl={returnUrl} />
      {open && (
        <p className={styles.other}>
          {t('login.noAccount')}{' '}
          <TextButton onClick={() => void openDialog({ widget: 'welcome/registration' })}>
            {t('login.toRegistration')}
          </TextButton>
        </p>
      )}
    </>
  );
}
