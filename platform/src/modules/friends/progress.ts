import type { PlayerId } from '@paddock/contract';
import { DAY_MS } from '@paddock/contract';
import type { FriendTerms } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import { BASE_CURRENCY, convertMinor } from '../rates/index.ts';
import type { Friend } from './friend-store.ts';
import type { FriendsParts } from './friends-api.ts';
import { centsOf } from './terms.ts';

/** How far somebody is who was brought. */
export interface Progress {
  readonly hasDeposited: boolean;
  readonly hasStaked: boolean;
}

/** Until when a friend has to pay in and play. */
export const untilMs = ({ registeredAtMs }: Pick<Friend, 'registeredAtMs'>, { days }: FriendTerms): number =>
  registeredAtMs + days * DAY_MS;

/**
 * How far some friends are by the terms each came by. Deposits are converted by the rate of the moment, rounded down;
 * those in a currency without one count nothing yet.
 */
export async function progressOf(
  db: Database | Tx,
  { kernel, paidIn, stakedCents, rate }: Pick<FriendsParts, 'kernel' | 'paidIn' | 'stakedCents' | 'rate'>,
  friends: readonly Pick<Friend, 'playerId' | 'version'>[],
  terms: ReadonlyMap<number, FriendTerms>,
): Promise<ReadonlyMap<PlayerId, Progress>> {
  const players = friends.map(({ playerId }) => playerId);
  if (players.length === 0) return new Map();
  const staked = await stakedCents(db, players);
  const inCents = async (currency: string, amountMinor: bigint): Promise<bigint> => {
    if (currency === BASE_CURRENCY) return amountMinor;
    const found = await rate(db, currency, BASE_CURRENCY, kernel.clock.nowMs());
    return found === undefined ? 0n : convertMinor(found, amountMinor, 'down');
  };
  const paid = new Map<PlayerId, bigint>();
  for (const { playerId, currency, amountMinor } of await paidIn(db, players)) {
    const cents = await inCents(currency, amountMinor);
    paid.set(playerId, (paid.get(playerId) ?? 0n) + cents);
  }
  return new Map(
    friends.map(({ playerId, version }) => {
      const theirs = terms.get(version);
      if (theirs === undefined) throw new Error(`friend ${playerId} came by terms that are not there`);
      const { leastDeposit, leastStaked } = centsOf(theirs);
      const hasDeposited = (paid.get(playerId) ?? 0n) >= leastDeposit;
      return [playerId, { hasDeposited, hasStaked: (staked.get(playerId) ?? 0n) >= leastStaked }];
    }),
  );
}
