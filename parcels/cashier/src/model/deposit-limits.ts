import { DAY_MS, LIMIT_RULES, limitTypesOf, parseAmount, type LimitType } from '@paddock/contract';
import type { LimitsValue } from '@paddock/shared-utils';

/** What a limit the player has set on paying in leaves, exactly. */
export interface DepositLimit {
  readonly limitType: LimitType;
  readonly days: number;
  /** Of the main account, in which limits are held. */
  readonly currency: string;
  readonly usedMinor: bigint;
  readonly leftMinor: bigint;
  readonly totalMinor: bigint;
  /** When the next part of what is used comes back; null where none does. */
  readonly backAtMs: number | null;
  /** From 0 to 1. */
  readonly part: number;
}

/** The player's limits on paying in that are in force, the shortest window first. */
export function depositLimits(value: LimitsValue): readonly DepositLimit[] {
  const limits = 'limits' in value ? value.limits : [];
  return limitTypesOf('deposit').flatMap((limitType) => {
    const limit = limits.find((one) => one.limitType === limitType && one.limitState === 'ACTIVE');
    const minor = (amount: number): bigint => parseAmount(String(amount), limit?.measure ?? '') ?? 0n;
    if (limit === undefined) return [];
    const totalMinor = minor(limit.limitValue);
    const leftMinor = minor(limit.limitBalance);
    const usedMinor = totalMinor - leftMinor;
    return {
      limitType,
      days: (LIMIT_RULES[limitType].windowMs ?? 0) / DAY_MS,
      currency: limit.measure,
      usedMinor,
      leftMinor,
      totalMinor,
      backAtMs: limit.roomBackAt === null ? null : limit.roomBackAt * 1000,
      part: totalMinor === 0n ? 1 : Number(usedMinor) / Number(totalMinor),
    };
  });
}

/** What all of them leave in a currency; null where none is held in it: the server then counts at its rate. */
export function roomIn(limits: readonly DepositLimit[], currency: string): bigint | null {
  const rooms = limits.filter((limit) => limit.currency === currency).map(({ leftMinor }) => leftMinor);
  return rooms.reduce<bigint | null>((least, room) => (least === null || room < least ? room : least), null);
}
