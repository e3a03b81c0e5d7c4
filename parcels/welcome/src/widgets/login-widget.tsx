import { useEffect } from 'react';
import { openDialog, serverNowMs } from '@paddock/shared-utils';
import { useSiteConfig, useT } from '@paddock/shared-utils/react';
import { TextButton, useReady } from '@paddock/styleguide';

import { noteLoginShown } from '../model/login-shown.ts';
import styles from '../parts/forms.module.css';
import { goOnHere } from '../parts/go-on-here.ts';
import { LoginForm } from '../parts/login-form.tsx';
import { SocialButtons } from '../parts/social/social-buttons.tsx';
import { useWayBack } from '../parts/social/use-way-back.ts';
import type { DialogWidgetProps } from './dialog-props.ts';

/** Signing in over the page one is on; the page stays (S2-67). */
export function LoginWidget({ close, setTitle }: DialogWidgetProps) {
  const t = useT('welcome');
  const open = useSiteConfig((config) => config.isRegistrationAllowed) ?? false;
  const title = t('seo.login.title');
  const wayBack = useWayBack();
  useReady(true);
  function goOn(): void {
    close?.();
    void goOnHere();
  }
  useEffect(() => setTitle?.(title), [setTitle, title]);
  useEffect(() => noteLoginShown(serverNowMs()), []);
  return (
    <>
      <LoginForm onSignedIn={goOn} />
      <SocialButtons returnUrl={wayBack} />
      {open && (
        <p className={styles.other}>
          {t('login.noAccount')}{' '}
          <TextButton onClick={() => void openDialog({ widget: 'welcome/registration', size: 'large' })}>
            {t('login.toRegistration')}
          </TextButton>
        </p>
      )}
    </>
  );
}
