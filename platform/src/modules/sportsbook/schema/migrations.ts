import type { ModuleMigrations } from '../../../kernel/database/migrate.ts';
import { createAthletes } from './athletes-migration.ts';
import { addBetFilters } from './bet-filters-migration.ts';
import { createBettingTables } from './betting-migration.ts';
import { addExtras } from './extras-migration.ts';
import { addGifts } from './gifts-migration.ts';
import { readBetsByPages } from './bets-after-migration.ts';
import { indexBetsOfEvent } from './bets-of-event-migration.ts';
import { createCashOutOrders } from './cash-out-orders-migration.ts';
import { createCashOuts } from './cash-out-migration.ts';
import { addBuilders } from './builders-migration.ts';
import { putOperatorsAboveCancels } from './cancels-below-operators-migration.ts';
import { createCatalogueTables } from './catalogue-migration.ts';
import { addDecisions } from './decisions-migration.ts';
import { addEdits } from './edits-migration.ts';
import { createExposureColumns } from './exposure-migration.ts';
import { createBetReviews } from './bet-reviews-migration.ts';
import { createPriceOverrides, nameContradictedPrices } from './price-overrides-migration.ts';
import { addAlertedPrices, createTradingAlerts } from './trading-alerts-migration.ts';
import { createTradingBounds } from './trading-bounds-migration.ts';
import { addFields } from './fields-migration.ts';
import { addPlans } from './plans-migration.ts';
import { keepKeysInPlacements } from './key-of-placement-migration.ts';
import { acceptHeldByKey } from './held-by-key-migration.ts';
import { createNearCopyAlarms } from './near-copies-migration.ts';
import { addResults } from './results-migration.ts';
import { numberRevisionsByMs } from './revisions-by-ms-migration.ts';
import { addLines } from './lines-migration.ts';
import { addPreliminary } from './preliminary-migration.ts';
import { numberBets } from './public-number-migration.ts';
import { createMarketTypes } from './market-types-migration.ts';
import { readOperatorVoids } from './operator-voids-migration.ts';
import { createSettlementTables } from './settlement-migration.ts';
import { indexSeasons } from './statistics-migration.ts';
import { settleTogether } from './settled-together-migration.ts';
import { createSharedCoupons } from './shared-coupons-migration.ts';
import { addSharedPlans } from './shared-plans-migration.ts';
import { addTeams } from './teams-migration.ts';
import { addPartOrders } from './part-orders-migration.ts';
import { createTradingOrders } from './trading-orders-migration.ts';
import { dropUnreadIndexes } from './unread-indexes-migration.ts';

export const sportsbookMigrations: ModuleMigrations = {
  sportsbook_01_catalogue: { up: createCatalogueTables },
  sportsbook_02_betting: { up: createBettingTables },
  sportsbook_03_settlement: { up: createSettlementTables },
  sportsbook_04_decisions: { up: addDecisions },
  sportsbook_05_exposure: { up: createExposureColumns },
  sportsbook_06_near_copies: { up: createNearCopyAlarms },
  sportsbook_10_bets_of_event: { up: indexBetsOfEvent },
  sportsbook_11_public_number: { up: numberBets },
  sportsbook_12_bet_filters: { up: addBetFilters },
  sportsbook_13_key_of_placement: { up: keepKeysInPlacements },
  sportsbook_14_unread_indexes: { up: dropUnreadIndexes },
  sportsbook_15_lines: { up: addLines },
  sportsbook_16_settled_together: { up: settleTogether },
  sportsbook_17_held_by_key: { up: acceptHeldByKey },
  sportsbook_18_market_types: { up: createMarketTypes },
  sportsbook_19_cash_out: { up: createCashOuts },
  sportsbook_20_trading_orders: { up: createTradingOrders },
  sportsbook_21_results: { up: addResults },
  sportsbook_22_operator_voids: { up: readOperatorVoids },
  sportsbook_23_teams: { up: addTeams },
  sportsbook_24_seasons: { up: indexSeasons },
  sportsbook_25_cash_out_orders: { up: createCashOutOrders },
  sportsbook_26_plans: { up: addPlans },
  sportsbook_27_shared_coupons: { up: createSharedCoupons },
  sportsbook_37_shared_plans: { up: addSharedPlans },
  sportsbook_28_part_orders: { up: addPartOrders },
  sportsbook_29_athletes: { up: createAthletes },
  sportsbook_30_preliminary: { up: addPreliminary },
  sportsbook_31_price_overrides: { up: createPriceOverrides },
  sportsbook_32_trading_bounds: { up: createTradingBounds },
  sportsbook_33_bet_reviews: { up: createBetReviews },
  sportsbook_34_trading_alerts: { up: createTradingAlerts },
  sportsbook_35_edits: { up: addEdits },
  sportsbook_38_builders: { up: addBuilders },
  sportsbook_39_fields: { up: addFields },
  sportsbook_40_gifts: { up: addGifts },
  sportsbook_41_extras: { up: addExtras },
  sportsbook_42_contradicted_prices: { up: nameContradictedPrices },
  sportsbook_43_alerted_prices: { up: addAlertedPrices },
  sportsbook_46_bets_after: { up: readBetsByPages },
  sportsbook_47_cancels_below_operators: { up: putOperatorsAboveCancels },
  sportsbook_48_revisions_by_ms: { up: numberRevisionsByMs },
};
