import { join } from 'node:path';
import { FeedDriver, makeFeedKey } from '@paddock/e2e/setup';
import type { PlaceBetRequest } from '@paddock/contract/schemas';

import { perSecond } from '../report/figures.ts';
import { atMost, type Benchmark, type Outcome } from '../report/outcome.ts';
import { median } from '../report/statistics.ts';
import { startChild } from '../setup/child.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import { inTurns } from '../setup/in-turns.ts';
import type { Done, Pace } from '../setup/pace.ts';
import { fundedPlayers, type FundedPlayer } from '../setup/players.ts';
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
      await inTurns(children, WARM_UP_ROUNDS, PACE);
      return outcomeOf(await inTurns(children, ROUNDS, PACE));
    }),
};

function outcomeOf([singles = [], systems = []]: readonly number[][]): Outcome {
  const times = median(singles.map((rate, round) => rate / (systems[round] ?? Number.NaN)));
  return {
    besideName: 'singles',
    rows: [
      {
        measure: 'rate of systems of 1,013 lines',
        ours: perSecond(median(systems), 'bets'),
        beside: perSecond(median(singles), 'bets'),
        ratio: 1 / times,
      },
      { measure: 'times of a single', ours: times.toFixed(2), target: atMost(times, MOST_TIMES) },
    ],
    notes: [`${PACE.inFlight} in flight; ten legs, every choice of two or more`],
  };
}
