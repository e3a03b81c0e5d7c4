import type { ReactNode } from 'react';
import { REQUEST_TEXT_MAX } from '@paddock/contract';
import { hrefFor, type ApiProblem } from '@paddock/shared-utils';
import { useLabels, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, Field, TextArea, TextLink } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { requestsPath } from '../../model/request-paths.ts';
import styles from './requests.module.css';
import type { SendText } from './use-send-text.ts';

/** The room left is said from here on. */
const FEW_LEFT = 200;

interface TextFormProps {
  readonly label: string;
  readonly hint?: string;
  readonly submitLabel: string;
  readonly sending: SendText;
  readonly rows: number;
  /** Beside the button. */
  readonly children?: ReactNode;
}

/** One text and the press that sends it. */
export function TextForm({ label, hint, submitLabel, sending, rows, children }: TextFormProps) {
  const t = useT('cashier');
  const { text, setText, send, pending, refusal } = sending;
  const left = REQUEST_TEXT_MAX - text.length;
  const isEmpty = text.trim() === '';
  return (
    <form
      className={styles.stack}
      noValidate
      data-testid="request-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) send();
      }}
    >
      {refusal !== null && <Refused problem={refusal.problem} attempt={refusal.attempt} />}
      <Field label={label} hint={hint} aside={left < FEW_LEFT && t('requests.form.left', { count: left })}>
        <TextArea
          name="text"
          dir="auto"
          autoComplete="off"
          rows={rows}
          maxLength={REQUEST_TEXT_MAX}
          readOnly={pending}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
          }}
        />
      </Field>
      <p className={styles.dim}>{t('requests.form.secrets')}</p>
      <ButtonRow>
        <Button type="submit" variant="primary" pending={pending} unavailable={isEmpty}>
          {isEmpty ? t('requests.form.empty') : submitLabel}
        </Button>
        {children}
      </ButtonRow>
    </form>
  );
}

interface RefusedProps {
  readonly problem: ApiProblem;
  readonly attempt: number;
}

/** Why it was not taken; where there is something to look at instead, the way there. */
function Refused({ problem, attempt }: RefusedProps) {
  const t = useT('cashier');
  const labels = useLabels();
  const details = problem.details as { readonly requestId?: unknown } | undefined;
  const openId = problem.code === 'REQUEST_OPEN' ? details?.requestId : undefined;
  return (
    <FormMessage title={labels.problem(problem)} attempt={attempt}>
      {typeof openId === 'string' && (
        <TextLink href={hrefFor(requestsPath(openId))}>{t('requests.toOpen')}</TextLink>
      )}
      {problem.code === 'REQUESTS_FULL' && (
        <TextLink href={hrefFor(requestsPath())}>{t('requests.toRequests')}</TextLink>
      )}
      {problem.code === 'NETWORK_ERROR' && <p>{t('requests.form.lost')}</p>}
    </FormMessage>
  );
}
