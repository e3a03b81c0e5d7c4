import type { BetId, PlayerId } from '@paddock/contract';
import type { LoyaltyEarning } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import { productNamed, type WageringPerson } from '../../products/index.ts';
import { convertMinor } from '../../rates/index.ts';
import type { StakeState } from '../../wallet/index.ts';
import type { LoyaltyParts } from '../loyalty-api.ts';

/** The person behind a player, to whom stakes of other accounts and currencies belong too. */
export async function wholePerson(
  tx: Tx,
  { rate, wallet, personOf, kernel }: LoyaltyParts,
  playerId: PlayerId,
  currency: string,
): Promise<WageringPerson> {
  const { players } = await personOf(tx, playerId);
  const atMs = kernel.clock.nowMs();
  return {
    players,
    async worth(amountMinor, from) {
      if (from === currency) return amountMinor;
      const found = await rate(tx, from, currency, atMs);
      return found === undefined ? undefined : convertMinor(found, amountMinor, 'down');
    },
    async realOf(betIds) {
      const stakes = await wallet.stakeParts(tx, players, betIds);
      return new Map([...stakes].map(([betId, { realMinor }]) => [betId, realMinor]));
    },
  };
}

/**
 * What counts of a settled stake, and what now counts of others that it bears on: as for a bonus (rules §14), nothing of
 * what was void or cashed out, and of stakes that cover one another no more than they could lose together. In minor units of
 * the stake's currency, whatever money it was.
 */
export async function judgedStakes(
  tx: Tx,
  { products }: LoyaltyParts,
  { playerId, stake, person, earning }: JudgedWish,
): Promise<ReadonlyMap<BetId, bigint>> {
  const grant = {
    playerId,
    currency: stake.currency,
    grantedAtMs: 0,
    terms: { minOddsMilli: earning.leastOddsMilli, maxStakeMinor: null },
  };
  const { wagering } = productNamed(products, earning.product);
  const judged = await wagering.judge(tx, grant, { playerId, betId: stake.betId }, person);
  return new Map(judged.map(({ betId, countedMinor }) => [betId, countedMinor]));
}

interface JudgedWish {
  readonly playerId: PlayerId;
  readonly stake: StakeState;
  readonly person: WageringPerson;
  readonly earning: LoyaltyEarning;
}
