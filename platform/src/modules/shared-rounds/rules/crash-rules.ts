import {
  CRASH,
  crashesAtMs,
  crashPoint,
  largestTarget,
  pressedAt,
  type CrashChoice,
} from '@paddock/games/crash';
import { elapsedMsAt, LARGEST_MILLI } from '@paddock/games/crash-curve';
import { paidBy } from '@paddock/games';

import { inRiskCents } from '../../products/index.ts';
import type { HeldBet } from '../bets/bet-store.ts';
import type { Exposure, TableRules } from './table-rules.ts';

const SMALLEST_MILLI = 1_010;

/** Where a bet is collected at the latest: its target, what its cap allows, or the round's own bound. */
export function collectedAtLatest(
  { stakeMinor, capMinor, choice }: Pick<HeldBet, 'stakeMinor' | 'capMinor' | 'choice'>,
  stopMilli: number | undefined,
): number {
  const { targetMilli } = choice as CrashChoice;
  return Math.min(
    targetMilli ?? LARGEST_MILLI,
    largestTarget(stakeMinor, capMinor) ?? SMALLEST_MILLI,
    stopMilli ?? LARGEST_MILLI,
  );
}

const cents = (minor: bigint, currency: string): bigint => inRiskCents({ num: minor, den: 1n }, currency);

/** What all bets together would be paid where nobody presses and the round goes as far as this. */
function paidUpTo(bets: readonly HeldBet[], milli: number): bigint {
  return bets.reduce((sum, bet) => {
    const paid = paidBy(bet.stakeMinor, Math.min(collectedAtLatest(bet, undefined), milli));
    return sum + cents(paid, bet.currency);
  }, 0n);
}

/** A round that collects everybody at ×1.01 is the least that its bound has to allow. */
const leastOf = ({ stakeMinor, currency }: HeldBet): bigint =>
  cents(paidBy(stakeMinor, SMALLEST_MILLI), currency);

function newExposure(): Exposure {
  let least = 0n;
  return {
    add: (bet) => void (least += leastOf(bet)),
    remove: (bet) => void (least -= leastOf(bet)),
    refusalOf: (bet, { roundWinCents }) => (least + leastOf(bet) > roundWinCents ? 'ROUND_FULL' : undefined),
  };
}

export const CRASH_RULES: TableRules = {
  code: CRASH.code,
  version: CRASH.version,
  slots: 2,
  bettingMs: 7_000,
  pauseMs: 3_000,
  takesAhead: true,
  lists: 'bets',
  readChoice: (stakeMinor, choice) => CRASH.readBet(stakeMinor, choice)?.choice,
  fits({ stakeMinor, capMinor, choice }) {
    const largest = largestTarget(stakeMinor, capMinor);
    const { targetMilli } = choice as CrashChoice;
    return largest !== undefined && (targetMilli ?? 0) <= largest;
  },
  draw(seeds) {
    const pointMilli = crashPoint(seeds);
    const lastsMs = crashesAtMs(pointMilli);
    return {
      lastsMs,
      result: { pointMilli },
      endOf(bet, stopMilli) {
        const targetMilli = collectedAtLatest(bet, stopMilli);
        const { stakeMinor, press } = bet;
        const end = CRASH.end({ stakeMinor, choice: { targetMilli } }, pointMilli, press?.milli);
        const isPaid = end.paidMilli > 0;
        return {
          paidMinor: end.paidMinor,
          collectedMilli: isPaid ? end.paidMilli : undefined,
          knownAfterMs: isPaid ? elapsedMsAt(end.paidMilli) : lastsMs,
        };
      },
    };
  },
  newExposure,
  stopOf(bets, boundCents) {
    if (paidUpTo(bets, LARGEST_MILLI) <= boundCents) return undefined;
    let [within, beyond] = [SMALLEST_MILLI / 10, LARGEST_MILLI / 10];
    while (beyond - within > 1) {
      const middle = Math.floor((within + beyond) / 2);
      if (paidUpTo(bets, middle * 10) <= boundCents) within = middle;
      else beyond = middle;
    }
    return within * 10;
  },
  // A flight may end at ×1.00, where everybody loses, whatever their targets.
  jointLossMinor: (counting) => counting.reduce((sum, { worthMinor }) => sum + worthMinor, 0n),
  needsPress: ({ choice, press }) => (choice as CrashChoice).targetMilli === null && press === undefined,
  pressedAt,
};
