import type { BonusStatus } from '@paddock/contract/schemas';

import type { Tx } from '../../kernel/database/database.ts';
import { bonusBalance, moveBonus, moveReal } from './bonus-money.ts';
import { tellOfBonus } from './tell-of-bonus.ts';
import { endRow, writeAmounts, type Bonus } from './bonuses-store.ts';
import { endGrantOf, startNext, type StartParts } from './promotions/give.ts';

export type BonusEnd = Exclude<BonusStatus, 'running'>;

const REASONS: Readonly<Record<BonusEnd, string>> = {
  completed: 'staked as often as agreed',
  expired: 'not staked in time',
  forfeited: 'given up by the player',
  'charged-back': 'its deposit was charged back',
};
const PAID_BACK = 'taken back by the house';
const OVER_CAP = 'more than the most that becomes real money';

/**
 * Ends a running bonus: what is left becomes real money when it is completed, and goes back to the house otherwise. The
 * next one that waits begins.
 */
export async function endBonus(
  tx: Tx,
  parts: StartParts,
  bonus: Bonus,
  status: BonusEnd,
  atMs: number,
): Promise<Bonus> {
  const ended = { ...bonus, status, endedAtMs: atMs };
  // While it runs all that lies there is its own.
  const amounts = await moveOn(tx, parts, ended, {
    part: '',
    movedMinor: await bonusBalance(tx, parts, bonus),
    atMs,
  });
  await endRow(tx, bonus, { status, ...amounts, atMs });
  await endGrantOf(tx, bonus, status, atMs);
  await tellOfBonus(tx, parts, bonus, { step: status, amountMinor: amounts.convertedMinor, atMs });
  await startNext(tx, parts, bonus.playerId, atMs);
  return { ...ended, ...amounts };
}

/**
 * A bet that was still open when its bonus ended paid to the bonus account, or a correction took from it: that goes the
 * way the bonus went. What the house had lent is paid back first, as while the bonus ran.
 */
export async function passOn(
  tx: Tx,
  parts: StartParts,
  bonus: Bonus & { readonly status: BonusEnd },
  late: LateMoney,
): Promise<void> {
  const { coveredMinor } = bonus;
  const comingMinor = late.movedMinor > 0n ? late.movedMinor : 0n;
  const repaidMinor = comingMinor < coveredMinor ? comingMinor : coveredMinor;
  const amounts = await moveOn(tx, parts, bonus, { ...late, repaidMinor });
  if (bonus.status === 'completed')
    await writeAmounts(tx, { ...bonus, ...amounts, coveredMinor: coveredMinor - repaidMinor });
}

/** Takes back what a completed bonus made real, because its deposit was charged back; may leave less than nothing. */
export async function takeBack(tx: Tx, parts: StartParts, bonus: Bonus, atMs: number): Promise<void> {
  await moveReal(tx, parts, bonus, {
    amountMinor: -bonus.convertedMinor,
    reason: REASONS['charged-back'],
    atMs,
  });
  await endRow(tx, bonus, { status: 'charged-back', convertedMinor: 0n, overCapMinor: 0n, atMs });
  await endGrantOf(tx, bonus, 'charged-back', atMs);
  await tellOfBonus(tx, parts, bonus, { step: 'charged-back', amountMinor: 0n, atMs });
}

/**
 * A running bonus never stands below zero, or a correction of bonus money would bar the player from betting with real
 * money. The house lends what is missing and is paid back first when something comes to the bonus account.
 */
export async function cover(
  tx: Tx,
  parts: StartParts,
  bonus: Bonus,
  part: string,
  atMs: number,
): Promise<void> {
  const balanceMinor = await bonusBalance(tx, parts, bonus);
  const owedMinor = bonus.coveredMinor - balanceMinor;
  const coveredMinor = owedMinor > 0n ? owedMinor : 0n;
  const lentMinor = coveredMinor - bonus.coveredMinor;
  if (lentMinor === 0n) return;
  const reason = lentMinor > 0n ? 'made up by the house for a correction' : PAID_BACK;
  await moveBonus(tx, parts, bonus, {
    kind: 'bonus-return',
    part,
    amountMinor: lentMinor,
    against: 'house',
    reason,
    atMs,
  });
  await writeAmounts(tx, { ...bonus, coveredMinor });
}

/** What came to the bonus account, or went from it, and is the bonus's. */
export interface LateMoney {
  readonly part: string;
  readonly movedMinor: bigint;
  readonly atMs: number;
}

/**
 * Moves on what lies on the bonus account of an ended bonus. Of a completed one that is real money up to the most its
 * terms convert, counted over all that ever came; everything else is the house's.
 */
async function moveOn(
  tx: Tx,
  parts: StartParts,
  bonus: Bonus & { readonly status: BonusEnd },
  { part, movedMinor, repaidMinor = 0n, atMs }: LateMoney & { readonly repaidMinor?: bigint },
): Promise<Pick<Bonus, 'convertedMinor' | 'overCapMinor'>> {
  const amounts = bonus.status === 'completed' ? convertedOf(bonus, movedMinor - repaidMinor) : bonus;
  const { convertedMinor, overCapMinor } = amounts;
  const realMinor = convertedMinor - bonus.convertedMinor;
  const reason = REASONS[bonus.status];
  const houseReason = repaidMinor > 0n ? PAID_BACK : bonus.status === 'completed' ? OVER_CAP : reason;
  await moveBonus(tx, parts, bonus, {
    kind: 'bonus-conversion',
    part,
    amountMinor: -realMinor,
    against: 'real',
    reason,
    atMs,
  });
  await moveBonus(tx, parts, bonus, {
    kind: 'bonus-return',
    part,
    amountMinor: realMinor - movedMinor,
    against: 'house',
    reason: houseReason,
    atMs,
  });
  return { convertedMinor, overCapMinor };
}

function convertedOf(bonus: Bonus, movedMinor: bigint): Pick<Bonus, 'convertedMinor' | 'overCapMinor'> {
  const allMinor = bonus.convertedMinor + bonus.overCapMinor + movedMinor;
  const capMinor = bonus.terms.maxConversionMinor;
  const convertedMinor = capMinor !== null && allMinor > capMinor ? capMinor : allMinor;
  return { convertedMinor, overCapMinor: allMinor - convertedMinor };
}
