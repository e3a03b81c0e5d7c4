import { BREAK_BAN_LEVEL, breakEndMs } from '@paddock/contract';
import {
  auth$,
  limits$,
  maintenance$,
  serverNowMs,
  type AuthValue,
  type LimitsValue,
  type Stream,
} from '@paddock/shared-utils';
import { useFormat, useStreamValue, useT } from '@paddock/shared-utils/react';

/**
 * Why nothing can be bet on now, in words: play is stopped for all, or the player is on a break. `null` while play goes
 * on. Limits are read for a player on a break alone, to say when it ends.
 */
export function usePlayStop(): string | null {
  const t = useT('betting');
  const { moment } = useFormat();
  const isMaintenance = useStreamValue(maintenance$, ({ status }) => status === 'active');
  const isOnBreak = useStreamValue(auth$, ({ banLevel }) => banLevel === BREAK_BAN_LEVEL);
  const known: Stream<AuthValue | LimitsValue> = isOnBreak ? limits$ : auth$;
  const untilMs = useStreamValue(known, (value) =>
    'limits' in value ? breakEndMs(value.limits, serverNowMs()) : null,
  );
  if (isMaintenance) return t('stopped.maintenance');
  if (!isOnBreak) return null;
  return untilMs === null ? t('stopped.break') : t('stopped.breakUntil', { until: moment(untilMs) });
}
