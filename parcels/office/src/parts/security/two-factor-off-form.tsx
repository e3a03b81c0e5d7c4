import { useState, type SubmitEvent } from 'react';
import type { SentCodeView, TwoFactorDisableRequest } from '@paddock/contract/schemas';
import { notify } from '@paddock/shared-utils';
import { useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, Field, TextInput } from '@paddock/styleguide';
import { FormMessage, PasswordInput, SelectField } from '@paddock/styleguide/forms';

import { CodeInput } from './code-input.tsx';
import { securityCalls } from './security-calls.ts';
import { useSecurity } from './security-context.ts';
import styles from './security.module.css';
import { useChange } from './use-change.ts';

type Proof = TwoFactorDisableRequest['proof']['method'];

/** Switching two-factor off: the password, and a code or what stands in for a lost device. */
export function TwoFactorOffForm({ onDone }: { readonly onDone: () => void }) {
  const t = useT('office');
  const labels = useLabels();
  const { view, show } = useSecurity();
  const [proof, setProof] = useState<Proof>('totp');
  const [typed, setTyped] = useState({ password: '', code: '', answer: '' });
  const [sent, setSent] = useState<SentCodeView | null>(null);
  const { submit, pending, refusal, forget } = useChange(securityCalls.disableTwoFactor, (next) => {
    show(next);
    notify({ kind: 'success', text: { key: 'office:security.two-factor.isOff' } });
    onDone();
  });
  const request = disableRequest(proof, typed, sent);
  const proofs: readonly Proof[] =
    view.question_id === null ? ['totp', 'recovery'] : ['totp', 'recovery', 'question'];

  function type(change: Partial<typeof typed>): void {
    setTyped((last) => ({ ...last, ...change }));
    forget();
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (request !== null) void submit(request);
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate data-testid="two-factor-off">
      <p className={styles.text}>{t('security.two-factor.offText')}</p>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <Field label={t('security.stepUp.password')}>
        <PasswordInput
          autoComplete="current-password"
          showLabel={t('security.showPassword')}
          value={typed.password}
          onChange={(event) => type({ password: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('security.two-factor.proof')}>
        <SelectField
          value={proof}
          onChange={(event) => {
            setProof(proofs.find((one) => one === event.currentTarget.value) ?? 'totp');
            forget();
          }}
          options={proofs.map((one) => ({ value: one, label: t(`security.two-factor.by.${one}`) }))}
        />
      </Field>
      {proof === 'question' && (
        <>
          <Field label={t(`security.question.is.${view.question_id ?? 1}`)}>
            <TextInput
              autoComplete="off"
              value={typed.answer}
              onChange={(event) => type({ answer: event.currentTarget.value })}
            />
          </Field>
          <QuestionCode isSent={sent !== null} onSent={setSent} />
        </>
      )}
      {(proof !== 'question' || sent !== null) && (
        <Field label={t('security.code.label')}>
          <CodeInput
            value={typed.code}
            letters={proof === 'recovery'}
            onChange={(next) => type({ code: next })}
          />
        </Field>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="danger-outline" pending={pending} unavailable={request === null}>
          {t(request === null ? 'security.fillAll' : 'security.two-factor.turnOff')}
        </Button>
      </div>
    </form>
  );
}

interface QuestionCodeProps {
  readonly isSent: boolean;
  readonly onSent: (sent: SentCodeView) => void;
}

/** A code to the mailbox, for who has lost the device. */
function QuestionCode({ isSent, onSent }: QuestionCodeProps) {
  const t = useT('office');
  const labels = useLabels();
  const { submit, pending, refusal } = useSubmit(
    () => securityCalls.sendQuestionCode(),
    ({ data }) => onSent(data),
  );
  if (isSent) return <p className={styles.text}>{t('security.two-factor.codeSent')}</p>;
  return (
    <>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <div className={styles.actions}>
        <Button pending={pending} onClick={() => submit(undefined)}>
          {t('security.code.send')}
        </Button>
      </div>
    </>
  );
}

function disableRequest(
  method: Proof,
  { password, code, answer }: { readonly password: string; readonly code: string; readonly answer: string },
  sent: SentCodeView | null,
): TwoFactorDisableRequest | null {
  if (password === '' || code.trim() === '') return null;
  if (method !== 'question') return { password, proof: { method, code: code.trim() } };
  if (sent === null || answer.trim() === '') return null;
  return { password, proof: { method, answer: answer.trim(), code_id: sent.code_id, code: code.trim() } };
}
