import { formatAmount, type PlayerId } from '@paddock/contract';
import type { WithdrawalGate } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { countedInSite } from '../day-rate.ts';
import { instrumentsWithRests, type PaidInstrument } from '../instrument-rests.ts';
import { methodOf } from '../payment-methods.ts';
import { withdrawnSoFar } from './withdrawals-store.ts';

export interface Wish {
  readonly playerId: PlayerId;
  readonly currency: string;
  readonly amountMinor: bigint;
}

export interface Gates {
  readonly gates: readonly WithdrawalGate[];
  /** Still to be staked, in the currency of the player's limits. */
  readonly turnoverLeft: Left;
}

interface Left {
  readonly currency: string;
  readonly amountMinor: bigint;
  /** What had to be staked in all. */
  readonly totalMinor: bigint;
}

/** What stands in the way of a withdrawal, in the order in which it is told. */
export async function gatesFor(tx: Tx, parts: CashierParts, wish: Wish): Promise<Gates> {
  const left = await turnoverLeft(tx, parts, wish);
  const gates: WithdrawalGate[] = [];
  if (!(await isVerifiedEnough(tx, parts, wish))) gates.push('VERIFICATION_REQUIRED');
  if (parts.kernel.config.withdrawals.needsSecondStep && !(await parts.hasSecondStep(tx, wish.playerId)))
    gates.push('SECOND_STEP_REQUIRED');
  if (left.amountMinor > 0n) gates.push('TURNOVER_REQUIRED');
  return { gates, turnoverLeft: left };
}

/** @throws VERIFICATION_REQUIRED, SECOND_STEP_REQUIRED, TURNOVER_REQUIRED with what is left to stake. */
export async function requireNoGate(tx: Tx, parts: CashierParts, wish: Wish): Promise<void> {
  const { gates, turnoverLeft: left } = await gatesFor(tx, parts, wish);
  if (gates[0] === undefined) return;
  const details = { left: formatAmount(left.amountMinor, left.currency), currency: left.currency };
  throw new PlatformError(gates[0], gates[0] === 'TURNOVER_REQUIRED' ? details : undefined);
}

/** All a person ever withdraws may reach a bound before the person has to be known (rules §8, §9). */
async function isVerifiedEnough(tx: Tx, parts: CashierParts, wish: Wish): Promise<boolean> {
  const { kernel, isVerified } = parts;
  if (await isWithin(tx, parts, wish, kernel.config.withdrawals.verifyAboveMinor)) return true;
  return isVerified(tx, wish.playerId);
}

/**
 * True while everything that left all accounts of the person, and what is wished now, stays within a sum in the site's
 * currency. What nobody can count is not within it.
 */
export async function isWithin(
  tx: Tx,
  parts: CashierParts,
  { playerId, currency, amountMinor }: Wish,
  boundMinor: bigint,
): Promise<boolean> {
  const withdrawn = await withdrawnSoFar(tx, await parts.accountsOfPerson(tx, playerId));
  let totalMinor = withdrawn.siteMinor;
  for (const money of [...withdrawn.uncounted, { currency, amountMinor }]) {
    const counted = await countedInSite(tx, parts, money);
    if (counted === undefined) return false;
    totalMinor += counted.amountMinor;
  }
  return totalMinor <= boundMinor;
}

/**
 * What is paid in has to be staked a number of times first, so that the cashier is no way to move money. A break waives
 * it, as self-exclusion never traps money (rules §9); that money staked nowhere goes back to where it came from is held
 * by `closedLoop`, in a break too.
 */
async function turnoverLeft(tx: Tx, { kernel, limits }: CashierParts, { playerId }: Wish): Promise<Left> {
  const { currency, stakedMinor, depositedMinor } = await limits.turnover(tx, playerId);
  const isWaived = !(await limits.mayPlay(tx, playerId, kernel.clock.nowMs()));
  const wantedMinor = (depositedMinor * BigInt(kernel.config.withdrawals.turnoverPercent)) / 100n;
  const leftMinor = wantedMinor > stakedMinor ? wantedMinor - stakedMinor : 0n;
  return { currency, amountMinor: isWaived ? 0n : leftMinor, totalMinor: wantedMinor };
}

/**
 * Money goes back first to where it came from, whatever currency it was exchanged into and break or not: an instrument
 * takes at most its net deposits while others have some left that they can take. Money staked nowhere is net deposits,
 * so that it reaches no other instrument. @throws INSTRUMENT_UNKNOWN; CLOSED_LOOP naming the instruments and amounts that come first.
 */
export async function closedLoop(
  tx: Tx,
  parts: CashierParts,
  { playerId, currency, amountMinor }: Wish,
  instrumentId: string,
): Promise<PaidInstrument> {
  const instruments = await instrumentsWithRests(tx, parts, playerId, currency);
  const chosen = instruments.find(({ id }) => id === instrumentId);
  if (chosen === undefined) throw new PlatformError('INSTRUMENT_UNKNOWN');
  const first = instruments.filter((one) => one.id !== instrumentId && takesItsRest(parts, currency, one));
  if (amountMinor > chosen.netDepositMinor && first.length > 0) {
    throw new PlatformError('CLOSED_LOOP', {
      here: formatAmount(chosen.netDepositMinor, currency),
      first: first.map(({ id, mask, netDepositMinor }) => ({
        id,
        mask,
        amount: formatAmount(netDepositMinor, currency),
      })),
      currency,
    });
  }
  return chosen;
}

/** A rest below what its method pays is nobody's first place to go: two such rests would trap the money. */
function takesItsRest(
  parts: CashierParts,
  currency: string,
  { methodId, netDepositMinor }: PaidInstrument,
): boolean {
  const method = methodOf(parts, currency, methodId)?.method;
  return method !== undefined && netDepositMinor >= method.minMinor;
}
