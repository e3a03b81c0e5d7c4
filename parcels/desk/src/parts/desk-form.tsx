import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import type { ApiProblem, CommandResult } from '@paddock/shared-utils';
import { useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, Field, TextInput } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import styles from './desk.module.css';
import { useDesk } from './session/desk-context.ts';
import { DoubtDialog, type Doubt } from './doubt-dialog.tsx';
import { useToldLater } from './use-told-later.ts';

/** What makes a reason: the server takes three characters or more. */
export const LEAST_REASON = 3;

type Send = (reason: string) => Promise<CommandResult>;

export interface DeskFormProps {
  readonly title: ReactNode;
  /** What pressing it does to bets and money, in plain words. */
  readonly consequence: ReactNode;
  readonly submitLabel: string;
  /** Why it cannot be sent yet; null once it can. */
  readonly missing: string | null;
  readonly isGrave?: boolean | undefined;
  /** Asked again before it is sent, where what was typed may be mistaken. */
  readonly doubt?: Doubt | undefined;
  /** More of a refusal than its words; something else may be sent from there, for the same reason. */
  readonly refused?: ((problem: ApiProblem, sendInstead: (send: Send) => void) => ReactNode) | undefined;
  /** Everything that a refusal named was typed anew: it is said no longer. */
  readonly isMended?: boolean | undefined;
  /** The button was pressed while it cannot be sent yet. */
  readonly onLacking?: (() => void) | undefined;
  /** True of a refusal for which something else of the page takes the focus; the message is read out all the same. */
  readonly leadsOn?: ((problem: ApiProblem) => boolean) | undefined;
  readonly send: Send;
  /** What it sends tells of its success by itself, wherever one looks by then. */
  readonly saysDone?: boolean | undefined;
  readonly onDone: () => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** Something an operator does: its fields, why it is done, and what follows from it. */
export function DeskForm(props: DeskFormProps) {
  const {
    title,
    consequence,
    submitLabel,
    missing,
    isGrave = false,
    doubt,
    refused,
    isMended = false,
    onLacking,
    leadsOn,
    send,
    saysDone = false,
    onDone,
    onCancel,
    children,
  } = props;
  const t = useT('desk');
  const labels = useLabels();
  const { lost } = useDesk();
  const heading = useId();
  const [reason, setReason] = useState('');
  const [isAsking, setAsking] = useState(false);
  const toldLater = useToldLater(typeof title === 'string' ? title : submitLabel, saysDone);
  const { submit, pending, refusal, forget } = useSubmit(async (by: Send) => {
    const answer = await by(reason.trim());
    if (!answer.ok && answer.httpStatus === 401) lost();
    toldLater(answer);
    return answer;
  }, onDone);
  const lacks =
    missing ?? (reason.trim().length < LEAST_REASON ? t('form.needsReason', { least: LEAST_REASON }) : null);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (lacks !== null) return;
    if (doubt === undefined) void submit(send);
    else setAsking(true);
  }

  const form = (
    <form
      className={styles.deskForm}
      aria-labelledby={heading}
      onSubmit={onSubmit}
      onChange={forget}
      onClick={({ target }) => {
        // A button that cannot be pressed yet submits nothing; Enter in a field presses it too.
        if (missing !== null && isSubmit(target)) onLacking?.();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
      noValidate
    >
      <h3 id={heading} className={styles.formTitle}>
        {title}
      </h3>
      {refusal !== null && !isMended && (
        <FormMessage
          title={labels.problem(refusal.problem)}
          attempt={leadsOn?.(refusal.problem) === true ? 0 : refusal.attempt}
        >
          {refused?.(refusal.problem, (by) => void submit(by))}
        </FormMessage>
      )}
      {children}
      <Field label={t('form.reason')}>
        <TextInput
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
      <p className={styles.consequence}>{consequence}</p>
      <ButtonRow>
        <Button
          type="submit"
          className={styles.says}
          variant={isGrave ? 'danger' : 'primary'}
          pending={pending}
          unavailable={lacks !== null}
        >
          {lacks ?? submitLabel}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </ButtonRow>
    </form>
  );
  return (
    <>
      {form}
      {isAsking && doubt !== undefined && (
        <DoubtDialog
          doubt={doubt}
          onClose={() => setAsking(false)}
          onSure={() => {
            setAsking(false);
            void submit(send);
          }}
        />
      )}
    </>
  );
}

const isSubmit = (pressed: EventTarget): boolean =>
  pressed instanceof Element && pressed.closest('button[type="submit"]') !== null;
