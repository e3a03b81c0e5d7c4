import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { SecurityView, StepUpRequest } from '@paddock/contract/schemas';
import { openDialog, serverNowMs, type ApiResult } from '@paddock/shared-utils';
import { useLabels, useSiteConfig, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, Field, TextButton } from '@paddock/styleguide';
import { FormMessage, PasswordInput } from '@paddock/styleguide/forms';

import { CodeInput } from './code-input.tsx';
import { passkeysWork, stepUpByPasskey } from './passkey-calls.ts';
import { securityCalls } from './security-calls.ts';
import { useSecurity } from './security-context.ts';
import styles from './security.module.css';

/**
 * Asks who is there before a sensitive change, unless that was proved in the last minutes. When the proof runs out under
 * way it asks again, and what was typed into the form stays.
 */
export function StepUpGate({ children }: { readonly children: ReactNode }) {
  const { view, show } = useSecurity();
  const isConfirmed = view.confirmed_until_ms !== null;
  // Whether it lasted when the form was opened; from then on the server's word counts.
  const [opened, setOpened] = useState(() => (view.confirmed_until_ms ?? 0) > serverNowMs());
  const isOpen = opened && isConfirmed;
  function onConfirmed(next: SecurityView): void {
    show(next);
    setOpened(true);
  }
  return (
    <>
      {!isOpen && <StepUpForm view={view} onConfirmed={onConfirmed} />}
      {opened && <div hidden={!isOpen}>{children}</div>}
    </>
  );
}

interface StepUpFormProps {
  readonly view: SecurityView;
  /** What the proof is for, where it is no change of security. */
  readonly why?: string;
  readonly onConfirmed: (view: SecurityView) => void;
}

/** Takes a proof of who is there: the password, a code of the app or a passkey. */
export function StepUpForm({ view, why, onConfirmed }: StepUpFormProps) {
  const t = useT('office');
  const labels = useLabels();
  // They belong to the address of the installation's own site.
  const isBrand = useSiteConfig(({ brand }) => brand) !== undefined;
  const [method, setMethod] = useState<'password' | 'totp'>('password');
  const [typed, setTyped] = useState('');
  const { submit, pending, refusal, forget } = useSubmit(prove, ({ data }) => onConfirmed(data));
  const other = method === 'password' ? 'totp' : 'password';
  // Neither mailbox nor phone: nothing could be sent that sets another password.
  const isLast = view.email === '' && view.phone === null;
  const request: StepUpRequest =
    method === 'password' ? { method, password: typed } : { method, code: typed.trim() };

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (typed !== '') void submit(request);
  }
  function onType(value: string): void {
    setTyped(value);
    forget();
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate data-testid="step-up">
      <p className={styles.text}>{why ?? t('security.stepUp.why')}</p>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <Field
        label={t(`security.stepUp.${method}`)}
        hint={method === 'password' && t(`security.stepUp.${isLast ? 'noWayBack' : 'noPassword'}`)}
        aside={
          method === 'password' &&
          !isLast && (
            <TextButton onClick={() => void openDialog({ widget: 'welcome/forgot-password' })}>
              {t('password.forgotten')}
            </TextButton>
          )
        }
      >
        {method === 'password' ? (
          <PasswordInput
            autoComplete="current-password"
            showLabel={t('security.showPassword')}
            value={typed}
            onChange={(event) => onType(event.currentTarget.value)}
          />
        ) : (
          <CodeInput value={typed} onChange={onType} />
        )}
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" pending={pending} unavailable={typed === ''}>
          {typed === '' ? t(`security.stepUp.fill.${method}`) : t('security.stepUp.submit')}
        </Button>
        {view.two_factor.enabled_at_ms !== null && (
          <TextButton
            onClick={() => {
              setMethod(other);
              onType('');
            }}
          >
            {t(`security.stepUp.use.${other}`)}
          </TextButton>
        )}
        {view.passkeys.length > 0 && !isBrand && passkeysWork() && (
          <TextButton onClick={() => void submit('passkey')}>{t('security.stepUp.use.passkey')}</TextButton>
        )}
      </div>
    </form>
  );
}

const prove = (request: StepUpRequest | 'passkey'): Promise<ApiResult<SecurityView>> =>
  request === 'passkey' ? stepUpByPasskey() : securityCalls.stepUp(request);
