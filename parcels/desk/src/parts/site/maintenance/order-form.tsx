import { useState } from 'react';
import { MINUTE_MS } from '@paddock/contract';
import { api } from '@paddock/shared-utils';
import { useFormat, useServerNow, useT } from '@paddock/shared-utils/react';
import { Field, Notice } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import { plannedTime } from '../../../model/planned-time.ts';
import {
  afterMinutes,
  durationText,
  orderFault,
  toldFrom,
  USUAL_MINUTES,
} from '../../../model/site/maintenance-standing.ts';
import { DeskForm } from '../../desk-form.tsx';
import { useDesk } from '../../session/desk-context.ts';
import { useMoment } from '../../use-moment.tsx';
import { useWhen } from '../../use-when.tsx';
import { WhatFollows } from './what-follows.tsx';

interface OrderFormProps {
  /** Something is ordered already, in whose place this comes. */
  readonly isOrdered: boolean;
  /** What is ordered stops play now: nothing is planned in its place. */
  readonly isRunning: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const AT_A_TIME = 'time';

/** Stops play, at once or from a time on, until a time. */
export function OrderForm({ isOrdered, isRunning, onDone, onCancel }: OrderFormProps) {
  const t = useT('desk');
  const format = useFormat();
  const { token } = useDesk();
  const nowMs = useServerNow(MINUTE_MS);
  const when = useWhen();
  const end = useMoment({ day: t('site.maintenance.endDay'), time: t('site.maintenance.endTime') });
  const [lasts, setLasts] = useState('60');
  const startsAtMs = when.fromMs ?? nowMs;
  const endsAtMs = lasts === AT_A_TIME ? end.atMs : afterMinutes(startsAtMs, Number(lasts));

  function lacking(): string | null {
    if (isRunning && when.isLater) return t('site.maintenance.faults.running');
    if (when.missing !== null) return when.missing;
    if (endsAtMs === undefined) return t('site.maintenance.noEnd');
    const fault = orderFault(startsAtMs, endsAtMs, nowMs);
    return fault === undefined ? null : t(`site.maintenance.faults.${fault}`);
  }

  function consequence(): string {
    if (endsAtMs === undefined) return t('site.maintenance.until');
    const until = plannedTime(format, endsAtMs);
    if (!when.isLater) return t('site.maintenance.stopsNow', { until });
    if (when.fromMs === undefined) return t('site.maintenance.stopsUntimed');
    const from = plannedTime(format, when.fromMs);
    return toldFrom(when.fromMs) <= nowMs
      ? t('site.maintenance.stopsSoon', { from, until })
      : t('site.maintenance.stopsLater', { from, until, told: plannedTime(format, toldFrom(when.fromMs)) });
  }

  return (
    <DeskForm
      title={t('site.maintenance.order')}
      consequence={consequence()}
      submitLabel={t(when.isLater ? 'site.maintenance.plan' : 'site.maintenance.stop')}
      missing={lacking()}
      isGrave
      send={(reason) =>
        api.post(
          '/operator-api/maintenance',
          {
            ...(when.fromMs !== undefined && { startsAtMs: when.fromMs }),
            endsAtMs: endsAtMs ?? 0,
            reason,
          },
          { bearer: { token } },
        )
      }
      onDone={onDone}
      onCancel={onCancel}
    >
      {isOrdered && !(isRunning && when.isLater) && (
        <Notice tone="warning">{t('site.maintenance.replaces')}</Notice>
      )}
      <WhatFollows />
      {when.fields}
      <Field label={t('site.maintenance.until')}>
        <SelectField
          size={36}
          value={lasts}
          onChange={(event) => setLasts(event.currentTarget.value)}
          options={[
            ...USUAL_MINUTES.map((minutes) => ({
              value: String(minutes),
              label: t('site.maintenance.after', { time: durationText(minutes, format.locale) }),
            })),
            { value: AT_A_TIME, label: t('content.whens.later') },
          ]}
        />
      </Field>
      {lasts === AT_A_TIME && end.fields}
    </DeskForm>
  );
}
