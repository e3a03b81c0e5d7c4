import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';
import { createCountedStakes } from './earning/earning-tables.ts';
import { createCashback } from './cashback/cashback-tables.ts';
import { allowGivenPoints } from './given/given-tables.ts';
import { createLevels } from './levels/levels-tables.ts';
import { createPointsLedger, guardPoints } from './points/points-tables.ts';
import { createShop, sellPromotions } from './shop/shop-tables.ts';

export const loyaltyMigrations: ModuleMigrations = {
  loyalty_01_points: {
    async up(db: Database) {
      // What an operator says of the programme: the last version holds, the others say what held before.
      await sql`
        create table loyalty_programme (
          version int primary key,
          from_ms bigint not null,
          terms jsonb not null
        )`.execute(db);
      await createPointsLedger(db);
      await guardPoints(db);
      await createCountedStakes(db);
    },
  },
  loyalty_02_levels: { up: createLevels },
  loyalty_03_cashback: { up: createCashback },
  loyalty_04_shop: { up: createShop },
  loyalty_05_given: { up: allowGivenPoints },
  loyalty_06_sold_promotions: { up: sellPromotions },
};
