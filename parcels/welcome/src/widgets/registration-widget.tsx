import { useEffect, useState } from 'react';
import { openDialog, serverNowMs } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { TextButton, useReady } from '@paddock/styleguide';

import { invitationOf } from '../model/invitation.ts';
import { goOnHere } from '../parts/go-on-here.ts';
import { RegistrationFlow } from '../parts/registration/registration-flow.tsx';
import { RegistrationFrame } from '../parts/registration/registration-frame.tsx';
import { SocialButtons } from '../parts/social/social-buttons.tsx';
import { useWayBack } from '../parts/social/use-way-back.ts';
import { welcomeThere } from '../parts/welcome-there.ts';
import type { DialogWidgetProps } from './dialog-props.ts';

interface RegistrationWidgetProps extends DialogWidgetProps {
  /** The form to begin with. */
  readonly kind?: string;
}

/** Registration over the page one is on, or wherever the site leads from there (S2-67, S4-05). */
export function RegistrationWidget({ close, setTitle, kind }: RegistrationWidgetProps) {
  const t = useT('welcome');
  const title = t('seo.registration.title');
  const [{ refCode, promoCode }] = useState(() => invitationOf('', serverNowMs()));
  const wayBack = useWayBack();
  useReady(true);
  useEffect(() => setTitle?.(title), [setTitle, title]);
  return (
    <RegistrationFrame place="dialog">
      <RegistrationFlow
        place="dialog"
        kind={kind}
        refCode={refCode}
        promoCode={promoCode}
        onRegistered={() => {
          close?.();
          void goOnHere().then(welcomeThere);
        }}
        signIn={
          <TextButton onClick={() => void openDialog({ widget: 'welcome/login' })}>
            {t('registration.toLogin')}
          </TextButton>
        }
        other={<SocialButtons returnUrl={wayBack} withoutOneTap />}
        {...(close === undefined ? {} : { onLeave: close })}
      />
    </RegistrationFrame>
  );
}
