import { readConfig, type Database } from '../kernel/index.ts';
import { bonusFacts, partsWithoutGift } from '../modules/bonuses/index.ts';
import { readHeldWithdrawals } from '../modules/cashier/index.ts';
import { friendProblems } from '../modules/friends/index.ts';
import { pointsLedgerProblems } from '../modules/loyalty/index.ts';
import { prizeFacts } from '../modules/tournaments/index.ts';
import { auditLedger, linesOf, postedAs, stakeStates } from '../modules/wallet/index.ts';
import { PRODUCTS } from '../products/products.ts';
import { readPositionals } from './read-options.ts';
import { REPOSITORY_DIR } from './repository-dir.ts';
import { runCommand } from './run-command.ts';
import { withDatabase } from './with-database.ts';

/**
 * `npm run ledger:audit`: reads the whole ledger, with what bets, withdrawals and bonuses say lies in it, that of points, and
 * rewards for friends, and reports every broken invariant; exit code 1 when there is one.
 */
await runCommand(() => {
  readPositionals({ least: 0, most: 0 }, 'usage: npm run ledger:audit');
  return withDatabase(readConfig(process.env, REPOSITORY_DIR), audit);
});

async function audit(db: Database): Promise<void> {
  const { problems, sums, house, transfers, postings } = await auditLedger(db, {
    products: PRODUCTS,
    openHolds: readHeldWithdrawals,
    bonuses: bonusFacts,
    prizes: prizeFacts,
  });
  console.log(`${transfers} transfers, ${postings} postings`);
  for (const [currency, sum] of Object.entries(sums)) console.log(`sum ${currency}: ${sum}`);
  for (const [account, sum] of Object.entries(house)) console.log(`house ${account}: ${sum} (minor units)`);
  const wallet = { linesOf, postedAs, stakeStates };
  const promotions = { partsWithoutGift };
  const beside = [
    ...(await pointsLedgerProblems(db, { wallet, promotions })).map((detail) => `points: ${detail}`),
    ...(await friendProblems(db, postedAs)).map((detail) => `friends: ${detail}`),
  ];
  for (const { rule, detail } of problems) console.error(`${rule}: ${detail}`);
  for (const problem of beside) console.error(problem);
  if (problems.length + beside.length > 0) process.exitCode = 1;
}
