import type { PlayerId } from '@paddock/contract';
import type { CashbackCode, LoyaltyCashback, LoyaltyTerms } from '@paddock/contract/schemas';

import { inTransaction, type Database, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { tellPlayer } from '../../live/index.ts';
import { BASE_CURRENCY, convertMinor } from '../../rates/index.ts';
import { countStakes } from '../earning/count-stakes.ts';
import { levelAt } from '../levels/level-store.ts';
import type { LoyaltyParts } from '../loyalty-api.ts';
import { lockPoints } from '../points/points-store.ts';
import { readProgramme } from '../programme-store.ts';
import { insertPaid, optedAtMs, paidCashback, playOf, wasPaid, type PaidCashback } from './cashback-store.ts';
import { owedFor, type Owed } from './owed.ts';
import { periodsNow, type Period } from './periods.ts';

/** The terms of a cashback. @throws CASHBACK_UNKNOWN where there is none of this name now */
export async function termsOf(
  db: Database | Tx,
  code: CashbackCode,
): Promise<{ readonly terms: LoyaltyTerms; readonly cashback: LoyaltyCashback }> {
  const programme = await readProgramme(db);
  const cashback = programme?.terms.cashback.find((one) => one.code === code);
  if (programme === undefined || cashback === undefined) throw new PlatformError('CASHBACK_UNKNOWN');
  return { terms: programme.terms, cashback };
}

/** What a period brings a player, by the level they had at its end. */
export async function owedOf(
  db: Database | Tx,
  playerId: PlayerId,
  { terms, cashback }: { readonly terms: LoyaltyTerms; readonly cashback: LoyaltyCashback },
  period: Period,
): Promise<Owed & { readonly level: string }> {
  const level = (await levelAt(db, playerId, period.toMs)) ?? terms.levels[0]?.code ?? '';
  const play = await playOf(db, playerId, period);
  return { level, ...owedFor(cashback, terms.earning, level, play, BASE_CURRENCY) };
}

/**
 * Pays a period's cashback to the player's main account as real money, once: asked again it answers what was paid. Only
 * to who asked for it before the period was over, and may play now.
 * @throws CASHBACK_UNKNOWN, CASHBACK_NOT_OPTED, CASHBACK_PERIOD, CASHBACK_NOTHING, PLAY_PAUSED, ACCOUNT_FROZEN,
 * ACCOUNT_RESTRICTED, RATE_UNAVAILABLE
 */
export async function claimCashback(
  parts: LoyaltyParts,
  playerId: PlayerId,
  { code, firstDay }: { readonly code: CashbackCode; readonly firstDay: number },
): Promise<PaidCashback> {
  const { kernel } = parts;
  if (parts.isBanned(playerId)) throw new PlatformError('ACCOUNT_RESTRICTED');
  // What was settled until now is counted first: the sum of a period is final once it is paid.
  await countStakes(parts, playerId);
  const { paid, isNew } = await inTransaction(kernel.db, (tx) =>
    claim(tx, parts, playerId, { code, firstDay }),
  );
  if (isNew)
    tellPlayer(kernel.bus, playerId, { kind: 'accounts' }, { kind: 'loyalty:cashback', id: playerId });
  return paid;
}

async function claim(
  tx: Tx,
  parts: LoyaltyParts,
  playerId: PlayerId,
  { code, firstDay }: { readonly code: CashbackCode; readonly firstDay: number },
): Promise<{ readonly paid: PaidCashback; readonly isNew: boolean }> {
  const { kernel, wallet } = parts;
  const atMs = kernel.clock.nowMs();
  await lockPoints(tx, playerId);
  const [before] = await paidCashback(tx, playerId, code, firstDay);
  if (before !== undefined) return { paid: before, isNew: false };
  const terms = await termsOf(tx, code);
  const [, ...past] = periodsNow(terms.cashback, atMs, parts.timeZoneHours());
  const period = past.find((one) => one.firstDay === firstDay);
  if (period === undefined) throw new PlatformError('CASHBACK_PERIOD');
  if (await wasPaid(tx, playerId, code, period)) throw new PlatformError('CASHBACK_NOTHING');
  const optedMs = await optedAtMs(tx, playerId, code);
  if (optedMs === undefined || optedMs >= period.toMs) throw new PlatformError('CASHBACK_NOT_OPTED');
  if (!(await parts.mayPlay(tx, playerId))) throw new PlatformError('PLAY_PAUSED');
  const accounts = await wallet.lock(tx, playerId);
  if (await wallet.isFrozen(tx, playerId)) throw new PlatformError('ACCOUNT_FROZEN');
  const account = accounts.find(({ kind }) => kind === 'main');
  const owed = await owedOf(tx, playerId, terms, period);
  if (account === undefined || owed.owedCents === 0n) throw new PlatformError('CASHBACK_NOTHING');
  const { currency } = account;
  const paidMinor = await inCurrency(tx, parts, owed.owedCents, currency, atMs);
  if (paidMinor === 0n) throw new PlatformError('CASHBACK_NOTHING');
  const paid = { code, firstDay, days: period.days, ...owed, currency, paidMinor, paidAtMs: atMs };
  await insertPaid(tx, playerId, paid);
  await wallet.post(tx, {
    id: `cashback:${code}:${firstDay}`,
    playerId,
    kind: 'cashback',
    actor: 'system',
    cause: `cashback:${code}`,
    reason: `${code} of level ${owed.level}`,
    atMs,
    postings: [
      { account: account.id, amountMinor: paidMinor },
      { house: 'loyalty', currency, amountMinor: -paidMinor },
    ],
  });
  return { paid, isNew: true };
}

/** What cents of the site's currency are in another, rounded down. @throws RATE_UNAVAILABLE */
export async function inCurrency(
  tx: Tx,
  { rate }: LoyaltyParts,
  cents: bigint,
  currency: string,
  atMs: number,
): Promise<bigint> {
  if (currency === BASE_CURRENCY) return cents;
  const found = await rate(tx, BASE_CURRENCY, currency, atMs);
  if (found === undefined) throw new PlatformError('RATE_UNAVAILABLE');
  return convertMinor(found, cents, 'down');
}
