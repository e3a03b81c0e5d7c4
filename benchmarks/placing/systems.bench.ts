import { join } from 'node:path';
import { FeedDriver, makeFeedKey } from '@paddock/e2e/setup';
import type { PlaceBetRequest } from '@paddock/contract/schemas';
import pg from 'pg';

import { perSecond } from '../report/figures.ts';
import { atMost, type Benchmark, type Outcome } from '../report/outcome.ts';
import { median, sum } from '../report/statistics.ts';
import { startChild } from '../setup/child.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import { inTurns, turnsOf, type Turn } from '../setup/in-turns.ts';
import type { Done, Pace } from '../setup/pace.ts';
import { fundedPlayers, type FundedPlayer } from '../setup/players.ts';
import { postmasterOf, processorSeconds, processorSecondsOfFamily } from '../setup/processor-time.ts';
import { startQuietProduct } from '../setup/quiet-product.ts';
import { homeWinsOf } from './home-wins.ts';

const PLAYERS = 40;
const LEGS = 10;
/** Every choice of two legs or more: 1,013 lines of a cent each. */
const FOLDS = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const STAKE = '10.13';
/** So sure that the house has room for all of them. */
const PRICES = [1100, 9000, 15_000] as const;
const PACE: Pace = { seconds: 2, inFlight: 8 };
const ROUNDS = 3;
const WARM_UP_ROUNDS = 2;
/** Of which the time is told, which other work on the machine does not change. */
const PROCESSORS = ['Node', 'PostgreSQL'];
/** A system of 1,013 lines is placed in at most so many times the time of a single. */
const MOST_TIMES = 2;

export const systemPlacing: Benchmark = {
  name: 'system-placing',
  about: 'systems of 1,013 lines on ten matches placed over HTTP, durable, beside singles',
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const database = await startDurableDatabase();
      atEnd(() => database.stop());
      const product = await startQuietProduct(database.url, database);
      atEnd(() => product.stop());
      const key = await makeFeedKey({ DATABASE_URL: database.url, DATA_DIR: database.dataDir });
      const feed = await FeedDriver.connect(product.origin, key);
      atEnd(() => feed.stop());
      for (let n = 0; n < LEGS; n++)
        await feed.match(`bench-${n}`, `Bench City ${n}`, `Load Rovers ${n}`, { prices: PRICES });
      const legs = await homeWinsOf(product.origin, LEGS);
      const players = await fundedPlayers(product.origin, PLAYERS);

      const bets = (bet: (player: FundedPlayer, at: number) => PlaceBetRequest) => ({
        url: `${product.origin}/web-api/sportsbook/bets`,
        senders: players.map((player, at) => ({
          token: player.token,
          body: JSON.stringify(bet(player, at)),
        })),
      });
      const jobs = [
        bets(({ accountId }, at) => ({
          ...{ type: 'single', accountId, stake: '0.20', policy: 'none' },
          legs: legs.slice(at % LEGS, (at % LEGS) + 1),
        })),
        bets(({ accountId }) => ({
          ...{
            type: 'system',
            accountId,
            stake: STAKE,
            lines: { bankers: [], folds: FOLDS },
            policy: 'none',
            legs,
          },
        })),
      ];
      const children = jobs.map((job) => {
        const child = startChild<Done>(join(import.meta.dirname, '../http-load/http-load.process.ts'), job);
        atEnd(() => child.stop());
        return child;
      });
      const db = new pg.Client({ connectionString: database.url });
      await db.connect();
      const postmaster = await postmasterOf(db);
      await db.end();
      await inTurns(children, WARM_UP_ROUNDS, PACE);
      const [singles = [], systems = []] = await turnsOf(children, ROUNDS, PACE, async () => [
        await processorSeconds(product.pid),
        await processorSecondsOfFamily(postmaster),
      ]);
      return outcomeOf(singles, systems);
    }),
};

function outcomeOf(singles: readonly Turn[], systems: readonly Turn[]): Outcome {
  const rates = (turns: readonly Turn[]): readonly number[] => turns.map(({ perSecond: rate }) => rate);
  const times = median(rates(singles).map((rate, round) => rate / (rates(systems)[round] ?? Number.NaN)));
  return {
    besideName: 'singles',
    rows: [
      {
        measure: 'rate of systems of 1,013 lines',
        ours: perSecond(median(rates(systems)), 'bets'),
        beside: perSecond(median(rates(singles)), 'bets'),
        ratio: 1 / times,
      },
      { measure: 'times of a single', ours: times.toFixed(2), target: atMost(times, MOST_TIMES) },
      ...PROCESSORS.map((name, at) => {
        const [system, single] = [spentOnOne(systems, at), spentOnOne(singles, at)];
        return {
          measure: `processor time of ${name} for one`,
          ours: `${system.toFixed(2)} ms`,
          beside: `${single.toFixed(2)} ms`,
          ratio: system / single,
        };
      }),
    ],
    notes: [`${PACE.inFlight} in flight; ten legs, every choice of two or more`],
  };
}

const spentOnOne = (turns: readonly Turn[], at: number): number =>
  (1000 * sum(turns.map(({ spent }) => spent[at] ?? 0))) / sum(turns.map(({ count }) => count));
