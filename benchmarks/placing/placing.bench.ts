import { join } from 'node:path';

import { milliseconds, perSecond } from '../report/figures.ts';
import type { Benchmark, Outcome, Row } from '../report/outcome.ts';
import { median, sum } from '../report/statistics.ts';
import { startChild, type Child } from '../setup/child.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import { fundedPlayers } from '../setup/players.ts';
import { processorSeconds } from '../setup/processor-time.ts';
import { legOf } from './legs.ts';
import type { BareJob, HttpJob, Pace, Placed } from './placing-job.ts';
import { openMatch, startPlacingProduct } from './placing-product.ts';
import { recordPlacement, type RecordedPlacement } from './record-placement.ts';
import { isHouseWide } from './rows-written.ts';

const PLAYERS = 40;
const WARM_UP: Pace = { seconds: 2, inFlight: 32 };
const FULL: Pace = { seconds: 3, inFlight: 32 };
const ROUNDS = 3;
const STEADY_PER_SECOND = 300;
const STEADY: Pace = { seconds: 5, inFlight: 32, perSecond: STEADY_PER_SECOND };
/** A pace is held when this share of it was placed. */
const HELD_SHARE = 0.97;

/** Ours and bare in turns, so that both meet the same machine. */
interface Measured {
  readonly rounds: readonly Pair[];
  readonly steady: Pair;
}

interface Pair {
  readonly ours: Placed & Worked;
  readonly bare: Placed & Worked;
}

/** Processor time of the Node process that asks the database. */
interface Worked {
  readonly processorSeconds: number;
}

export const placing: Benchmark = {
  name: 'placing',
  about: 'bets placed over HTTP, durable, beside the very same SQL statements done bare by a pg pool',
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const database = await startDurableDatabase();
      atEnd(() => database.stop());
      const recorded = await recordPlacement(database);
      const product = await startPlacingProduct(database.url, database);
      atEnd(() => product.stop());
      const { origin } = product;
      const players = await fundedPlayers(origin, PLAYERS);
      const feed = await openMatch(origin, database.url, database);
      atEnd(() => feed.stop());

      const httpJob: HttpJob = { origin, players, legs: await legOf(origin) };
      const http = startChild<Placed>(join(import.meta.dirname, 'http-load.process.ts'), httpJob);
      atEnd(() => http.stop());
      const bareJob: BareJob = { databaseUrl: database.url, players, script: recorded.script };
      const bare = startChild<Placed>(join(import.meta.dirname, 'bare-load.process.ts'), bareJob);
      atEnd(() => bare.stop());
      return outcomeOf(
        recorded,
        await measure({ child: http, worker: product.pid }, { child: bare, worker: bare.pid }),
      );
    }),
};

interface Side {
  readonly child: Child<Placed>;
  /** The process that asks the database for it. */
  readonly worker: number;
}

async function measure(http: Side, bare: Side): Promise<Measured> {
  const pair = async (pace: Pace): Promise<Pair> => ({
    bare: await run(bare, pace),
    ours: await run(http, pace),
  });
  await pair(WARM_UP);
  const rounds: Pair[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await pair(FULL));
  return { rounds, steady: await pair(STEADY) };
}

async function run({ child, worker }: Side, pace: Pace): Promise<Placed & Worked> {
  const before = await processorSeconds(worker);
  child.tell(pace);
  const placed = await child.next();
  const after = await processorSeconds(worker);
  return { ...placed, processorSeconds: (after ?? Number.NaN) - (before ?? Number.NaN) };
}

function outcomeOf({ script, tripsPerBet, written }: RecordedPlacement, measured: Measured): Outcome {
  const { rounds, steady } = measured;
  const oursRate = median(rounds.map(({ ours }) => rateOf(ours)));
  const bareRate = median(rounds.map(({ bare }) => rateOf(bare)));
  const trips = script.statements.length;
  const houseRows = sum(written.filter(isHouseWide).map(({ rows }) => rows));
  return {
    besideName: 'bare pg pool',
    rows: [
      {
        measure: `throughput, ${FULL.inFlight} in flight`,
        ours: perSecond(oursRate, 'bets'),
        beside: perSecond(bareRate, 'bets'),
        ratio: median(rounds.map(({ ours, bare }) => rateOf(ours) / rateOf(bare))),
      },
      ...workRow(rounds),
      timeRow(`median at ${STEADY_PER_SECOND}/s`, steady, ({ p50Ms }) => p50Ms),
      timeRow(`p99 at ${STEADY_PER_SECOND}/s`, steady, ({ p99Ms }) => p99Ms),
      {
        measure: 'round trips of a placement',
        ours: tripsPerBet.toFixed(2),
        beside: String(trips),
        ratio: tripsPerBet / trips,
      },
      {
        measure: 'rows it writes that belong to no player',
        ours: String(houseRows),
        target: { text: '0', isMet: houseRows === 0 },
      },
    ],
    notes: [
      `asked in one placement: ${script.statements.map(({ sql }) => firstWords(sql)).join(' | ')}`,
      `written by its transaction: ${written.map(({ table, owner, rows }) => `${rows} ${table} (key ${owner}, ...)`).join(', ')}`,
      ...Object.entries(steady).flatMap(([who, placed]) => paceNote(who, placed as Placed)),
    ],
  };
}

/** Where the system says it: what a bet costs Node itself, whatever else the machine is doing. */
function workRow(rounds: readonly Pair[]): Row[] {
  const workMs = ({ processorSeconds: seconds, bets }: Placed & Worked) => (seconds * 1000) / bets;
  const ours = median(rounds.map((round) => workMs(round.ours)));
  const bare = median(rounds.map((round) => workMs(round.bare)));
  if (Number.isNaN(ours + bare)) return [];
  const measure = 'processor time of Node per bet';
  return [{ measure, ours: `${ours.toFixed(2)} ms`, beside: `${bare.toFixed(2)} ms`, ratio: ours / bare }];
}

function timeRow(measure: string, { ours, bare }: Pair, timeMs: (placed: Placed) => number): Row {
  return {
    measure,
    ours: milliseconds(timeMs(ours)),
    beside: milliseconds(timeMs(bare)),
    ratio: timeMs(ours) / timeMs(bare),
  };
}

function rateOf({ bets, seconds }: Placed): number {
  return bets / seconds;
}

function paceNote(who: string, placed: Placed): readonly string[] {
  if (rateOf(placed) >= HELD_SHARE * STEADY_PER_SECOND) return [];
  return [
    `${who} held only ${rateOf(placed).toFixed(0)}/s of ${STEADY_PER_SECOND}/s: its times are those of a queue`,
  ];
}

function firstWords(sql: string): string {
  return sql.trim().split(/\s+/).slice(0, 3).join(' ');
}
