import { SECOND_MS } from '@paddock/contract';
import { useState, type SubmitEvent } from 'react';
import type { SentCodeRequest, SentCodeView } from '@paddock/contract/schemas';
import type { ApiResult } from '@paddock/shared-utils';
import { useFormat, useLabels, useServerNow, useT } from '@paddock/shared-utils/react';
import { Button, Field } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { CodeInput } from './code-input.tsx';
import { CaptchaProgress } from './captcha-progress.tsx';
import styles from './security.module.css';
import { useChange } from './use-change.ts';

interface CodeFormProps<Data> {
  readonly sent: SentCodeView;
  /** Where the code went, in words. */
  readonly hint: string;
  readonly submitLabel: string;
  readonly send: (request: SentCodeRequest) => Promise<ApiResult<Data>>;
  readonly onDone: (data: Data) => void;
  /** Sends another code. */
  readonly again: () => Promise<ApiResult<SentCodeView>>;
}

/** Takes the code of a message; another one may be asked for after a minute, the button counts. */
export function CodeForm<Data>({ sent: first, hint, submitLabel, send, onDone, again }: CodeFormProps<Data>) {
  const t = useT('office');
  const labels = useLabels();
  const [sent, setSent] = useState(first);
  const [code, setCode] = useState('');
  const { submit, pending, refusal, forget } = useChange(send, onDone);
  const isEmpty = code.trim() === '';

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isEmpty) void submit({ code_id: sent.code_id, code: code.trim() });
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate data-testid="code-form">
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <Field label={t('security.code.label')} hint={hint}>
        <CodeInput
          value={code}
          onChange={(next) => {
            setCode(next);
            forget();
          }}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" pending={pending} unavailable={isEmpty}>
          {isEmpty ? t('security.code.fill') : submitLabel}
        </Button>
        <AgainButton
          key={sent.code_id}
          sent={sent}
          again={again}
          onSent={(next) => {
            setSent(next);
            setCode('');
            forget();
          }}
        />
      </div>
      <CaptchaProgress />
    </form>
  );
}

interface AgainButtonProps {
  readonly sent: SentCodeView;
  readonly again: () => Promise<ApiResult<SentCodeView>>;
  readonly onSent: (sent: SentCodeView) => void;
}

function AgainButton({ sent, again, onSent }: AgainButtonProps) {
  const t = useT('office');
  const labels = useLabels();
  const { number } = useFormat();
  const { submit, pending, refusal } = useChange(() => again(), onSent);
  const leftSeconds = Math.ceil((sent.resend_at_ms - useServerNow(SECOND_MS)) / SECOND_MS);
  return (
    <>
      <Button pending={pending} unavailable={leftSeconds > 0} onClick={() => submit(undefined)}>
        {leftSeconds > 0
          ? t('security.code.wait', { seconds: number(leftSeconds) })
          : t('security.code.again')}
      </Button>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
    </>
  );
}
