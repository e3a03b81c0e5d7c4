import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

import { floorFunction } from '../floor/floor-function.ts';
import { rowsOfTransaction } from '../floor/written-rows.ts';
import { createHttpSender } from '../http-load/http-sender.ts';
import { perSecond } from '../report/figures.ts';
import { atLeast, atMost, type Benchmark, type Outcome } from '../report/outcome.ts';
import { median } from '../report/statistics.ts';
import { startChild } from '../setup/child.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import { fundedPlayers } from '../setup/players.ts';
import { postmasterOf, processorSeconds, processorSecondsOfFamily } from '../setup/processor-time.ts';
import { startQuietProduct } from '../setup/quiet-product.ts';
import { matchDesk, type Match } from './matches.ts';
import type { SettleJob } from './settle-job.ts';
import { settlementFloor } from './settlement-floor.ts';

interface Size {
  readonly players: number;
  readonly bets: number;
  readonly rounds: number;
}

const SIZE: Size = { players: 40, bets: 1_500, rounds: 3 };
/** A whole market at once; more players, since each has a budget of changes. */
const MARKET: Size = { players: 100, bets: 10_000, rounds: 1 };
const MOST_MARKET_SECONDS = 5;
const IN_FLIGHT = 32;
const LEAST_RATE = 2_000;
const LEAST_SHARE = 0.4;
/** Processor time of one bet. */
const MOST_NODE_MS = 0.35;
const MOST_POSTGRES_MS = 0.5;
const LOOK_EVERY_MS = 20;

interface Round {
  readonly oursPerSecond: number;
  readonly floorPerSecond: number;
  readonly nodeMs: number;
  readonly postgresMs: number;
  readonly floorPostgresMs: number;
}

export const settling: Benchmark = {
  name: 'settling',
  about:
    'bets of a match settled from its result to the last one, durable, beside one function that writes the same rows',
  run: () => measure(SIZE, outcomeOf),
};

export const settlingMarket: Benchmark = {
  name: 'settling-market',
  about: `a market of ${MARKET.bets.toLocaleString('en')} bets settled, beside one function that writes the same rows`,
  run: () => measure(MARKET, marketOutcome),
};

function measure(size: Size, outcome: (rounds: readonly Round[], size: Size) => Outcome): Promise<Outcome> {
  return withCleanup(async (atEnd): Promise<Outcome> => {
    const database = await startDurableDatabase();
    atEnd(() => database.stop());
    const product = await startQuietProduct(database.url, database);
    atEnd(() => product.stop());
    const players = await fundedPlayers(product.origin, size.players);
    const matches = await matchDesk(product.origin, database, players);
    atEnd(() => matches.stop());
    const db = new pg.Client({ connectionString: database.url });
    await db.connect();
    atEnd(() => db.end());
    // What looks for an open bet every 20 ms is no part of what is measured: it goes by the index of open legs.
    await db.query('set enable_seqscan = off');

    const parameters = await makeFloor(db, product.origin, await matches.begin());
    const job: SettleJob = { databaseUrl: database.url, parameters, inFlight: IN_FLIGHT };
    const floor = startChild<number>(join(import.meta.dirname, 'settle-floor.process.ts'), job);
    atEnd(() => floor.stop());
    const postmaster = await postmasterOf(db);
    const rounds: Round[] = [];
    for (let n = 0; n <= size.rounds; n++) {
      const bets = n === 0 ? SIZE.bets : size.bets;
      const beside = await matches.begin();
      await placeOn(product.origin, beside, bets);
      const before = await processorSecondsOfFamily(postmaster);
      floor.tell(await betsOn(db, beside));
      const floorSeconds = await floor.next();
      const floorPostgres = (await processorSecondsOfFamily(postmaster)) - before;

      const ours = await matches.begin();
      await placeOn(product.origin, ours, bets);
      const [node, postgres] = [
        await processorSeconds(product.pid),
        await processorSecondsOfFamily(postmaster),
      ];
      const startedMs = performance.now();
      await ours.finish();
      while (await isAnyOpen(db, ours)) await wait(LOOK_EVERY_MS);
      const seconds = (performance.now() - startedMs) / 1_000;
      const each = 1_000 / bets;
      rounds.push({
        oursPerSecond: bets / seconds,
        floorPerSecond: bets / floorSeconds,
        nodeMs: ((await processorSeconds(product.pid)) - node) * each,
        postgresMs: ((await processorSecondsOfFamily(postmaster)) - postgres) * each,
        floorPostgresMs: floorPostgres * each,
      });
    }
    return outcome(rounds.slice(1), size); // The first one warms up.
  });
}

/** Settles one bet alone and makes the function that writes what it wrote. Answers its parameters. */
async function makeFloor(db: pg.Client, origin: string, match: Match): Promise<readonly string[]> {
  await placeOn(origin, { ...match, senders: match.senders.slice(0, 1) }, 1);
  await match.finish();
  while (await isAnyOpen(db, match)) await wait(LOOK_EVERY_MS);
  const { rows } = await db.query<Readonly<Record<string, string>>>(`
    select xmin::text, player_id::text as player, account_id::text as account, id::text, settled_at_ms::text as at
      from sportsbook_bet`);
  const { xmin = '', ...particulars } = rows[0] ?? {};
  const written = await rowsOfTransaction(db, xmin);
  await db.query(floorFunction(written, particulars, settlementFloor));
  return Object.keys(particulars);
}

async function placeOn(origin: string, { marketId, senders }: Match, bets: number): Promise<void> {
  const http = createHttpSender({ url: `${origin}/web-api/sportsbook/bets`, senders }, IN_FLIGHT);
  let next = 0;
  const run = `match-${marketId}`;
  const work = async () => {
    while (next < bets) await http.send(next++, run);
  };
  await Promise.all(Array.from({ length: Math.min(IN_FLIGHT, bets) }, work));
  http.close();
}

async function betsOn(
  db: pg.Client,
  { marketId }: Match,
): Promise<readonly Readonly<Record<string, string>>[]> {
  const { rows } = await db.query<Readonly<Record<string, string>>>(
    `select player_id::text as player, account_id::text as account, id::text from sportsbook_bet_leg l
      join sportsbook_bet b using (player_id) where b.id = l.bet_id and market_id = $1 order by b.id`,
    [marketId],
  );
  return rows;
}

async function isAnyOpen(db: pg.Client, { marketId }: Match): Promise<boolean> {
  const { rows } = await db.query(
    `select from sportsbook_bet_leg where market_id = $1 and result = 'open' limit 1`,
    [marketId],
  );
  return rows.length > 0;
}

function marketOutcome(rounds: readonly Round[], { bets, players }: Size): Outcome {
  const secondsOf = (rate: (round: Round) => number) => median(rounds.map((round) => bets / rate(round)));
  const ours = secondsOf(({ oursPerSecond }) => oursPerSecond);
  const floor = secondsOf(({ floorPerSecond }) => floorPerSecond);
  return {
    besideName: 'one function',
    rows: [
      {
        measure: 'from the result to the last bet',
        ours: `${ours.toFixed(2)} s`,
        beside: `${floor.toFixed(2)} s`,
        ratio: ours / floor,
        target: atMost(ours, MOST_MARKET_SECONDS, ' s'),
      },
    ],
    notes: [`singles of ${players} players; ours has the feed, the result and its checks in it`],
  };
}

function outcomeOf(rounds: readonly Round[], { bets, players }: Size): Outcome {
  const of = (figure: (round: Round) => number) => median(rounds.map(figure));
  const rate = of(({ oursPerSecond }) => oursPerSecond);
  const share = of(({ oursPerSecond, floorPerSecond }) => oursPerSecond / floorPerSecond);
  const [nodeMs, postgresMs] = [of((round) => round.nodeMs), of((round) => round.postgresMs)];
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  return {
    besideName: 'one function',
    rows: [
      {
        measure: 'rate, from the result to the last bet',
        ours: perSecond(rate, 'bets'),
        beside: perSecond(
          of(({ floorPerSecond }) => floorPerSecond),
          'bets',
        ),
        ratio: share,
        target: atLeast(rate, LEAST_RATE),
      },
      { measure: 'share of the floor', ours: share.toFixed(2), target: atLeast(share, LEAST_SHARE) },
      {
        measure: 'processor time of Node for one',
        ours: ms(nodeMs),
        target: atMost(nodeMs, MOST_NODE_MS, ' ms'),
      },
      {
        measure: 'processor time of PostgreSQL for one',
        ours: ms(postgresMs),
        beside: ms(of(({ floorPostgresMs }) => floorPostgresMs)),
        ratio: of((round) => round.postgresMs / round.floorPostgresMs),
        target: atMost(postgresMs, MOST_POSTGRES_MS, ' ms'),
      },
    ],
    notes: [
      `${bets} singles of ${players} players on a match; ours has the feed, the result and its checks in it`,
    ],
  };
}
