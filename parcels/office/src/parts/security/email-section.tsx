import { useState, type SubmitEvent } from 'react';
import type { EmailChangeView, SentCodeView } from '@paddock/contract/schemas';
import { notify, type ApiResult } from '@paddock/shared-utils';
import { useLabels, useT } from '@paddock/shared-utils/react';
import { Button, Field, TextInput } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { CodeForm } from './code-form.tsx';
import { securityCalls } from './security-calls.ts';
import { useSecurity } from './security-context.ts';
import { SecuritySection } from './security-section.tsx';
import styles from './security.module.css';
import { StepUpGate } from './step-up-gate.tsx';
import { useChange } from './use-change.ts';

type Next = NonNullable<EmailChangeView['next']>;

/** The e-mail address; a change is confirmed at both. */
export function EmailSection() {
  const t = useT('office');
  const { view } = useSecurity();
  const hasEmail = view.email !== '';
  return (
    <SecuritySection
      name="email"
      icon="mail"
      state={hasEmail ? view.email : t('security.email.noneText')}
      action={t(hasEmail ? 'security.change' : 'security.add')}
    >
      {(close) => (
        <StepUpGate>
          <EmailForm onDone={close} />
        </StepUpGate>
      )}
    </SecuritySection>
  );
}

function EmailForm({ onDone }: { readonly onDone: () => void }) {
  const t = useT('office');
  const { view, reload } = useSecurity();
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<Next | null>(null);

  function onAnswer({ next }: EmailChangeView): void {
    setStep(next);
    if (next !== null) return;
    reload();
    notify({ kind: 'success', text: { key: 'office:security.email.done', values: { email } } });
    onDone();
  }

  if (step === null) return <AddressForm email={email} onType={setEmail} onAnswer={onAnswer} />;
  const address = step.to === 'current' ? view.email : email;
  return (
    <CodeForm
      key={step.to}
      sent={step}
      hint={t(`security.email.sent.${step.to}`, { email: address })}
      submitLabel={t(`security.email.confirm.${step.to}`)}
      send={(typed) => securityCalls.confirmEmailChange({ to: step.to, ...typed })}
      onDone={onAnswer}
      again={() => begin(email, step)}
    />
  );
}

/** Another code to the address that is; the one to come is sent its own only after that has confirmed. */
async function begin(email: string, step: Next): Promise<ApiResult<SentCodeView>> {
  const result = await securityCalls.startEmailChange({ email });
  if (!result.ok) return result;
  return { ...result, data: result.data.next ?? step };
}

interface AddressFormProps {
  readonly email: string;
  readonly onType: (email: string) => void;
  readonly onAnswer: (answer: EmailChangeView) => void;
}

function AddressForm({ email, onType, onAnswer }: AddressFormProps) {
  const t = useT('office');
  const labels = useLabels();
  const { submit, pending, refusal, forget } = useChange(securityCalls.startEmailChange, onAnswer);
  const isEmpty = email.trim() === '';

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isEmpty) void submit({ email: email.trim() });
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate data-testid="email-form">
      <p className={styles.text}>{t('security.email.text')}</p>
      {refusal !== null && (
        <FormMessage
          title={
            refusal.problem.code === 'INVALID_INPUT'
              ? t('security.email.invalid')
              : labels.problem(refusal.problem)
          }
          attempt={refusal.attempt}
        />
      )}
      <Field label={t('security.email.new')}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          onChange={(event) => {
            onType(event.currentTarget.value);
            forget();
          }}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" pending={pending} unavailable={isEmpty}>
          {t(isEmpty ? 'security.email.fill' : 'security.code.send')}
        </Button>
      </div>
    </form>
  );
}
