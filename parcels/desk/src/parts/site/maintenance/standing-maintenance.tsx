import { MINUTE_MS, type MaintenanceWindow } from '@paddock/contract';
import { useFormat, useServerNow, useT } from '@paddock/shared-utils/react';
import { Notice } from '@paddock/styleguide';

import { plannedTime } from '../../../model/planned-time.ts';
import { standingAt, type sourceOf } from '../../../model/site/maintenance-standing.ts';

interface StandingMaintenanceProps {
  readonly window: MaintenanceWindow | null;
  readonly source: ReturnType<typeof sourceOf> | undefined;
}

/** What holds now: play goes on, is stopped, or will be, and whether players are told of it. */
export function StandingMaintenance({ window, source }: StandingMaintenanceProps) {
  const t = useT('desk');
  const format = useFormat();
  const standing = standingAt(useServerNow(MINUTE_MS), window);
  if (standing.state === 'none')
    return <Notice tone="positive">{t('site.maintenance.standings.none')}</Notice>;
  const { state, startsAtMs, endsAtMs, toldFromMs } = standing;
  return (
    <Notice
      tone={state === 'running' ? 'danger' : 'warning'}
      title={t(`site.maintenance.standings.${state}`, {
        from: plannedTime(format, startsAtMs),
        until: plannedTime(format, endsAtMs),
      })}
    >
      {state !== 'running' && (
        <p>{t(`site.maintenance.told.${state}`, { time: plannedTime(format, toldFromMs) })}</p>
      )}
      {source !== undefined && source !== 'order' && <p>{t(`site.maintenance.sources.${source}`)}</p>}
    </Notice>
  );
}
