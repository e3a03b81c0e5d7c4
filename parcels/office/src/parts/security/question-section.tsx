import { useState, type SubmitEvent } from 'react';
import { SECURITY_QUESTIONS } from '@paddock/contract';
import { notify } from '@paddock/shared-utils';
import { useLabels, useT } from '@paddock/shared-utils/react';
import { Button, Field, TextInput } from '@paddock/styleguide';
import { FormMessage, SelectField } from '@paddock/styleguide/forms';

import { RemoveButton } from './remove-button.tsx';
import { securityCalls } from './security-calls.ts';
import { useSecurity } from './security-context.ts';
import { SecuritySection } from './security-section.tsx';
import styles from './security.module.css';
import { StepUpGate } from './step-up-gate.tsx';
import { useChange } from './use-change.ts';

/** The security question, for the day a device is lost. */
export function QuestionSection() {
  const t = useT('office');
  const { view } = useSecurity();
  const isSet = view.question_id !== null;
  return (
    <SecuritySection
      name="question"
      icon="help"
      badge={{ tone: isSet ? 'positive' : 'neutral', text: t(isSet ? 'security.set' : 'security.notSet') }}
      state={isSet ? t(`security.question.is.${view.question_id}`) : t('security.question.text')}
      action={t(isSet ? 'security.change' : 'security.setUp')}
    >
      {(close) => (
        <StepUpGate>
          <QuestionForm onDone={close} />
          {isSet && (
            <RemoveButton
              label={t('security.question.remove')}
              remove={securityCalls.removeQuestion}
              onDone={close}
            />
          )}
        </StepUpGate>
      )}
    </SecuritySection>
  );
}

function QuestionForm({ onDone }: { readonly onDone: () => void }) {
  const t = useT('office');
  const labels = useLabels();
  const { view, show } = useSecurity();
  const [question, setQuestion] = useState(view.question_id === null ? '' : String(view.question_id));
  const [answer, setAnswer] = useState('');
  const { submit, pending, refusal, forget } = useChange(securityCalls.setQuestion, (next) => {
    show(next);
    notify({ kind: 'success', text: { key: 'office:security.question.done' } });
    onDone();
  });
  const isReady = question !== '' && answer.trim() !== '';

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isReady) void submit({ question_id: Number(question), answer: answer.trim() });
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate data-testid="question-form">
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <Field label={t('security.question.label')}>
        <SelectField
          value={question}
          onChange={(event) => {
            setQuestion(event.currentTarget.value);
            forget();
          }}
          placeholder={t('security.question.choose')}
          options={SECURITY_QUESTIONS.map((id) => ({
            value: String(id),
            label: t(`security.question.is.${id}`),
          }))}
        />
      </Field>
      <Field label={t('security.question.answer')} hint={t('security.question.hint')}>
        <TextInput
          autoComplete="off"
          value={answer}
          onChange={(event) => {
            setAnswer(event.currentTarget.value);
            forget();
          }}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" pending={pending} unavailable={!isReady}>
          {t(isReady ? 'security.save' : 'security.fillAll')}
        </Button>
      </div>
    </form>
  );
}
