import { useServerNow, useSiteConfig, useT } from '@paddock/shared-utils/react';

import { lockOf, type LimitRow } from '../model/limit-rows.ts';
import { useLimitWords } from './use-limit-words.ts';

const TICK_MS = 30_000;
const NO_FEATURES: readonly number[] = [];

/** Why the amount of a limit cannot be entered now, in words; null when it can (S5-12). */
export function useLimitLock(row: LimitRow): string | null {
  const t = useT('office');
  const words = useLimitWords();
  const nowMs = useServerNow(TICK_MS);
  const features = useSiteConfig((config) => config.features) ?? NO_FEATURES;
  const lock = lockOf(row, features, nowMs);
  if (lock === null) return null;
  return lock.kind === 'waiting'
    ? t('limits.locked.waiting')
    : t('limits.locked.until', { until: words.moment(lock.untilMs) });
}
