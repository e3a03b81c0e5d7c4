import { formatAmount, type PlayerId } from '@paddock/contract';
import type { CashbackCode, CashbackPaid, CashbackView } from '@paddock/contract/schemas';

import { BASE_CURRENCY } from '../../rates/index.ts';
import type { LoyaltyParts } from '../loyalty-api.ts';
import { optedAtMs, paidCashback, wasPaid, type PaidCashback } from './cashback-store.ts';
import { owedOf, termsOf } from './claim.ts';
import { periodAt, periodsNow, type Period } from './periods.ts';
import type { Owed } from './owed.ts';

const inSite = (cents: bigint): string => formatAmount(cents, BASE_CURRENCY);

/** A cashback as its player sees it: what the running period would bring now, what can be taken, what was paid. */
export async function cashbackView(
  parts: LoyaltyParts,
  playerId: PlayerId,
  code: CashbackCode,
): Promise<CashbackView> {
  const { kernel, mayPlay, timeZoneHours } = parts;
  const { db, clock } = kernel;
  const both = await termsOf(db, code);
  const { terms, cashback } = both;
  const [current, ...past] = periodsNow(cashback, clock.nowMs(), timeZoneHours());
  const optedMs = await optedAtMs(db, playerId, code);
  const paid = await paidCashback(db, playerId, code);
  const open: CashbackView['open'] = [];
  for (const period of past) {
    if (optedMs === undefined || optedMs >= period.toMs) continue;
    if (await wasPaid(db, playerId, code, period)) continue;
    const owed = await owedOf(db, playerId, both, period);
    if (owed.owedCents > 0n) open.push(figuresOf(period, owed));
  }
  return {
    code,
    currency: BASE_CURRENCY,
    products: cashback.products,
    isOptedIn: optedMs !== undefined,
    isPaused: !(await mayPlay(db, playerId)),
    current: figuresOf(current, await owedOf(db, playerId, both, current)),
    open,
    paid: paid.map((one) => paidView(one, periodAt(cashback, one.firstDay, timeZoneHours()))),
    levels: terms.levels.map(({ code: level, name }) => ({
      code: level,
      name,
      rate: cashback.rates.find((one) => one.level === level)?.rate ?? null,
    })),
    edgeShare: cashback.edgeShare,
    least: cashback.least,
    most: cashback.most,
    claimDays: cashback.claimDays,
  };
}

const figuresOf = (period: Period, owed: Owed & { readonly level: string }) => ({
  firstDay: period.firstDay,
  fromMs: period.fromMs,
  toMs: period.toMs,
  claimUntilMs: period.claimUntilMs,
  level: owed.level,
  lost: inSite(owed.lostCents),
  edge: inSite(owed.edgeCents),
  owed: inSite(owed.owedCents),
});

export const paidView = (one: PaidCashback, { fromMs }: Pick<Period, 'fromMs'>): CashbackPaid => ({
  firstDay: one.firstDay,
  fromMs,
  level: one.level,
  lost: inSite(one.lostCents),
  paid: formatAmount(one.paidMinor, one.currency),
  currency: one.currency,
  paidAtMs: one.paidAtMs,
});
