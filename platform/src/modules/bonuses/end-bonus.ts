import type { BonusStatus } from '@paddock/contract/schemas';

import type { Tx } from '../../kernel/database/database.ts';
import { bonusBalance, moveBonus } from './bonus-money.ts';
import type { BonusesParts } from './bonuses-parts.ts';
import { endRow, writeAmounts, type Bonus } from './bonuses-store.ts';

export type BonusEnd = Exclude<BonusStatus, 'running'>;

const REASONS: Readonly<Record<BonusEnd, string>> = {
  completed: 'staked as often as agreed',
  expired: 'not staked in time',
  forfeited: 'given up by the player',
  'charged-back': 'its deposit was charged back',
};

type Parts = Pick<BonusesParts, 'wallet'>;

/** Ends a running bonus: what is left becomes real money when it is completed, and goes back to the house otherwise. */
export async function endBonus(
  tx: Tx,
  parts: Parts,
  bonus: Bonus,
  status: BonusEnd,
  atMs: number,
): Promise<Bonus> {
  const leftMinor = await emptyAccount(tx, parts, bonus, { status, part: '', atMs });
  const convertedMinor = status === 'completed' ? leftMinor : 0n;
  await endRow(tx, bonus, { status, convertedMinor, atMs });
  return { ...bonus, status, convertedMinor, endedAtMs: atMs };
}

/**
 * A bet that was still open when its bonus ended paid to the bonus account, or a correction took from it: that goes the
 * way the bonus went.
 */
export async function passOn(
  tx: Tx,
  parts: Parts,
  bonus: Bonus & { readonly status: BonusEnd },
  part: string,
  atMs: number,
): Promise<void> {
  const movedMinor = await emptyAccount(tx, parts, bonus, { status: bonus.status, part, atMs });
  if (bonus.status !== 'completed' || movedMinor === 0n) return;
  await writeAmounts(tx, { ...bonus, convertedMinor: bonus.convertedMinor + movedMinor });
}

/**
 * A running bonus never stands below zero, or a correction of bonus money would bar the player from betting with real
 * money. The house lends what is missing and is paid back first when something comes to the bonus account.
 */
export async function cover(tx: Tx, parts: Parts, bonus: Bonus, part: string, atMs: number): Promise<void> {
  const balanceMinor = await bonusBalance(tx, parts, bonus);
  const owedMinor = bonus.coveredMinor - balanceMinor;
  const coveredMinor = owedMinor > 0n ? owedMinor : 0n;
  const lentMinor = coveredMinor - bonus.coveredMinor;
  if (lentMinor === 0n) return;
  const reason = lentMinor > 0n ? 'made up by the house for a correction' : 'taken back by the house';
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

async function emptyAccount(
  tx: Tx,
  parts: Parts,
  bonus: Bonus,
  { status, part, atMs }: { readonly status: BonusEnd; readonly part: string; readonly atMs: number },
): Promise<bigint> {
  const leftMinor = await bonusBalance(tx, parts, bonus);
  const isReal = status === 'completed';
  await moveBonus(tx, parts, bonus, {
    kind: isReal ? 'bonus-conversion' : 'bonus-return',
    part,
    amountMinor: -leftMinor,
    against: isReal ? 'real' : 'house',
    reason: REASONS[status],
    atMs,
  });
  return leftMinor;
}
