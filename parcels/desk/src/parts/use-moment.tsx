import { useState, type ReactNode } from 'react';
import { MINUTE_MS } from '@paddock/contract';
import { useFormat, useServerNow, useT } from '@paddock/shared-utils/react';
import { Field, TextInput } from '@paddock/styleguide';

import { momentOf } from '../model/moment-of.ts';
import styles from './desk.module.css';

interface TypedMoment {
  /** Milliseconds; undefined while it is none. */
  readonly atMs: number | undefined;
  /** Why it cannot be sent so; null once it can. */
  readonly missing: string | null;
  readonly fields: ReactNode;
}

/** A day and a time that are typed, on the operator's clock. */
export function useMoment({
  day: dayLabel,
  time: timeLabel,
}: {
  readonly day: string;
  readonly time: string;
}) {
  const t = useT('desk');
  const format = useFormat();
  const nowMs = useServerNow(MINUTE_MS);
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const atMs = momentOf(day, time, (moment) => format.zoneHours(moment));
  return {
    atMs,
    missing: atMs === undefined ? t('content.noTime') : atMs <= nowMs ? t('content.isOver') : null,
    fields: (
      <div className={styles.fields}>
        <Field label={dayLabel}>
          <TextInput
            type="date"
            name="day"
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
        </Field>
        <Field label={timeLabel} hint={t('content.timeHint', { zone: format.zone(nowMs) })}>
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
    ),
  } satisfies TypedMoment;
}
