import type { ModuleMigrations } from '../../../kernel/database/migrate.ts';
import { createBettingTables } from './betting-migration.ts';
import { createCatalogueTables } from './catalogue-migration.ts';
import { createSettlementTables } from './settlement-migration.ts';

export const sportsbookMigrations: ModuleMigrations = {
  sportsbook_01_catalogue: { up: createCatalogueTables },
  sportsbook_02_betting: { up: createBettingTables },
  sportsbook_03_settlement: { up: createSettlementTables },
};
