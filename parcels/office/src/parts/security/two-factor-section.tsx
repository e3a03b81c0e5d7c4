import { useState } from 'react';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Button, TextButton } from '@paddock/styleguide';

import { EnrolForm } from './enrol-form.tsx';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';
import { useSecurity } from './security-context.ts';
import { SecuritySection } from './security-section.tsx';
import styles from './security.module.css';
import { StepUpGate } from './step-up-gate.tsx';
import { TwoFactorOffForm } from './two-factor-off-form.tsx';

/** Two-factor sign-in by an app: on, its recovery codes, off. */
export function TwoFactorSection() {
  const t = useT('office');
  const { date } = useFormat();
  const { view } = useSecurity();
  // What a form was opened for, so that switching on does not turn it into the one for switching off.
  const [openedOff, setOpenedOff] = useState(false);
  const { enabled_at_ms: since, recovery_codes_left: left, recovery_codes_kept: areKept } = view.two_factor;
  const isOn = since !== null;
  return (
    <SecuritySection
      name="two-factor"
      icon="shield"
      badge={{ tone: isOn ? 'positive' : 'neutral', text: t(isOn ? 'security.on' : 'security.off') }}
      state={
        isOn ? (
          <>
            {t('security.two-factor.since', { date: date(since), count: left })}{' '}
            {!areKept && <strong>{t('security.two-factor.notKept')}</strong>}
          </>
        ) : (
          t('security.two-factor.text')
        )
      }
      action={t(isOn ? 'security.manage' : 'security.setUp')}
    >
      {(close) =>
        isOn && !openedOff ? (
          <TwoFactorChoices close={close} />
        ) : (
          <StepUpGate>
            <EnrolForm
              onBegun={() => setOpenedOff(true)}
              onDone={() => {
                setOpenedOff(false);
                close();
              }}
            />
          </StepUpGate>
        )
      }
    </SecuritySection>
  );
}

function TwoFactorChoices({ close }: { readonly close: () => void }) {
  const t = useT('office');
  const [choice, setChoice] = useState<'codes' | 'off' | null>(null);
  if (choice === 'off') return <TwoFactorOffForm onDone={close} />;
  if (choice === 'codes') {
    return (
      <StepUpGate>
        <NewRecoveryCodes onDone={close} />
      </StepUpGate>
    );
  }
  return (
    <div className={styles.form}>
      <div className={styles.actions}>
        <Button onClick={() => setChoice('codes')}>{t('security.two-factor.newCodes')}</Button>
        <TextButton onClick={() => setChoice('off')}>{t('security.two-factor.turnOff')}</TextButton>
      </div>
    </div>
  );
}
