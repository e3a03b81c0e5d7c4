import { DAY_MS } from '@paddock/contract';
import type { PaymentId, PlayerId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import { moveBonus } from '../bonus-money.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { bonusesOf, insertBonus, takePlace, type Bonus } from '../bonuses-store.ts';
import { giveGift } from '../coupon-gifts/give-gift.ts';
import { isKeptGift } from '../coupon-gifts/gift-terms.ts';
import { tellOfBonus } from '../tell-of-bonus.ts';
import { beginWaitingFirst, waitingFirst } from '../waiting-first.ts';
import { isDailyGift } from './days/gift-of-day.ts';
import { beginDays } from './days/give-of-day.ts';
import { giveAtOnce, isAtOnce } from './gifts/give-at-once.ts';
import { budgetOf, requiredMinor, wageringTerms, wantsOf } from './gift.ts';
import { wasHadBeside } from './had-beside.ts';
import { grantsOf, isBudgetLeft, takeHeldBudget, writeGrant } from './grant-store.ts';
import { mayBeGiven } from './may-be-given.ts';
import { isOpen, type Grant } from './promotion.ts';

/** What beginning a bonus takes. */
export type StartParts = Pick<BonusesParts, 'wallet' | 'tellInbox' | 'kernel' | 'mayPlay' | 'isBanned'>;
type GivingParts = StartParts & Pick<BonusesParts, 'personOf' | 'loyalty' | 'accountsBeside'>;

export interface Gift {
  readonly currency: string;
  /** In points where these are given. */
  readonly amountMinor: bigint;
  readonly paymentId: PaymentId | null;
  readonly atMs: number;
}

/** What became of a gift: given, or why not. */
export type Giving = 'given' | 'taken' | 'spent';

/**
 * Gives what a part in a promotion brings, once a person and once for the accounts of a device or card: bonus money runs at once, or waits while another bonus runs. The
 * caller holds the player's accounts locked.
 */
export async function give(
  tx: Tx,
  parts: GivingParts,
  grant: Grant,
  { currency, amountMinor, paymentId, atMs }: Gift,
): Promise<Giving> {
  if (await wasHadBeside(tx, parts, grant.playerId, grant.code)) return 'taken';
  // Its days take from the budget, each for itself.
  const isDaily = isDailyGift(grant.terms.gives);
  const budget = isDaily ? [] : budgetOf(grant.terms, currency, amountMinor);
  // Before the place: who finds nothing left keeps theirs for a version that has more.
  if (!(await isBudgetLeft(tx, grant.code, budget))) return 'spent';
  const { personId } = await parts.personOf(tx, grant.playerId);
  if (!(await takePlace(tx, personId, `promotion:${grant.code}`, grant.playerId))) return 'taken';
  if (isDaily) {
    await beginDays(tx, parts, { ...grant, paymentId });
    return 'given';
  }
  await takeHeldBudget(tx, grant.code, budget, atMs);
  await handOver(tx, parts, grant, { currency, amountMinor, paymentId, atMs });
  return 'given';
}

/** Hands over a gift that was taken from the budget: once, by the caller's word. */
export async function handOver(
  tx: Tx,
  parts: GivingParts,
  grant: Grant,
  { currency, amountMinor, paymentId, atMs }: Gift,
): Promise<void> {
  if (isAtOnce(grant)) {
    await giveAtOnce(tx, parts, grant, { currency, amountMinor, paymentId, atMs });
    return;
  }
  const given = { ...grant, currency, givenMinor: amountMinor, paymentId };
  const { gives } = grant.terms;
  if (isKeptGift(gives)) {
    await giveGift(tx, parts, given, gives, atMs);
    return;
  }
  await writeGrant(tx, { ...given, state: 'waiting' });
  await startNext(tx, parts, grant.playerId, atMs);
}

/**
 * Starts the longest waiting bonus of a player, unless one runs; that of the first deposit before all others. During a break, of who is banned or frozen none begins: its
 * days would pass while nobody may play. Answers whether one began.
 */
export async function startNext(
  tx: Tx,
  parts: StartParts,
  playerId: PlayerId,
  atMs: number,
): Promise<boolean> {
  const next = (await grantsOf(tx, playerId)).findLast(({ state }) => state === 'waiting');
  if (next === undefined && (await waitingFirst(tx, playerId))?.status !== 'waiting') return false;
  if ((await bonusesOf(tx, playerId)).some(({ status }) => status === 'running')) return false;
  if (!(await mayBeGiven(tx, parts, playerId))) return false;
  if (await beginWaitingFirst(tx, parts, playerId, atMs)) return true;
  if (next === undefined) return false;
  await startBonus(tx, parts, next, atMs);
  return true;
}

async function startBonus(tx: Tx, parts: StartParts, grant: Grant, atMs: number): Promise<void> {
  const { playerId, terms, currency, givenMinor, paymentId } = grant;
  if (currency === null || givenMinor === null)
    throw new Error(`grant ${grant.grantId} waits without a gift`);
  const wants = wantsOf(terms);
  const bonus = {
    playerId,
    bonusId: parts.kernel.ids.forPlayer<'bonus'>(playerId),
    paymentId,
    currency,
    grantedMinor: givenMinor,
    requiredMinor: requiredMinor(wants, givenMinor),
    grantedAtMs: atMs,
    expiresAtMs: atMs + wants.days * DAY_MS,
    terms: wageringTerms(terms, currency),
  };
  if (!(await insertBonus(tx, 'promotion', bonus)))
    throw new Error(`bonus ${bonus.bonusId} is there already`);
  await writeGrant(tx, { ...grant, state: 'running', bonusId: bonus.bonusId });
  await moveBonus(tx, parts, bonus, {
    kind: 'bonus-grant',
    part: '',
    amountMinor: givenMinor,
    against: 'house',
    reason: `promotion ${grant.code}`,
    atMs,
  });
  await tellOfBonus(tx, parts, bonus, { step: 'granted', amountMinor: givenMinor, atMs });
}

const AFTER: Readonly<Record<Exclude<Bonus['status'], 'running'>, Grant['state']>> = {
  completed: 'completed',
  expired: 'expired',
  forfeited: 'left',
  'charged-back': 'charged-back',
};

/** What the end of a bonus means to the part in a promotion that it came from. */
export async function endGrantOf(
  tx: Tx,
  { playerId, bonusId }: Pick<Bonus, 'playerId' | 'bonusId'>,
  status: keyof typeof AFTER,
  atMs: number,
): Promise<void> {
  const grant = (await grantsOf(tx, playerId)).find((one) => one.bonusId === bonusId);
  if (grant !== undefined) await writeGrant(tx, { ...grant, state: AFTER[status], endedAtMs: atMs });
}

/** Ends what waits of a player: all of it as real money leaves, else what a deposit brought that was charged back. */
export async function endWaiting(
  tx: Tx,
  { playerId, paymentId }: { readonly playerId: PlayerId; readonly paymentId: PaymentId | undefined },
  state: 'left' | 'charged-back',
  atMs: number,
): Promise<void> {
  for (const grant of await grantsOf(tx, playerId))
    if (
      isStillTo(grant, paymentId !== undefined) &&
      (paymentId === undefined || grant.paymentId === paymentId)
    )
      await writeGrant(tx, { ...grant, state, endedAtMs: atMs });
}

/** What waits; as a deposit is charged back the days that it brought, too. Real money may leave while these go on. */
const isStillTo = ({ state, isDaily }: Grant, isChargedBack: boolean): boolean =>
  state === 'waiting' || (isChargedBack && isDaily && state === 'running');

/** Ends an open part in a promotion that has brought nothing that runs. */
export async function closeGrant(
  tx: Tx,
  grant: Grant,
  state: 'left' | 'declined' | 'expired',
  atMs: number,
): Promise<Grant> {
  if (!isOpen(grant) || (grant.state === 'running' && !grant.isDaily))
    throw new Error(`grant ${grant.grantId} is ${grant.state}`);
  const ended: Grant = { ...grant, state, endedAtMs: atMs };
  await writeGrant(tx, ended);
  return ended;
}
