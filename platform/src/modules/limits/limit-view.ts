import {
  HOUR_MS,
  formatAmount,
  LIMIT_RULES,
  LIMIT_TYPES,
  NO_MONEY_LIMIT,
  NO_SESSION_LIMIT,
  parseAmount,
  type LimitType,
} from '@paddock/contract';
import type { LimitView } from '@paddock/contract/schemas';

import { PlatformError } from '../../kernel/http/problem.ts';
import type { LimitValue } from './limit-change.ts';
import type { StoredLimit } from './limits-store.ts';

/** What is used of a limit now. */
export interface LimitUse {
  readonly usedMinor: bigint;
  readonly roomBackAtMs: number | null;
  readonly sessionLeftMs: number | null;
}

/** A limit as the API names it (S3-01): amounts as numbers in whole units, times in seconds. */
export function limitView(
  limit: StoredLimit,
  { usedMinor, roomBackAtMs, sessionLeftMs }: LimitUse,
): LimitView {
  const { type, state, value, currency, setAtMs, endsAtMs } = limit;
  const isSession = type === LIMIT_TYPES.session && state === 'active';
  return {
    limitType: type,
    limitValue: value === null ? noLimitOf(type) : numberOf(value, currency),
    limitBalance:
      value === null
        ? noLimitOf(type)
        : isSession && sessionLeftMs !== null
          ? sessionLeftMs / HOUR_MS
          : numberOf(value > usedMinor ? value - usedMinor : 0n, currency),
    limitUsed: value === null || currency === null ? null : numberOf(usedMinor, currency),
    limitState: state === 'active' ? 'ACTIVE' : 'PENDING',
    needApprove: state === 'pending',
    startedAt: Math.floor(setAtMs / 1000),
    endsAt: secondsOf(endsAtMs),
    roomBackAt: state === 'active' ? secondsOf(roomBackAtMs) : null,
    measure: currency ?? LIMIT_RULES[type].measure ?? '',
  };
}

/** What a wish's number means; null for no limit (S9-05). @throws LIMIT_VALUE. */
export function limitValueOf(type: LimitType, wanted: number, currency: string): LimitValue {
  if (wanted === noLimitOf(type)) return null;
  const isMoney = LIMIT_RULES[type].windowMs !== undefined;
  const value = isMoney ? parseAmount(String(wanted), currency) : wholeOf(wanted);
  if (value === undefined || value < 0n) throw new PlatformError('LIMIT_VALUE');
  return value;
}

function noLimitOf(type: LimitType): number {
  return LIMIT_RULES[type].windowMs === undefined ? NO_SESSION_LIMIT : NO_MONEY_LIMIT;
}

function secondsOf(atMs: number | null): number | null {
  return atMs === null ? null : Math.floor(atMs / 1000);
}

function wholeOf(wanted: number): bigint | undefined {
  return Number.isSafeInteger(wanted) ? BigInt(wanted) : undefined;
}

function numberOf(value: bigint, currency: string | null): number {
  return currency === null ? Number(value) : Number(formatAmount(value, currency));
}
