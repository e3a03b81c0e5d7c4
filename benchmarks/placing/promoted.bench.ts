import { join } from 'node:path';
import { FeedDriver, makeFeedKey } from '@paddock/e2e/setup';
import type { PlaceBetRequest } from '@paddock/contract/schemas';
import pg from 'pg';

import { perSecond } from '../report/figures.ts';
import { atLeast, type Benchmark, type Outcome } from '../report/outcome.ts';
import { median } from '../report/statistics.ts';
import { startChild } from '../setup/child.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import { inTurns } from '../setup/in-turns.ts';
import type { Done, Pace } from '../setup/pace.ts';
import { fundedPlayers, type FundedPlayer } from '../setup/players.ts';
import { startQuietProduct } from '../setup/quiet-product.ts';
import { homeWinsOf } from './home-wins.ts';
import { runPromotions, takePart } from './running-promotions.ts';

/** Half of them take part in promotions that count stakes, half in none. */
const PLAYERS = 40;
const MATCHES = 12;
/** Promotions of one player, and those that are not theirs. */
const OWN = 10;
const OTHERS = 1_000;
const PACE: Pace = { seconds: 2, inFlight: 32 };
const ROUNDS = 6;
/** Turns of both before any counts: a server is warm by what it has done. */
const WARM_UP_ROUNDS = 4;
/** A stake counted for all promotions of its player adds at most so much to a placement (15 %), and others nothing. */
const LEAST_SHARE = 0.87;

export const promotedPlacing: Benchmark = {
  name: 'promoted-placing',
  about: `singles of players who take part in ${OWN} promotions that count stakes, beside singles of players in none`,
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const database = await startDurableDatabase();
      atEnd(() => database.stop());
      const product = await startQuietProduct(database.url, database);
      atEnd(() => product.stop());
      const key = await makeFeedKey({ DATABASE_URL: database.url, DATA_DIR: database.dataDir });
      const feed = await FeedDriver.connect(product.origin, key);
      atEnd(() => feed.stop());
      for (let n = 0; n < MATCHES; n++) await feed.match(`bench-${n}`, `Bench City ${n}`, `Load Rovers ${n}`);
      const homeWins = await homeWinsOf(product.origin, MATCHES);
      const players = await fundedPlayers(product.origin, PLAYERS);
      const [bare, taking] = [players.slice(0, PLAYERS / 2), players.slice(PLAYERS / 2)];
      const db = new pg.Client({ connectionString: database.url });
      await db.connect();
      atEnd(() => db.end());
      const own = await runPromotions(db, 'own', OWN);
      await takePart(
        db,
        taking.map(({ playerId }) => playerId),
        own,
      );

      const jobOf = (side: readonly FundedPlayer[]) => ({
        url: `${product.origin}/web-api/sportsbook/bets`,
        senders: side.map(({ accountId, token }, at) => {
          const legs = homeWins.slice(at % MATCHES, (at % MATCHES) + 1);
          const bet: PlaceBetRequest = { type: 'single', accountId, stake: '0.20', policy: 'none', legs };
          return { token, body: JSON.stringify(bet) };
        }),
      });
      const children = [bare, taking].map((side) => {
        const child = startChild<Done>(
          join(import.meta.dirname, '../http-load/http-load.process.ts'),
          jobOf(side),
        );
        atEnd(() => child.stop());
        return child;
      });
      await inTurns(children, WARM_UP_ROUNDS, PACE);
      const before = await inTurns(children, ROUNDS, PACE);
      await runPromotions(db, 'other', OTHERS);
      return outcomeOf(before, await inTurns(children, ROUNDS, PACE));
    }),
};

function outcomeOf(before: readonly number[][], after: readonly number[][]): Outcome {
  const rowOf = (measure: string, [bare = [], taking = []]: readonly number[][]) => {
    const share = median(taking.map((rate, round) => rate / (bare[round] ?? Number.NaN)));
    return {
      measure,
      ours: perSecond(median(taking), 'bets'),
      beside: perSecond(median(bare), 'bets'),
      ratio: share,
      target: atLeast(share, LEAST_SHARE),
    };
  };
  return {
    besideName: 'in none',
    rows: [
      rowOf(`in ${OWN} promotions that count`, before),
      rowOf(`the same, while ${OTHERS.toLocaleString('en')} others run`, after),
    ],
    notes: [`${PACE.inFlight} in flight; stakes are counted after they are settled, and none is here`],
  };
}
