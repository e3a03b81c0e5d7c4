import { join } from 'node:path';
import { FeedDriver, makeFeedKey } from '@paddock/e2e/setup';
import { LIMIT_RULES } from '@paddock/contract';
import type { PlaceBetRequest } from '@paddock/contract/schemas';
import pg from 'pg';

import type { HttpJob } from '../http-load/http-job.ts';
import { perSecond } from '../report/figures.ts';
import type { Benchmark, Outcome, Row } from '../report/outcome.ts';
import { median } from '../report/statistics.ts';
import { post } from '../setup/api.ts';
import { startChild, type Child } from '../setup/child.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import type { Done, Pace } from '../setup/pace.ts';
import { fundedPlayers, type FundedPlayer } from '../setup/players.ts';
import { startQuietProduct } from '../setup/quiet-product.ts';
import { homeWinsOf } from './home-wins.ts';

/** Half of them have no limits and one account, the other half six limits and two accounts a person. */
const PLAYERS = 40;
const MATCHES = 12;
const LEGS = 8;
const PACE: Pace = { seconds: 2, inFlight: 32 };
const ROUNDS = 3;
/** Never reached: what is measured is the asking. */
const LIMIT_VALUE = 1_000_000;

type Legs = PlaceBetRequest['legs'];

interface Side {
  readonly measure: string;
  readonly players: readonly FundedPlayer[];
  /** Of the player at a place. */
  legs(at: number): Legs;
}

export const guardedPlacing: Benchmark = {
  name: 'guarded-placing',
  about: 'bets under the limits of a person with two accounts, singles and accumulators, beside bare singles',
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const database = await startDurableDatabase();
      atEnd(() => database.stop());
      const product = await startQuietProduct(database.url, database);
      atEnd(() => product.stop());
      const { origin } = product;
      const key = await makeFeedKey({ DATABASE_URL: database.url, DATA_DIR: database.dataDir });
      const feed = await FeedDriver.connect(origin, key);
      atEnd(() => feed.stop());
      for (let n = 0; n < MATCHES; n++) await feed.match(`bench-${n}`, `Bench City ${n}`, `Load Rovers ${n}`);
      const homeWins = await homeWinsOf(origin, MATCHES);
      const players = await fundedPlayers(origin, PLAYERS);
      const [free, guarded] = [players.slice(0, PLAYERS / 2), players.slice(PLAYERS / 2)];
      for (const player of guarded) await limit(origin, player);
      await joinInPairs(database.url, guarded);

      const single = (at: number): Legs => homeWins.slice(at % MATCHES, (at % MATCHES) + 1);
      // Other selections for each: the same ones of all would fill what the same combination may return.
      const accumulator = (at: number): Legs =>
        Array.from({ length: LEGS }, (_, leg) => homeWins[(at + leg) % MATCHES] ?? []).flat();
      const sides: readonly Side[] = [
        { measure: 'a single, no limits, one account', players: free, legs: single },
        { measure: 'a single, six limits, two accounts a person', players: guarded, legs: single },
        { measure: `an accumulator of ${LEGS}, no limits, one account`, players: free, legs: accumulator },
        {
          measure: `an accumulator of ${LEGS}, six limits, two accounts a person`,
          players: guarded,
          legs: accumulator,
        },
      ];
      const children = sides.map((side) => {
        const child = startChild<Done>(
          join(import.meta.dirname, '../http-load/http-load.process.ts'),
          jobOf(origin, side),
        );
        atEnd(() => child.stop());
        return child;
      });
      return outcomeOf(sides, await inTurns(children));
    }),
};

/** All limits of stakes and losses there are. */
async function limit(origin: string, { token, playerId }: FundedPlayer): Promise<void> {
  const types = Object.entries(LIMIT_RULES).filter(([, { kind }]) => kind === 'wagering' || kind === 'loss');
  for (const [type] of types) {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `limit-${playerId}-${type}` };
    const path = '/limit-service-api/api/external/web/v3/limit';
    await post(origin, path, { limitType: Number(type), limitValue: LIMIT_VALUE }, headers);
  }
}

/** Makes two and two of them one person's, as proofs would: nobody here has a mailbox to prove. */
async function joinInPairs(databaseUrl: string, players: readonly FundedPlayer[]): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    for (let at = 0; at + 1 < players.length; at += 2) {
      const pair = players.slice(at, at + 2).map(({ playerId }) => playerId);
      const { rows } = await pool.query<{ same_id: string }>(
        `update identity_person set same_id = (
            select min(p.same_id) from identity_person p join identity_player using (person_id) where player_id = any($1))
          where person_id in (select person_id from identity_player where player_id = any($1)) returning same_id::text`,
        [pair],
      );
      await pool.query(
        `insert into limits_player (player_id, counted_as) select unnest($1::bigint[]), $2
          on conflict (player_id) do update set counted_as = excluded.counted_as`,
        [pair, rows[0]?.same_id],
      );
    }
  } finally {
    await pool.end();
  }
}

function jobOf(origin: string, { players, legs }: Side): HttpJob {
  return {
    url: `${origin}/web-api/sportsbook/bets`,
    senders: players.map(({ accountId, token }, at) => {
      const chosen = legs(at);
      const type = chosen.length === 1 ? 'single' : 'accumulator';
      const bet: PlaceBetRequest = { type, accountId, stake: '0.20', policy: 'none', legs: chosen };
      return { token, body: JSON.stringify(bet) };
    }),
  };
}

/** By side, what each round came to: all take turns, so that they meet the same machine. */
async function inTurns(children: readonly Child<Done>[]): Promise<readonly (readonly Done[])[]> {
  const rounds: (readonly Done[])[] = [];
  for (let n = 0; n <= ROUNDS; n++) {
    const round: Done[] = [];
    for (const child of children) {
      child.tell(PACE);
      round.push(await child.next());
    }
    rounds.push(round);
  }
  const [, ...measured] = rounds; // The first one warms up.
  return children.map((_, at) => measured.flatMap((round) => round[at] ?? []));
}

function outcomeOf(sides: readonly Side[], done: readonly (readonly Done[])[]): Outcome {
  const rates = done.map((rounds) => rounds.map(({ count, seconds }) => count / seconds));
  const [bare = []] = rates;
  const rows = sides.map(({ measure }, at): Row => {
    const own = rates[at] ?? [];
    return {
      measure,
      ours: perSecond(median(own), 'bets'),
      beside: perSecond(median(bare), 'bets'),
      ratio: median(own.map((rate, round) => rate / (bare[round] ?? Number.NaN))),
    };
  });
  const medians = done.map((rounds) => median(rounds.map(({ p50Ms }) => p50Ms)).toFixed(0));
  return {
    besideName: 'a bare single',
    rows,
    notes: [`${PACE.inFlight} in flight; medians, in the order of the rows: ${medians.join(', ')} ms`],
  };
}
