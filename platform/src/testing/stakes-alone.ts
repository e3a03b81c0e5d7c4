import type { PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../kernel/database/database.ts';
import type { ProductRegistration } from '../modules/products/index.ts';
import type { OpenHold } from '../modules/wallet/index.ts';

/** A product for tests that hold stakes without one: it has no rows, and knows of its stakes what the wallet does. */
export const STAKES_ALONE: ProductRegistration = {
  product: 'sportsbook',
  houseAccount: 'bets',
  openHolds: readHeld,
  async kept(tx) {
    const { rows } = await sql<{ currency: string; kept: bigint }>`
      select p.currency, sum(p.amount_minor)::bigint as kept
        from wallet_posting p join wallet_house_account h on h.id = p.account_id
        where h.code = 'bets' group by p.currency`.execute(tx);
    return rows.map(({ currency, kept }) => ({ currency, keptMinor: kept }));
  },
  brokenRules: () => Promise.resolve([]),
  usualRisk: {},
  wagering: {
    usualPercent: 0,
    stakesPerDay: 100,
    judge: () => Promise.resolve(new Map()),
    realAtRisk: () => Promise.resolve(() => ({ riskedMinor: 0n, openMinor: 0n })),
  },
  stakeLabels: () => Promise.resolve(() => null),
};

async function readHeld(db: Database | Tx): Promise<readonly OpenHold[]> {
  const { rows } = await sql<{ player_id: bigint; currency: string; held: bigint }>`
    select player_id, currency, sum(stake_minor)::bigint as held from wallet_bet
      where state = 'held' and house = 'bets' group by player_id, currency`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id.toString() as PlayerId,
    currency: row.currency,
    heldMinor: row.held,
  }));
}
