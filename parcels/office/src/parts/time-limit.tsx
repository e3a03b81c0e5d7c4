import { useState, type SubmitEvent } from 'react';
import { NO_SESSION_LIMIT, type LimitType } from '@paddock/contract';
import { notify, setLimit, type Limit } from '@paddock/shared-utils';
import { useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, Field, Panel, ProgressBar, SectionHeader } from '@paddock/styleguide';
import { FormMessage, SelectField } from '@paddock/styleguide/forms';

import { rowOf, type LimitRow } from '../model/limit-rows.ts';
import { LimitHead } from './limit-head.tsx';
import styles from './limits.module.css';
import { PendingChange } from './pending-change.tsx';
import { useLimitWords } from './use-limit-words.ts';

interface TimeLimitProps {
  /** `session` counts hours, `check` minutes. */
  readonly name: 'session' | 'check';
  readonly limitType: LimitType;
  readonly values: readonly number[];
  readonly limits: readonly Limit[];
}

/** A limit of time out of a few values: hours a day, or minutes between reality checks (S3-07, S3-08). */
export function TimeLimit({ name, limitType, values, limits }: TimeLimitProps) {
  const t = useT('office');
  const words = useLimitWords();
  const row = rowOf(limits, limitType);
  return (
    <Panel bleed data-limit={limitType}>
      <SectionHeader title={t(`limits.${name}.title`)} />
      <div className={styles.row}>
        <p className={styles.text}>{t(`limits.${name}.text`)}</p>
        <LimitHead
          title={
            row.active === null
              ? t(`limits.${name}.none`)
              : t(`limits.${name}.now`, { time: words.valueOf(row.active) })
          }
          isSet={row.active !== null}
        >
          {(close) => <TimeForm name={name} row={row} values={values} onDone={close} />}
        </LimitHead>
        {name === 'session' && row.active !== null && <LeftToday limit={row.active} />}
        {row.pending !== null && <PendingChange row={row} />}
      </div>
    </Panel>
  );
}

/** What is played and left of today's hours. */
function LeftToday({ limit: { limitValue, limitBalance } }: { readonly limit: Limit }) {
  const t = useT('office');
  const words = useLimitWords();
  const used = t('limits.usedToday', {
    used: words.hours(limitValue - limitBalance),
    total: words.hours(limitValue),
  });
  return (
    <ProgressBar
      value={1 - limitBalance / limitValue}
      label={t('limits.session.title')}
      valueText={used}
      left={t('limits.leftToday', { left: words.hours(limitBalance) })}
      used={used}
    />
  );
}

interface TimeFormProps {
  readonly name: TimeLimitProps['name'];
  readonly row: LimitRow;
  readonly values: readonly number[];
  readonly onDone: () => void;
}

function TimeForm({ name, row: { limitType, active }, values, onDone }: TimeFormProps) {
  const t = useT('office');
  const labels = useLabels();
  const [chosen, setChosen] = useState('');
  const { submit, pending, refusal, forget } = useSubmit(
    (value: number) => setLimit(limitType, value),
    () => {
      notify({ kind: 'success', text: { key: 'office:limits.saved' } });
      onDone();
    },
  );
  const unit = name === 'session' ? 'limits.hours' : 'limits.minutes';

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (chosen !== '') void submit(Number(chosen));
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <Field label={t(`limits.${name}.field`)} hint={t(`limits.${name}.rule`)}>
        <SelectField
          value={chosen}
          onChange={(event) => {
            setChosen(event.currentTarget.value);
            forget();
          }}
          placeholder={t('limits.choose')}
          options={values.map((value) => ({ value: String(value), label: t(unit, { count: value }) }))}
        />
      </Field>
      <ButtonRow>
        <Button type="submit" pending={pending} unavailable={chosen === ''}>
          {chosen === ''
            ? t('limits.choose')
            : t('limits.submit.time', { time: t(unit, { count: Number(chosen) }) })}
        </Button>
        {active !== null && (
          <Button pending={pending} onClick={() => submit(NO_SESSION_LIMIT)}>
            {t(`limits.${name}.remove`)}
          </Button>
        )}
      </ButtonRow>
    </form>
  );
}
