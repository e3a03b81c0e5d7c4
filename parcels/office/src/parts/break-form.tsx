import { useState } from 'react';
import type { LimitType } from '@paddock/contract';
import { notify, refreshLimits, setLimit, type Limit } from '@paddock/shared-utils';
import { useLabels, useServerNow, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, Field, Panel, SectionHeader } from '@paddock/styleguide';
import { FormMessage, SelectField } from '@paddock/styleguide/forms';

import { endMsOf, rowOf } from '../model/limit-rows.ts';
import { endOfBreakMs } from '../model/limit-values.ts';
import styles from './limits.module.css';
import { useLimitWords } from './use-limit-words.ts';

const TICK_MS = 30_000;

interface BreakFormProps {
  readonly name: 'timeout' | 'exclusion';
  readonly limitType: LimitType;
  readonly values: readonly number[];
  readonly limits: readonly Limit[];
}

/**
 * A break in play that begins at once and cannot be taken back (S3-06, S3-09): what happens in plain words, how long, and
 * a second step that names the end. Going on and turning back have equal buttons. One that runs can only be made longer;
 * where nothing longer is offered the field is closed (S5-12).
 */
export function BreakForm({ name, limitType, values, limits }: BreakFormProps) {
  const t = useT('office');
  const words = useLimitWords();
  const [chosen, setChosen] = useState('');
  const [isAsking, setAsking] = useState(false);
  const nowMs = useServerNow(TICK_MS);
  const untilMs = endMsOf(rowOf(limits, limitType).active);
  const longer = values.filter((days) => endOfBreakMs(days, nowMs) > untilMs);
  const until = words.moment(untilMs);
  const isRunning = untilMs > nowMs;
  return (
    <Panel bleed data-limit={limitType}>
      <SectionHeader title={t(`limits.${name}.title`)} />
      <div className={styles.row}>
        <p className={styles.text}>{t(`limits.${name}.text`)}</p>
        {isAsking ? (
          <Confirmation
            name={name}
            limitType={limitType}
            days={Number(chosen)}
            onBack={() => setAsking(false)}
          />
        ) : (
          <div className={styles.form}>
            <Field
              label={t('limits.howLong')}
              hint={isRunning && t(longer.length > 0 ? 'limits.longer' : 'limits.locked.until', { until })}
            >
              <SelectField
                disabled={longer.length === 0}
                value={chosen}
                onChange={(event) => setChosen(event.currentTarget.value)}
                placeholder={t('limits.choose')}
                options={longer.map((days) => ({ value: String(days), label: words.length(days) }))}
              />
            </Field>
            <ButtonRow>
              <Button variant="danger-outline" unavailable={chosen === ''} onClick={() => setAsking(true)}>
                {chosen === '' ? t('limits.choose') : t('limits.readFirst')}
              </Button>
            </ButtonRow>
          </div>
        )}
      </div>
    </Panel>
  );
}

interface ConfirmationProps {
  readonly name: BreakFormProps['name'];
  readonly limitType: LimitType;
  readonly days: number;
  readonly onBack: () => void;
}

function Confirmation({ name, limitType, days, onBack }: ConfirmationProps) {
  const t = useT('office');
  const labels = useLabels();
  const words = useLimitWords();
  const nowMs = useServerNow(TICK_MS);
  const until = words.moment(endOfBreakMs(days, nowMs));
  const { submit, pending, refusal } = useSubmit(
    () => setLimit(limitType, days),
    () => {
      notify({ kind: 'info', group: 'break', text: { key: 'office:limits.begun', values: { until } } });
      // The server has ended every session: the next answer makes the page know it.
      void refreshLimits();
    },
  );
  return (
    <div className={styles.form} data-testid="break-confirmation">
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <h3 className={styles.name} tabIndex={-1} ref={focusOnShow}>
        {t('limits.until', { until })}
      </h3>
      <ul className={styles.points}>
        {['play', 'signOut', 'money', 'bets', 'final'].map((point) => (
          <li key={point}>{t(`limits.happens.${point}`)}</li>
        ))}
        {name === 'exclusion' && <li>{t('limits.happens.marketing')}</li>}
      </ul>
      <ButtonRow equal>
        <Button variant="danger-outline" block pending={pending} onClick={() => submit(undefined)}>
          {t(`limits.${name}.start`, { until })}
        </Button>
        <Button variant="outline" block unavailable={pending} onClick={onBack}>
          {t('limits.notNow')}
        </Button>
      </ButtonRow>
    </div>
  );
}

/** The keyboard and screen readers go on where the words changed. */
function focusOnShow(heading: HTMLElement | null): void {
  heading?.focus();
}
