import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';
import { createHoldFunction, createReleaseFunction } from './sql/hold-function.ts';
import { holdForHouse } from './sql/hold-for-house.ts';
import { holdRealMoneyFirst } from './sql/hold-real-money-first.ts';
import {
  checkAccountByKey,
  checkAtCommit,
  checkTogether,
  forbidRewriting,
  lookOnceForTransfers,
} from './sql/ledger-guards.ts';
import { createBetTables, createLedgerTables } from './sql/ledger-tables.ts';
import { takeBackCashedParts } from './sql/operator-voids.ts';
import { createPostFunction, postAtOnce } from './sql/post-function.ts';
import { addCashedParts, createCashOutFunction, settleWhatRemains } from './sql/cash-out-functions.ts';
import { createReopenFunction } from './sql/reopen-function.ts';
import { createSpendable } from './sql/spendable-function.ts';
import { createSettleFunction } from './sql/settle-function.ts';
import { settleTogether } from './sql/settle-bets-function.ts';
import { settleWithHouse } from './sql/settle-with-house.ts';
import { countBonuses } from './sql/bonus-lines.ts';
import { groupFriends } from './sql/friend-lines.ts';
import { groupBetExtras } from './sql/bet-extra-lines.ts';
import { groupFreeBets } from './sql/free-bet-lines.ts';
import { groupLoyalty } from './sql/loyalty-lines.ts';
import { groupPrizes } from './sql/prize-lines.ts';
import { groupPromotions } from './sql/promotion-lines.ts';
import { createTakeStake } from './sql/take-stake-function.ts';
import { takeStakesByKey, takeStakesTogether } from './sql/take-stakes-function.ts';
import {
  createClosing,
  createStatementParts,
  createTotals,
  reopenAfterPosting,
} from './sql/statement-tables.ts';

export const walletMigrations: ModuleMigrations = {
  wallet_01_ledger: {
    async up(db: Database) {
      await createLedgerTables(db);
      await createBetTables(db);
      await forbidRewriting(db);
      await checkAtCommit(db);
      await createPostFunction(db);
      await createHoldFunction(db);
      await createReleaseFunction(db);
      await createSettleFunction(db);
    },
  },
  wallet_02_frozen: {
    async up(db: Database) {
      await sql`
        create table wallet_frozen (
          player_id bigint primary key,
          at_ms bigint not null
        )`.execute(db);
      // What a provider's report is compared with, by time.
      await sql`create index wallet_transfer_time on wallet_transfer (at_ms)`.execute(db);
    },
  },
  wallet_03_statements: {
    async up(db: Database) {
      await createStatementParts(db);
      await createTotals(db);
      await createClosing(db);
    },
  },
  wallet_04_bonuses: {
    up: countBonuses,
  },
  wallet_05_check_by_key: { up: checkAccountByKey },
  wallet_06_reopening: { up: createReopenFunction },
  wallet_10_real_money_first: { up: holdRealMoneyFirst },
  wallet_12_one_trip: { up: createTakeStake },
  wallet_13_house_of_stakes: {
    async up(db: Database) {
      await holdForHouse(db);
      await settleWithHouse(db);
    },
  },
  wallet_14_stakes_together: { up: takeStakesTogether },
  wallet_15_stakes_by_key: { up: takeStakesByKey },
  wallet_16_settled_together: { up: settleTogether },
  wallet_17_checked_together: { up: checkTogether },
  wallet_18_cash_out: {
    async up(db: Database) {
      await addCashedParts(db);
      await createCashOutFunction(db);
      await settleWhatRemains(db);
    },
  },
  wallet_19_operator_voids: { up: takeBackCashedParts },
  wallet_20_posted_at_once: { up: postAtOnce },
  wallet_21_transfers_looked_for_once: { up: lookOnceForTransfers },
  wallet_22_prizes: { up: groupPrizes },
  wallet_23_promotions: { up: groupPromotions },
  wallet_25_loyalty: { up: groupLoyalty },
  wallet_24_spendable: { up: createSpendable },
  wallet_26_friends: { up: groupFriends },
  wallet_27_free_bets: { up: groupFreeBets },
  wallet_28_bet_extras: { up: groupBetExtras },
  wallet_29_reopened_after_posting: { up: reopenAfterPosting },
};
