import { join } from 'node:path';

import { milliseconds, perSecond } from '../report/figures.ts';
import type { Benchmark, Outcome, Row } from '../report/outcome.ts';
import { median, sum } from '../report/statistics.ts';
import { startChild, type Child } from '../setup/child.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import { fundedPlayers } from '../setup/players.ts';
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
  readonly ours: Placed;
  readonly bare: Placed;
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
      return outcomeOf(recorded, await measure(http, bare));
    }),
};

async function measure(http: Child<Placed>, bare: Child<Placed>): Promise<Measured> {
  const pair = async (pace: Pace): Promise<Pair> => {
    bare.tell(pace);
    const bareAnswer = await bare.next();
    http.tell(pace);
    return { bare: bareAnswer, ours: await http.next() };
  };
  await pair(WARM_UP);
  const rounds: Pair[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await pair(FULL));
  return { rounds, steady: await pair(STEADY) };
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
