import type { BetId, PlayerId } from '@paddock/contract';
import type { LoyaltyEarning } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import { productNamed, type WageringPerson } from '../../products/index.ts';
import { convertMinor } from '../../rates/index.ts';
import type { LoyaltyParts } from '../loyalty-api.ts';

/** The person behind a player, to whom stakes of other accounts and currencies belong too. */
async function wholePerson(
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

/** By each of some settled stakes, what counts of it and of others that it bears on. */
export type JudgedStakes = ReadonlyMap<BetId, ReadonlyMap<BetId, bigint>>;

/**
 * What counts of settled stakes of a currency, and what now counts of others that they bear on: as for a bonus (rules §14),
 * nothing of what was void or cashed out, and of stakes that cover one another no more than they could lose together. In
 * minor units of the stakes' currency, whatever money it was. What lies beside them is read once for all.
 */
export async function judgedStakes(
  tx: Tx,
  parts: LoyaltyParts,
  { playerId, currency, stakeIds, earning }: JudgedWish,
): Promise<JudgedStakes> {
  if (stakeIds.length === 0) return new Map();
  const grant = {
    playerId,
    currency,
    grantedAtMs: 0,
    terms: { minOddsMilli: earning.leastOddsMilli, maxStakeMinor: null },
  };
  const { wagering } = productNamed(parts.products, earning.product);
  const ended = stakeIds.map((betId) => ({ playerId, betId }));
  const judged = await wagering.judge(tx, grant, ended, await wholePerson(tx, parts, playerId, currency));
  return new Map(
    [...judged].map(([betId, all]) => [betId, new Map(all.map((one) => [one.betId, one.countedMinor]))]),
  );
}

interface JudgedWish {
  readonly playerId: PlayerId;
  readonly currency: string;
  readonly stakeIds: readonly BetId[];
  readonly earning: LoyaltyEarning;
}
