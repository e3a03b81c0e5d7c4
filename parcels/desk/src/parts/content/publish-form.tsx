import { useState } from 'react';
import { api } from '@paddock/shared-utils';
import { useFormat, useServerNow, useT } from '@paddock/shared-utils/react';
import { Field, SegmentedControl, TextInput } from '@paddock/styleguide';
import { MINUTE_MS } from '@paddock/contract';

import { momentOf } from '../../model/moment-of.ts';
import { DeskForm } from '../desk-form.tsx';
import styles from '../desk.module.css';
import { useDesk } from '../session/desk-context.ts';

interface PublishFormProps {
  readonly address: string;
  readonly number: number;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Lets a version be read, at once or from a time on. */
export function PublishForm({ address, number, onDone, onCancel }: PublishFormProps) {
  const t = useT('desk');
  const format = useFormat();
  const nowMs = useServerNow(MINUTE_MS);
  const { token } = useDesk();
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const moment = momentOf(day, time, (atMs) => format.zoneHours(atMs));
  const fromMs = when === 'later' ? moment : undefined;
  const missing =
    when === 'now'
      ? null
      : moment === undefined
        ? t('content.noTime')
        : moment <= nowMs
          ? t('content.isOver')
          : null;
  return (
    <DeskForm
      title={t('content.publish', { number })}
      consequence={
        fromMs === undefined
          ? t('content.publishConsequence')
          : t('content.planConsequence', { time: format.moment(fromMs) })
      }
      submitLabel={fromMs === undefined ? t('content.publishNow') : t('content.plan')}
      missing={missing}
      send={(reason) =>
        api.post(
          '/operator-api/content/publish',
          { address, number, reason, ...(fromMs !== undefined && { fromMs }) },
          { bearer: { token } },
        )
      }
      onDone={onDone}
      onCancel={onCancel}
    >
      <SegmentedControl
        label={t('content.when')}
        value={when}
        onValueChange={(value) => setWhen(value === 'later' ? 'later' : 'now')}
        segments={(['now', 'later'] as const).map((value) => ({ value, label: t(`content.whens.${value}`) }))}
      />
      {when === 'later' && (
        <div className={styles.fields}>
          <Field label={t('content.day')}>
            <TextInput
              type="date"
              name="day"
              value={day}
              onChange={(event) => setDay(event.currentTarget.value)}
            />
          </Field>
          <Field label={t('content.time')} hint={t('content.timeHint', { zone: format.zone(nowMs) })}>
            <TextInput
              name="time"
              inputMode="numeric"
              autoComplete="off"
              placeholder="08:30"
              maxLength={5}
              value={time}
              onChange={(event) => setTime(event.currentTarget.value)}
            />
          </Field>
        </div>
      )}
    </DeskForm>
  );
}
