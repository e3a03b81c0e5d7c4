import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database } from '../../../kernel/database/database.ts';
import { stakeNamesOf, type GameKey, type ProductRegistration } from '../../products/index.ts';

/** The stake behind a line; nothing where there is none. */
export interface StakeOfLine {
  /** Told by the house account that the stake was held for, also for one that was never accepted. */
  readonly product?: string;
  /** Null for one that was never accepted. */
  readonly betNumber?: string | null;
  /** The game it was staked in, where the product names it. */
  readonly game?: GameKey;
  /** The settlement that gave it back. */
  readonly voidRevision?: number;
}

/** Reads whose stakes some bets of a player are, and their numbers, to be asked for one by one. */
export async function readStakes(
  db: Database,
  products: readonly ProductRegistration[],
  playerId: PlayerId,
  betIds: readonly string[],
): Promise<(betId: string | undefined) => StakeOfLine> {
  const nameOf = await stakeNamesOf(products, db, playerId, betIds);
  const { rows } = await sql<{ bet_id: bigint; house: string }>`
    select bet_id, house from wallet_bet
      where player_id = ${playerId}::bigint and bet_id = any(${[...betIds]}::bigint[])`.execute(db);
  const houses = new Map(rows.map(({ bet_id: id, house }) => [id.toString(), house]));
  return (betId) => {
    if (betId === undefined) return {};
    const owner = products.find(({ houseAccount }) => houseAccount === houses.get(betId));
    const { number = null, game, voidRevision } = nameOf(betId) ?? {};
    return {
      ...(owner !== undefined && { product: owner.product }),
      betNumber: number,
      ...(game !== undefined && { game }),
      ...(voidRevision !== undefined && { voidRevision }),
    };
  };
}
