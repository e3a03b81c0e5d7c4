import type { Ratio } from '@paddock/contract';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

import type { SharedSeeds } from '../fairness/chain.ts';
import type { GameBet } from '../rules/game.ts';
import { paidBy, type MultiplierMilli } from '../rules/multiplier.ts';
import { isWholeIn, readRecord } from '../rules/read.ts';
import { elapsedMsAt, LARGEST_MILLI, multiplierAt } from './crash-curve.ts';

/** One multiplier rises for all who play until it crashes; who cashed out before is paid what it stood at. */
export interface CrashChoice {
  /** Where the bet cashes out by itself; null where the player presses. In whole hundredths, from ×1.01 to ×1,000,000. */
  readonly targetMilli: MultiplierMilli | null;
}

/** How a bet ended: at what it cashed out, if it did before the crash. */
export interface CrashEnd {
  /** 0 where it crashed first. */
  readonly paidMilli: MultiplierMilli;
  readonly paidMinor: bigint;
}

const SMALLEST_MILLI: MultiplierMilli = 1010;
/** The house's share: 1 %. */
const EDGE_BASIS_POINTS = 100;
const KEPT = BigInt(10_000 - EDGE_BASIS_POINTS);
const POINTS = 1n << 52n;

/**
 * Where the round crashes (rules §12): max(1.00, floor(100 · (1 − e) / (1 − r / 2⁵²)) / 100), r the first 52 bits of
 * HMAC-SHA256(the salt's characters, the 32 bytes of the hash); ×1,000,000 where that is more, since nobody plays on there.
 */
export const crashPoint = (seeds: SharedSeeds): MultiplierMilli => pointBy(crashBits(seeds));

/** Those 52 bits. */
export function crashBits({ hash, salt }: SharedSeeds): bigint {
  const bytes = hmac(sha256, utf8ToBytes(salt), hexToBytes(hash));
  return BigInt(`0x${bytesToHex(bytes.subarray(0, 7))}`) >> 4n;
}

/** The point by those 52 bits. */
export function pointBy(r: bigint): MultiplierMilli {
  const hundredths = Number((KEPT * POINTS) / (100n * (POINTS - r)));
  return Math.min(Math.max(hundredths * 10, 1000), LARGEST_MILLI);
}

/** When all see it crash: as it would pass its point. */
export const crashesAtMs = (pointMilli: MultiplierMilli): number => elapsedMsAt(pointMilli + 10);

/** The chance of a round that a bet at this target wins: how many of 2⁵² points are there or beyond; exact. */
export const chanceOf = (targetMilli: MultiplierMilli): Ratio => ({
  num: (KEPT * POINTS) / BigInt(targetMilli * 10),
  den: POINTS,
});

/** What a press pays that the server received so long after the round began; undefined before ×1.01. */
export function pressedAt(elapsedMs: number): MultiplierMilli | undefined {
  const multiplierMilli = multiplierAt(elapsedMs);
  return multiplierMilli < SMALLEST_MILLI ? undefined : multiplierMilli;
}

/** The largest target that pays no more than a cap (rules §12); undefined where even the smallest one would. */
export function largestTarget(stakeMinor: bigint, capMinor: bigint): MultiplierMilli | undefined {
  const milli = ((capMinor * 100n) / stakeMinor) * 10n;
  if (milli < BigInt(SMALLEST_MILLI)) return undefined;
  return Math.min(Number(milli), LARGEST_MILLI);
}

export const CRASH = {
  code: 'crash',
  version: 1,
  readBet(stakeMinor: bigint, value: unknown): GameBet<CrashChoice> | undefined {
    const { targetMilli } = readRecord(value, ['targetMilli']) ?? {};
    if (targetMilli === null) return { stakeMinor, choice: { targetMilli } };
    const isTarget = isWholeIn(targetMilli, SMALLEST_MILLI, LARGEST_MILLI) && targetMilli % 10 === 0;
    return isTarget ? { stakeMinor, choice: { targetMilli } } : undefined;
  },
  /**
   * What a bet is paid. The earlier of target and press counts, at a tie they are the same; a bet with neither plays to
   * ×1,000,000.
   * @param pressedMilli what {@link pressedAt} said of a press, undefined where there was none
   */
  end(
    { stakeMinor, choice }: GameBet<CrashChoice>,
    pointMilli: MultiplierMilli,
    pressedMilli: MultiplierMilli | undefined,
  ): CrashEnd {
    const cashedMilli = Math.min(choice.targetMilli ?? LARGEST_MILLI, pressedMilli ?? LARGEST_MILLI);
    const isPaid = pointMilli >= SMALLEST_MILLI && cashedMilli <= pointMilli;
    return isPaid
      ? { paidMilli: cashedMilli, paidMinor: paidBy(stakeMinor, cashedMilli) }
      : { paidMilli: 0, paidMinor: 0n };
  },
  /** Expected return of a stake that cashes out here, by target or by press; exact. */
  returnOf(targetMilli: MultiplierMilli): Ratio {
    const { num, den } = chanceOf(targetMilli);
    return { num: num * BigInt(targetMilli), den: den * 1000n };
  },
  mostMinor: ({ stakeMinor, choice }: GameBet<CrashChoice>): bigint =>
    paidBy(stakeMinor, choice.targetMilli ?? LARGEST_MILLI),
} as const;
