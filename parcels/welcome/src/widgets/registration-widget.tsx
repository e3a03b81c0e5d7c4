import { useEffect, useState } from 'react';
import { openDialog, serverNowMs } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { TextButton, useReady } from '@paddock/styleguide';

import { invitationOf } from '../model/invitation.ts';
import { goOnHere } from '../parts/go-on-here.ts';
import { Credentials } from '../parts/registration/credentials.tsx';
import { RegistrationFlow } from '../parts/registration/registration-flow.tsx';
import { RegistrationFrame } from '../parts/registration/registration-frame.tsx';
import type { Made } from '../parts/registration/show-once-more.ts';
import { SocialButtons } from '../parts/social/social-buttons.tsx';
import { useWayBack } from '../parts/social/use-way-back.ts';
import { welcomeThere } from '../parts/welcome-there.ts';
import type { DialogWidgetProps } from './dialog-props.ts';

interface RegistrationWidgetProps extends DialogWidgetProps {
  /** The form to begin with. */
  readonly kind?: string;
  /** Number and password of an account just opened, left without being kept: they are asked about instead. */
  readonly made?: Made;
}

/** Registration over the page one is on, or wherever the site leads from there (S2-67, S4-05). */
export function RegistrationWidget({ close, setTitle, kind, made }: RegistrationWidgetProps) {
  const t = useT('welcome');
  const title = t(made === undefined ? 'seo.registration.title' : 'registration.done.title');
  const [{ refCode, promoCode }] = useState(() => invitationOf('', serverNowMs()));
  const wayBack = useWayBack();
  useReady(true);
  useEffect(() => setTitle?.(title), [setTitle, title]);
  if (made !== undefined) return <Credentials {...made} isLast onContinue={() => close?.()} />;
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
