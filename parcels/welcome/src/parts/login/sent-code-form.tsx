import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { ApiProblem, ApiResult } from '@paddock/shared-utils';
import { useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { CaptchaProgress } from '../captcha-progress.tsx';
import styles from '../forms.module.css';
import { useStepFocus } from '../use-step-focus.ts';
import { CodeField } from './code-field.tsx';
import { ResendButton } from './resend-button.tsx';

const DIGITS = 6;

interface SentCodeFormProps<Data> {
  readonly codeId: string;
  /** When the next code may be asked for, server time. */
  readonly resendAtMs: number;
  readonly submitLabel: string;
  readonly send: (request: { readonly code_id: string; readonly code: string }) => Promise<ApiResult<Data>>;
  readonly onDone: (data: Data) => void;
  readonly onResend: () => Promise<unknown>;
  readonly testId?: string;
  /** Where the code went, in words. */
  readonly note?: string;
  /** What else there is to say of a refusal. */
  readonly more?: (problem: ApiProblem) => ReactNode;
  /** Other ways on. */
  readonly children?: ReactNode;
}

/** Takes the six digits of a message, says how many are missing, and sends another code once that may be. */
export function SentCodeForm<Data>(props: SentCodeFormProps<Data>) {
  const { codeId, resendAtMs, submitLabel, send, onDone, onResend, testId, note, more, children } = props;
  const t = useT('welcome');
  const form = useStepFocus();
  const labels = useLabels();
  const [code, setCode] = useState('');
  const { submit, pending, refusal, forget } = useSubmit(send, ({ data }) => onDone(data));
  const digits = code.replace(/\D/g, '');
  const left = DIGITS - digits.length;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (left <= 0) void submit({ code_id: codeId, code: digits });
  }

  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate data-testid={testId}>
      {refusal !== null && (
        <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt}>
          {more?.(refusal.problem)}
        </FormMessage>
      )}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <CodeField
        label={t('field.code.label')}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          forget();
        }}
      />
      <Button type="submit" variant="primary" size={48} block pending={pending} unavailable={left > 0}>
        {left > 0 ? t('login.digitsLeft', { count: left }) : submitLabel}
      </Button>
      <ResendButton resendAtMs={resendAtMs} onResend={onResend} />
      <CaptchaProgress />
      {children}
    </form>
  );
}
