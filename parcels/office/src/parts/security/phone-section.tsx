import { useState, type SubmitEvent } from 'react';
import type { PhoneRequest, SecurityView, SentCodeView } from '@paddock/contract/schemas';
import { notify, profile$ } from '@paddock/shared-utils';
import { useLabels, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Button, Field, TextInput } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { CaptchaProgress } from './captcha-progress.tsx';
import { CodeForm } from './code-form.tsx';
import { RemoveButton } from './remove-button.tsx';
import { securityCalls } from './security-calls.ts';
import { useSecurity } from './security-context.ts';
import { SecuritySection } from './security-section.tsx';
import styles from './security.module.css';
import { StepUpGate } from './step-up-gate.tsx';
import { useChange } from './use-change.ts';

/** The phone: bound by a code, changed by another, unbound. */
export function PhoneSection() {
  const t = useT('office');
  const { view } = useSecurity();
  const isBound = view.phone !== null;
  return (
    <SecuritySection
      name="phone"
      icon="phone"
      badge={{
        tone: isBound ? 'positive' : 'neutral',
        text: t(isBound ? 'security.phone.bound' : 'security.none'),
      }}
      state={isBound ? <span dir="ltr">{view.phone}</span> : t('security.phone.text')}
      action={t(isBound ? 'security.change' : 'security.add')}
      content={
        <div className={styles.more}>
          <p className={styles.note}>{t('security.phone.risk')}</p>
        </div>
      }
    >
      {(close) => (
        <StepUpGate>
          <PhoneForm onDone={close} />
        </StepUpGate>
      )}
    </SecuritySection>
  );
}

function PhoneForm({ onDone }: { readonly onDone: () => void }) {
  const t = useT('office');
  const { view, show } = useSecurity();
  const [sent, setSent] = useState<{ readonly code: SentCodeView; readonly request: PhoneRequest } | null>(
    null,
  );

  function onBound(next: SecurityView): void {
    show(next);
    notify({ kind: 'success', text: { key: 'office:security.phone.done' } });
    onDone();
  }

  if (sent !== null) {
    return (
      <CodeForm
        sent={sent.code}
        hint={t('security.phone.sent', { phone: sent.request.phone })}
        submitLabel={t('security.phone.bind')}
        send={securityCalls.confirmPhone}
        onDone={onBound}
        again={() => securityCalls.sendPhoneCode(sent.request)}
      />
    );
  }
  return (
    <>
      <NumberForm onSent={(code, request) => setSent({ code, request })} />
      {view.phone !== null && (
        <RemoveButton label={t('security.phone.remove')} remove={securityCalls.removePhone} onDone={onDone} />
      )}
    </>
  );
}

interface NumberFormProps {
  readonly onSent: (code: SentCodeView, request: PhoneRequest) => void;
}

function NumberForm({ onSent }: NumberFormProps) {
  const t = useT('office');
  const labels = useLabels();
  const countryId = useStreamValue(profile$, (value) =>
    'profile' in value ? value.profile.user_country_id : undefined,
  );
  const [phone, setPhone] = useState('');
  const request: PhoneRequest = {
    phone: phone.trim(),
    ...(countryId === undefined ? {} : { country_id: countryId }),
  };
  const { submit, pending, refusal, forget } = useChange(securityCalls.sendPhoneCode, (code) =>
    onSent(code, request),
  );
  const isEmpty = phone.trim() === '';

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isEmpty) void submit(request);
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate data-testid="phone-form">
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <Field label={t('security.phone.number')} hint={t('security.phone.hint')}>
        <TextInput
          type="tel"
          autoComplete="tel"
          value={phone}
          onChange={(event) => {
            setPhone(event.currentTarget.value);
            forget();
          }}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" pending={pending} unavailable={isEmpty}>
          {t(isEmpty ? 'security.phone.fill' : 'security.code.send')}
        </Button>
      </div>
      <CaptchaProgress />
    </form>
  );
}
