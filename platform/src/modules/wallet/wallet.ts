import { DAY_MS, CURRENCIES } from '@paddock/contract';

import type { Kernel } from '../../kernel/module.ts';
import { productNamed } from '../products/index.ts';
import {
  accountOf,
  accountsOf,
  activateAccount,
  lockedAccounts,
  mainCurrencyOf,
  openCurrency,
  openHouseAccounts,
  spendableCall,
} from './accounts-store.ts';
import { postedAs } from './audit-prizes.ts';
import { auditLedger } from './audit.ts';
import type { HoldStake } from './bet-money.ts';
import {
  bonusStakesCall,
  cashOut,
  holdStake,
  releaseStake,
  reopenBet,
  settleBet,
  settleBets,
  settlementsCall,
  stakesCall,
  stakeParts,
  type HousedStake,
} from './bets.ts';
import { changedStakes, countLines, linesOf, playersWithEnds, stakeStates } from './changed-stakes.ts';
import { addCurrency, removeCurrency } from './currencies/currency-accounts.ts';
import { freeze, isFrozen, unfreeze } from './freezing.ts';
import { bonusPart } from './bonus-part.ts';
import { lastStakes, mainCurrencies } from './players-at-once.ts';
import { stakeMovements } from './stake-movements.ts';
import { walletMigrations } from './migrations.ts';
import {
  adjust,
  payPromotion,
  chargeBack,
  convert,
  deposit,
  refundDeposit,
  settleSuspense,
  suspend,
  writeOff,
} from './money-commands.ts';
import { moveBetExtra } from './bet-extras.ts';
import { moveFreeStake } from './free-bets.ts';
import { postTransfer } from './post-transfer.ts';
import { providerMovements } from './provider-movements.ts';
import { holdWithdrawal, payOut, payOutLate, releaseWithdrawal, returnPayout } from './withdrawals.ts';
import { walletRoutes } from './routes.ts';
import type { HouseAccount } from './transfer.ts';
import type { Wallet, WalletDependencies } from './wallet-api.ts';

/** The wallet's own house accounts. Every currency has them from the start: players' transactions never create one. */
const HOUSE_ACCOUNTS: readonly HouseAccount[] = [
  'position',
  'bonuses',
  'tournaments',
  'promotions',
  'free-bets',
  'boosts',
  'insurance',
  'loyalty',
  'friends',
  'adjustments',
  'write-off',
];

/** No read scans the ledger (rules §3), so a job looks at all of it now and then. */
const AUDIT_EVERY_MS = DAY_MS;

export function createWallet(kernel: Kernel, dependencies: WalletDependencies): Wallet {
  const { db, ids, scheduler, log } = kernel;
  const { products, openHolds, bonuses, prizes } = dependencies;
  const housed = ({ product, ...hold }: HoldStake): HousedStake => ({
    ...hold,
    house: productNamed(products, product).houseAccount,
  });
  return {
    name: 'wallet',
    migrations: walletMigrations,
    routes: (app) => walletRoutes(app, { ...dependencies, kernel }),
    async start() {
      const ofProducts = products.map(({ houseAccount }) => houseAccount);
      await openHouseAccounts(db, [...HOUSE_ACCOUNTS, ...ofProducts], [...CURRENCIES.keys()]);
      scheduler.every('wallet.audit', AUDIT_EVERY_MS, async () => {
        const { problems } = await auditLedger(db, { products, openHolds, bonuses, prizes });
        if (problems.length > 0) log.error({ problems: problems.slice(0, 100) }, 'the ledger is broken');
      });
    },
    openAccounts: (tx, player) => openCurrency(tx, ids, 'main', player),
    addCurrency: (tx, player) => addCurrency(tx, ids, player),
    removeCurrency,
    account: accountOf,
    accounts: accountsOf,
    mainCurrency: mainCurrencyOf,
    lock: lockedAccounts,
    activate: activateAccount,
    holdStake: (tx, hold) => holdStake(tx, housed(hold)),
    stakesCall: (holds, bets) => stakesCall(holds.map(housed), bets),
    stakeParts,
    stakeMovements,
    changedStakes,
    stakeStates,
    playersWithEnds,
    lastStakes,
    mainCurrencies,
    countLines,
    linesOf,
    bonusPart,
    releaseStake,
    settleBet,
    settleBets,
    settlementsCall,
    bonusStakesCall,
    spendableCall,
    reopenBet,
    cashOut,
    deposit,
    refundDeposit,
    chargeBack,
    holdWithdrawal,
    releaseWithdrawal,
    payOut,
    payOutLate,
    returnPayout,
    suspend,
    settleSuspense,
    adjust,
    moveFreeStake,
    moveBetExtra,
    payPromotion: (tx, win) => payPromotion(tx, ids, win),
    writeOff,
    convert,
    freeze,
    unfreeze,
    isFrozen,
    post: postTransfer,
    providerMovements,
    postedAs,
    audit: (options = {}) => auditLedger(db, { products, openHolds, bonuses, prizes, ...options }),
  };
}
