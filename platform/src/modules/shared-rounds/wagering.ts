import type { AmountMinor, OddsMilli } from '@paddock/contract';

import {
  judgeEach,
  openBeside,
  realThen,
  type JudgedStake,
  type ProductWagering,
  type WageringGrant,
  type WageringPerson,
} from '../products/index.ts';
import { realAtTables } from './bets/real-at-tables.ts';
import { betsInRound, betsThen, readBet, type HeldBet } from './bets/bet-store.ts';
import { ALL_RULES } from './rules/all-rules.ts';
import type { StakeInRound } from './rules/table-rules.ts';

/**
 * Bets in one round count together no more than they could lose at once beside all others of the person in it (rules §14):
 * of a flight all of them, since it may end at ×1.00; on a wheel red beside black next to nothing. What was collected below
 * the smallest price counts nothing, nor do bets that could all be lost and together came out with less than that and no loss:
 * nearly all of a wheel. The edge is small and
 * nearly all of a stake comes back, hence a tenth by default.
 */
export const sharedRoundsWagering: ProductWagering = {
  usualPercent: 10,
  stakesPerDay: 1_000,
  judge: (tx, grant, ended, person) =>
    judgeEach(ended, async ({ betId }) => {
      const bet = await readBet(tx, betId);
      if (bet?.end === undefined) throw new Error(`bet ${betId} has not ended or is not there`);
      const all = bet.end.isTakenBack ? [bet] : await betsInRound(tx, bet, person.players);
      return judgeRound(grant, all, bet, person);
    }),
  async realAtRisk(tx, open, person) {
    const bets = await betsThen(tx, person.players, open);
    const stakes = bets.map((bet) => ({ ...bet, endedAtMs: bet.end?.atMs ?? null }));
    const real = await realThen(stakes, person);
    return (placed) => realAtTables(openBeside(placed, real), open.minOddsMilli);
  },
};

async function judgeRound(
  grant: WageringGrant,
  all: readonly HeldBet[],
  { betId, game }: HeldBet,
  person: WageringPerson,
): Promise<readonly JudgedStake[]> {
  const rules = ALL_RULES.find(({ code }) => code === game);
  if (rules === undefined) throw new Error(`bet ${betId} is of no table there is`);
  const own = all.filter(
    (bet) =>
      bet.end !== undefined &&
      bet.playerId === grant.playerId &&
      bet.currency === grant.currency &&
      (bet.acceptedAtMs >= grant.grantedAtMs || bet.betId === betId),
  );
  const counting = own.filter((bet) => reasonAgainst(grant, bet) === undefined);
  const covering = all.filter((bet) => !counting.includes(bet) && bet.end?.isVoid !== true);
  const beside = await worthOf(covering, person);
  // What covers without a rate can be worth anything: nothing beside it counts.
  let leftMinor =
    beside === undefined
      ? 0n
      : rules.jointLossMinor(
          counting.map((bet) => ({ ...bet, worthMinor: bet.stakeMinor })),
          beside,
        );
  const stakeMinor = counting.reduce((sum, bet) => sum + bet.stakeMinor, 0n);
  const isCheap = leftMinor === stakeMinor && isBelow(grant.terms.minOddsMilli, counting);
  return own.map((bet) => {
    const against = reasonAgainst(grant, bet) ?? (isCheap ? 'price' : undefined);
    if (against !== undefined) return judged(bet, 0n, against);
    const countedMinor = bet.stakeMinor < leftMinor ? bet.stakeMinor : leftMinor;
    leftMinor -= countedMinor;
    return judged(bet, countedMinor, countedMinor < bet.stakeMinor ? 'cover' : 'counted');
  });
}

function reasonAgainst(
  { grantedAtMs, terms: { minOddsMilli, maxStakeMinor } }: WageringGrant,
  { end, acceptedAtMs, stakeMinor }: HeldBet,
): JudgedStake['reason'] | undefined {
  if (end?.isVoid === true) return 'void';
  if (acceptedAtMs < grantedAtMs) return 'before';
  if (end?.paidMilli !== undefined && end.paidMilli < minOddsMilli) return 'price';
  return maxStakeMinor !== null && stakeMinor > maxStakeMinor ? 'stake' : undefined;
}

/** Whether bets of a round came out without a loss at a price below the smallest. */
function isBelow(minOddsMilli: OddsMilli, bets: readonly HeldBet[]): boolean {
  const stakeMinor = bets.reduce((sum, bet) => sum + bet.stakeMinor, 0n);
  const paidMinor = bets.reduce((sum, { end }) => sum + (end?.paidMinor ?? 0n), 0n);
  return paidMinor >= stakeMinor && paidMinor * 1_000n < stakeMinor * BigInt(minOddsMilli);
}

function judged(
  { betId, stakeMinor, acceptedAtMs, end }: HeldBet,
  countedMinor: AmountMinor,
  reason: JudgedStake['reason'],
): JudgedStake {
  return { betId, stakeMinor, countedMinor, reason, acceptedAtMs, settledAtMs: end?.atMs ?? acceptedAtMs };
}

async function worthOf(
  bets: readonly HeldBet[],
  { worth }: WageringPerson,
): Promise<readonly StakeInRound[] | undefined> {
  const known: StakeInRound[] = [];
  for (const { stakeMinor, choice, currency } of bets) {
    const worthMinor = await worth(stakeMinor, currency);
    if (worthMinor === undefined) return undefined;
    known.push({ stakeMinor, choice, worthMinor });
  }
  return known;
}
