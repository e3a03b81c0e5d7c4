import pg from 'pg';

import { perSecond } from '../report/figures.ts';
import { atLeast, atMost, type Benchmark, type Outcome } from '../report/outcome.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import { startPools, type PoolPlatform, type SoldPool } from './setup/pools.ts';

/** Coupons of the pool, of which so many win and were really bought: of a million by chance some 1,800 have 11 right of 15. */
const COUPONS = 1_000_000;
const WINNERS = 2_000;
const TOGETHER = 250;
const MOST_SECONDS = 60;
const MOST_MIB = 1_024;
const LEAST_SHARE = 0.5;

export const pool: Benchmark = {
  name: 'pool',
  about:
    'a pool of a million coupons, counted and paid, beside the ledger’s function alone that writes the same payouts',
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const database = await startDurableDatabase();
      atEnd(() => database.stop());
      const pools = await startPools(database.url);
      atEnd(() => pools.stop());
      const db = new pg.Client({ connectionString: database.url });
      await db.connect();
      atEnd(() => db.end());

      const beside = await pools.sell(WINNERS, 0);
      await pools.decide(beside);
      const besideSeconds = await secondsOf(() => payBare(db, pools, beside));
      const ours = await pools.sell(WINNERS, COUPONS - WINNERS);
      const countSeconds = await secondsOf(() => pools.decide(ours));
      const smallest = await pools.sell(WINNERS, 0);
      await pools.decide(smallest);
      const paySeconds = await secondsOf(() => pools.pay(smallest));
      const wholeSeconds = countSeconds + (await secondsOf(() => pools.pay(ours)));
      const mostMib = process.resourceUsage().maxRSS / 1_024;
      const rate = WINNERS / paySeconds;
      const bareRate = WINNERS / besideSeconds;
      return {
        besideName: 'the ledger’s function alone',
        rows: [
          {
            measure: 'from the last result to the last winner paid, of 1,000,000 coupons',
            ours: `${wholeSeconds.toFixed(1)} s`,
            target: atMost(Math.round(wholeSeconds), MOST_SECONDS, ' s'),
          },
          { measure: 'of that, columns counted and the pool divided', ours: `${countSeconds.toFixed(1)} s` },
          {
            measure: 'payouts',
            ours: perSecond(rate, 'coupons'),
            beside: perSecond(bareRate, 'coupons'),
            ratio: rate / bareRate,
            target: atLeast(rate / bareRate, LEAST_SHARE),
          },
          {
            measure: 'most memory of the process',
            ours: `${mostMib.toFixed(0)} MiB`,
            target: atMost(Math.round(mostMib), MOST_MIB, ' MiB'),
          },
        ],
        notes: ['stakes of coupons that lost leave escrow afterwards, at the rate of payouts'],
      };
    }),
};

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return (performance.now() - startedMs) / 1_000;
}

/** What the wallet's function writes for the same payouts, by nothing but SQL. */
async function payBare(db: pg.Client, pools: PoolPlatform, sold: SoldPool): Promise<void> {
  const targetMinor = Number(await pools.paidMinor(sold));
  for (let from = 0; from < sold.winners.length; from += TOGETHER) {
    const settlements = sold.winners.slice(from, from + TOGETHER).map(({ playerId, couponId }) => ({
      ...{ playerId, betId: couponId, revision: 1, targetMinor, reason: 'bare', atMs: Date.now() },
    }));
    await db.query('select count(*) from wallet_settle_bets($1::jsonb)', [JSON.stringify(settlements)]);
  }
}
