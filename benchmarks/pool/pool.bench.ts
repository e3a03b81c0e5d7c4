import pg from 'pg';

import { perSecond } from '../report/figures.ts';
import { atLeast, atMost, type Benchmark, type Outcome } from '../report/outcome.ts';
import { median } from '../report/statistics.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import { startPools, type PoolPlatform, type SoldPool } from './setup/pools.ts';

/** Coupons of the pool, of which so many win and were really bought: of a million by chance some 1,800 have 11 right of 15. */
const COUPONS = 1_000_000;
const WINNERS = 2_000;
const TOGETHER = 250;
/** Pools of winners alone that each side pays in turn, beside the million; and of them those before it counts. */
const ROUNDS = 5;
const WARM_UP_ROUNDS = 1;
const WINNERS_A_ROUND = 750;
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

      const ours = await pools.sell(WINNERS, COUPONS - WINNERS);
      const countSeconds = await secondsOf(() => pools.decide(ours));
      const wholeSeconds = countSeconds + (await secondsOf(() => pools.pay(ours)));
      const mostMib = process.resourceUsage().maxRSS / 1_024;
      const rounds = (await payInTurns(db, pools)).slice(WARM_UP_ROUNDS);
      const share = median(rounds.map(({ rate, bareRate }) => rate / bareRate));
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
            ours: perSecond(median(rounds.map(({ rate }) => rate)), 'coupons'),
            beside: perSecond(median(rounds.map(({ bareRate }) => bareRate)), 'coupons'),
            ratio: share,
            target: atLeast(share, LEAST_SHARE),
          },
          {
            measure: 'most memory of the process',
            ours: `${mostMib.toFixed(0)} MiB`,
            target: atMost(Math.round(mostMib), MOST_MIB, ' MiB'),
          },
        ],
        notes: [
          `shares by round: ${rounds.map(({ rate, bareRate }) => (rate / bareRate).toFixed(2)).join(', ')}`,
          'stakes of coupons that lost leave escrow afterwards, at the rate of payouts',
        ],
      };
    }),
};

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return (performance.now() - startedMs) / 1_000;
}

interface Round {
  readonly rate: number;
  readonly bareRate: number;
}

/** Both pay as many winners on the same database, each time the other one first. */
async function payInTurns(db: pg.Client, pools: PoolPlatform): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  for (let n = 0; n < WARM_UP_ROUNDS + ROUNDS; n++) {
    const [mine, beside] = [await pools.sell(WINNERS_A_ROUND, 0), await pools.sell(WINNERS_A_ROUND, 0)];
    for (const sold of [mine, beside]) await pools.decide(sold);
    const pay = async () => WINNERS_A_ROUND / (await secondsOf(() => pools.pay(mine)));
    const payBeside = async () => WINNERS_A_ROUND / (await secondsOf(() => payBare(db, pools, beside)));
    if (n % 2 === 0) rounds.push({ bareRate: await payBeside(), rate: await pay() });
    else rounds.push({ rate: await pay(), bareRate: await payBeside() });
  }
  return rounds;
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
