import { LIMIT_RULES, isLimitType } from '@paddock/contract';
import type { Limit } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { isNoLimit } from '../model/limit-rows.ts';
import { lengthOf } from '../model/limit-values.ts';

const MINUTES_OF_HOUR = 60;

export interface LimitWords {
  /** "€100.00", "2 hours", "No limit". */
  valueOf(limit: Limit): string;
  /** "7 days", "1 year". */
  length(days: number): string;
  /** "1 h 18 min" */
  hours(hours: number): string;
  /** "28 Nov 2026, 12:00 UTC+1" */
  moment(atMs: number): string;
}

/** Limits and their times in words. */
export function useLimitWords(): LimitWords {
  const t = useT('office');
  const format = useFormat();
  const length = (days: number): string => {
    const { key, count } = lengthOf(days);
    return t(`limits.${key}`, { count });
  };
  return {
    length,
    hours(hours) {
      const minutes = Math.round(hours * MINUTES_OF_HOUR);
      const values = { hours: Math.floor(minutes / MINUTES_OF_HOUR), minutes: minutes % MINUTES_OF_HOUR };
      if (values.minutes === 0 && values.hours > 0) return t('limits.fullHours', values);
      return t(values.hours === 0 ? 'recent.minutes' : 'recent.hoursMinutes', values);
    },
    moment: (atMs) => `${format.date(atMs)}, ${format.time(atMs)} ${format.zone(atMs)}`,
    valueOf(limit) {
      if (isNoLimit(limit)) return t('limits.none');
      const { limitType, limitValue: count, measure } = limit;
      const unit = isLimitType(limitType) ? LIMIT_RULES[limitType].measure : undefined;
      if (unit === undefined) return format.amount(String(count), measure);
      return unit === 'day' ? length(count) : t(`limits.${unit}s`, { count });
    },
  };
}
