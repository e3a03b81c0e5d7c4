import type { AmountMinor, BetId } from '@paddock/contract';

import type { PlacedStake, WageringPerson } from './wagering.ts';

/** A stake of a person as it stood while others were placed. */
export interface StakeThen {
  readonly betId: BetId;
  readonly currency: string;
  /** Null for one that is open. */
  readonly endedAtMs: number | null;
}

/** With the real money in it. */
export type RealThen<Stake extends StakeThen> = Stake & {
  /** In the currency of the bonus; in its own where nobody knows a rate. */
  readonly realMinor: AmountMinor;
  readonly isPriced: boolean;
};

/** What of some stakes was real money; those without any are left out. */
export async function realThen<Stake extends StakeThen>(
  stakes: readonly Stake[],
  { realOf, worth }: Pick<WageringPerson, 'realOf' | 'worth'>,
): Promise<readonly RealThen<Stake>[]> {
  if (stakes.length === 0) return [];
  const amounts = await realOf(stakes.map(({ betId }) => betId));
  const real: RealThen<Stake>[] = [];
  for (const stake of stakes) {
    const amountMinor = amounts.get(stake.betId) ?? 0n;
    if (amountMinor === 0n) continue;
    const worthMinor = await worth(amountMinor, stake.currency);
    real.push({ ...stake, realMinor: worthMinor ?? amountMinor, isPriced: worthMinor !== undefined });
  }
  return real;
}

/** Those that stood open when one was placed, also where they ended at that very moment. Ids are in the order of placing. */
export function openBeside<Stake extends StakeThen>(
  { betId, acceptedAtMs }: PlacedStake,
  stakes: readonly Stake[],
): readonly Stake[] {
  return stakes.filter(
    (one) => BigInt(one.betId) <= BigInt(betId) && (one.endedAtMs === null || one.endedAtMs >= acceptedAtMs),
  );
}

export const sumOfReal = (stakes: readonly { readonly realMinor: AmountMinor }[]): AmountMinor =>
  stakes.reduce((sum, { realMinor }) => sum + realMinor, 0n);
