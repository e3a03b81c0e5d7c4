import { useState } from 'react';
import type { SentCodeView } from '@paddock/contract/schemas';
import { notify } from '@paddock/shared-utils';
import { useFormat, useLabels, useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { CodeForm } from './code-form.tsx';
import { RemoveButton } from './remove-button.tsx';
import { securityCalls } from './security-calls.ts';
import { useSecurity } from './security-context.ts';
import { SecuritySection } from './security-section.tsx';
import styles from './security.module.css';
import { StepUpGate } from './step-up-gate.tsx';
import { useChange } from './use-change.ts';

/** Codes by e-mail as the second step of signing in. */
export function EmailAuthSection() {
  const t = useT('office');
  const { date } = useFormat();
  const { view } = useSecurity();
  const since = view.email_auth_since_ms;
  const isOn = since !== null;
  return (
    <SecuritySection
      name="email-auth"
      icon="mail"
      badge={{ tone: isOn ? 'positive' : 'neutral', text: t(isOn ? 'security.on' : 'security.off') }}
      state={isOn ? t('security.email-auth.since', { date: date(since) }) : t('security.email-auth.text')}
      action={view.email === '' ? undefined : t(isOn ? 'security.manage' : 'security.setUp')}
    >
      {(close) => (
        <StepUpGate>
          {isOn ? (
            <RemoveButton
              label={t('security.email-auth.turnOff')}
              remove={securityCalls.removeEmailAuth}
              onDone={close}
            />
          ) : (
            <EmailAuthForm onDone={close} />
          )}
        </StepUpGate>
      )}
    </SecuritySection>
  );
}

function EmailAuthForm({ onDone }: { readonly onDone: () => void }) {
  const t = useT('office');
  const labels = useLabels();
  const { view, show } = useSecurity();
  const [sent, setSent] = useState<SentCodeView | null>(null);
  const { submit, pending, refusal } = useChange(() => securityCalls.sendEmailAuthCode(), setSent);
  if (sent !== null) {
    return (
      <CodeForm
        sent={sent}
        hint={t('security.email.sent.current', { email: view.email })}
        submitLabel={t('security.email-auth.turnOn')}
        send={securityCalls.confirmEmailAuth}
        onDone={(next) => {
          show(next);
          notify({ kind: 'success', text: { key: 'office:security.email-auth.done' } });
          onDone();
        }}
        again={securityCalls.sendEmailAuthCode}
      />
    );
  }
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t('security.email-auth.how', { email: view.email })}</p>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <div className={styles.actions}>
        <Button variant="primary" pending={pending} onClick={() => submit(undefined)}>
          {t('security.code.send')}
        </Button>
      </div>
    </div>
  );
}
