import { formatAmount, type AmountMinor, type SelectionResult } from '@paddock/contract';
import type { BetStatus } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { TellInbox } from '../../inbox/index.ts';
import type { LimitsCheck } from '../../limits/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { SPORTSBOOK, type BetEnded } from '../sportsbook-api.ts';
import type { Exposure } from '../risk/exposure.ts';
import { decideBet, legResultLabel } from './decide-bet.ts';
import { heldBefore, heldNow, isHeldAlready, NO_ROOM, nothingHeld, roomOf } from './held-room.ts';
import {
  lockBet,
  readLegs,
  writeBet,
  writeLegs,
  type BetKey,
  type LegEnd,
  type LegRow,
} from './settling-store.ts';

/** What settling did to a bet. */
export interface BetChange extends BetKey {
  /** What it held of the house's room, and what it holds now. */
  readonly exposure: { readonly before: Exposure; readonly after: Exposure };
  /** Absent while nothing but a leg of it is decided. */
  readonly end?: BetMove;
}

interface BetMove {
  readonly before: BetStatus;
  readonly after: BetStatus;
  readonly revision: number;
  /** What the player got by it; negative when a correction took money back. */
  readonly paidMinor: AmountMinor;
}

/** What settling moves money and limits with, and who is told of it. */
export interface SettlingParts {
  readonly wallet: Pick<Wallet, 'settleBet' | 'reopenBet'>;
  readonly limits: Pick<LimitsCheck, 'recordReturn'>;
  readonly betEnded: BetEnded;
  readonly tellInbox: TellInbox;
}

/**
 * Brings one bet up to its legs' stored results, in a transaction of its player alone (rules §7). The bet is locked
 * before the results are read, so that of two workers the later one always sees what the earlier one saw. The wallet
 * posts target(revision) − what it has posted, or takes the settlement back and holds the stake again, under a transfer
 * id made of bet and revision: running this again, also after a crash at any point, changes nothing.
 */
export function settleBet(
  kernel: Pick<Kernel, 'db' | 'clock'>,
  { wallet, limits, betEnded, tellInbox }: SettlingParts,
  key: BetKey,
): Promise<BetChange> {
  return inTransaction(kernel.db, async (tx) => {
    const bet = await lockBet(tx, key);
    const legs = await readLegs(tx, key);
    const results = legs.map(resultOf);
    const decision = decideBet(
      { remainingStakeMinor: bet.remaining_stake_minor, payoutCapMinor: bet.payout_cap_minor },
      legs.map((leg, at) => ({ oddsMilli: leg.odds_milli, result: results[at] })),
    );
    const exposure = {
      before: heldBefore(key, bet, legs),
      after: decision.status === 'open' ? heldNow(key, bet, legs, results) : nothingHeld(key, bet),
    };
    const ends = legs.flatMap((leg, at) => legEnd(leg, results[at]));
    const held = decision.status === 'open' ? roomOf(exposure.after, legs) : NO_ROOM;
    if (ends.length > 0 || !isHeldAlready(bet, held)) await writeLegs(tx, key, ends, held);
    if (decision.status === bet.status && decision.returnMinor === bet.payout_minor)
      return { ...key, exposure };
    const revision = bet.revision + 1;
    const atMs = kernel.clock.nowMs();
    const posting = { ...key, revision, reason: reasonOf(bet.status, decision.status), atMs };
    const { paidMinor } =
      decision.status === 'open'
        ? await wallet.reopenBet(tx, posting)
        : await wallet.settleBet(tx, { ...posting, targetMinor: decision.returnMinor });
    await limits.recordReturn(tx, {
      ...key,
      currency: bet.currency,
      revision,
      paidMinor,
      isVoid: isVoid(results),
      atMs,
    });
    await tellInbox(tx, {
      playerId: key.playerId,
      cause: `bet:${key.betId}:r${revision}`,
      content: {
        kind: 'bet',
        betId: key.betId,
        before: bet.status,
        status: decision.status,
        legs: legs.length,
        stake: formatAmount(bet.stake_minor, bet.currency),
        paid: formatAmount(decision.returnMinor, bet.currency),
        currency: bet.currency,
      },
      atMs,
    });
    await writeBet(tx, key, { ...decision, revision, settledAtMs: decision.status === 'open' ? null : atMs });
    // Last: it reads the bet as it stands now.
    await betEnded(tx, { product: SPORTSBOOK, ...key, currency: bet.currency, revision, atMs });
    return {
      ...key,
      exposure,
      end: { before: bet.status, after: decision.status, revision, paidMinor },
    };
  });
}

function resultOf(leg: LegRow): SelectionResult | undefined {
  if (leg.cancelled) return { won: 0, voidHalves: 2, deadHeat: { num: 1n, den: 1n } };
  if (leg.won === null) return undefined;
  return {
    won: leg.won,
    voidHalves: leg.void_halves ?? 0,
    deadHeat: { num: BigInt(leg.dead_heat_num ?? 1), den: BigInt(leg.dead_heat_den ?? 1) },
  };
}

/** What is new of a leg: its end, or the score beside it. */
function legEnd(leg: LegRow, found: SelectionResult | undefined): LegEnd | [] {
  const result = legResultLabel(found);
  const scoreMoved = leg.event_final_score !== null && leg.score_moved;
  if (result === leg.result && !scoreMoved) return [];
  return { position: leg.position, result, score: leg.event_final_score };
}

/** A bet of which no leg was ever at risk: its stake was not wagered. */
function isVoid(results: readonly (SelectionResult | undefined)[]): boolean {
  return results.every((result) => result?.voidHalves === 2);
}

function reasonOf(before: BetStatus, after: BetStatus): string {
  if (after === 'open') return 'result taken back';
  return before === 'open' ? `bet ${after}` : `result corrected: ${before} to ${after}`;
}
