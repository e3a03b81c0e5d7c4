import pg from 'pg';

import { milliseconds, perSecond } from '../report/figures.ts';
import type { Benchmark, Outcome } from '../report/outcome.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { drive } from '../setup/drive.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import type { Done, Pace } from '../setup/pace.ts';
import { postmasterOf, processorSeconds, processorSecondsOfFamily } from '../setup/processor-time.ts';
import { startCoinToss, type CoinTossPlatform } from './setup/coin-toss.ts';

const PLAYERS = 40;
const WARM_UP: Pace = { seconds: 2, inFlight: 32 };
const TOGETHER: Pace = { seconds: 5, inFlight: 32 };
const ALONE: Pace = { seconds: 3, inFlight: 1 };
const STAKE = 20n;

interface Played extends Done {
  readonly nodeMs: number;
  readonly postgresMs: number;
}

export const rounds: Benchmark = {
  name: 'rounds',
  about:
    'rounds of a casino as a product takes and settles them, a bet and a win each, 32 at once beside one alone',
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const database = await startDurableDatabase();
      atEnd(() => database.stop());
      const platform = await startCoinToss(database.url);
      atEnd(() => platform.stop());
      const play = await playersOf(platform);
      const db = new pg.Client({ connectionString: database.url });
      await db.connect();
      atEnd(() => db.end());
      const postmaster = await postmasterOf(db);

      const run = async (pace: Pace): Promise<Played> => {
        const [node, postgres] = [
          await processorSeconds(process.pid),
          await processorSecondsOfFamily(postmaster),
        ];
        const done = await drive(pace, play);
        const each = 1_000 / done.count;
        return {
          ...done,
          nodeMs: ((await processorSeconds(process.pid)) - node) * each,
          postgresMs: ((await processorSecondsOfFamily(postmaster)) - postgres) * each,
        };
      };
      await run(WARM_UP);
      return outcomeOf(await run(TOGETHER), await run(ALONE));
    }),
};

/** What plays a round: the next player stakes, and the coin falls right every other time. */
async function playersOf({ newPlayer, coinToss }: CoinTossPlatform): Promise<(n: number) => Promise<void>> {
  const players: Awaited<ReturnType<typeof newPlayer>>[] = [];
  for (let n = 0; n < PLAYERS; n++) players.push(await newPlayer());
  return async (n) => {
    const player = players[n % PLAYERS];
    if (player === undefined) throw new Error('there is nobody to play');
    const toss = await coinToss.stake({ ...player, stakeMinor: STAKE });
    await coinToss.fall(player.playerId, toss, n % 2 === 0);
  };
}

function outcomeOf(together: Played, alone: Played): Outcome {
  const rate = together.count / together.seconds;
  const row = (measure: string, of: (played: Played) => number) => ({
    measure,
    ours: milliseconds(of(together)),
    beside: milliseconds(of(alone)),
  });
  return {
    besideName: 'alone',
    rows: [
      {
        measure: 'rate, bet and win',
        ours: perSecond(rate, 'rounds'),
        beside: perSecond(alone.count / alone.seconds, 'rounds'),
      },
      row('median of a round', ({ p50Ms }) => p50Ms),
      row('p99 of a round', ({ p99Ms }) => p99Ms),
      row('processor time of Node for one', ({ nodeMs }) => nodeMs),
      row('processor time of PostgreSQL for one', ({ postgresMs }) => postgresMs),
    ],
    notes: ['a bet and a win are a transaction each; no HTTP is in it'],
  };
}
