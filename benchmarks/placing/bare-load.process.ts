import pg from 'pg';

import { answer, jobOf } from '../setup/child.ts';
import { statementsFor } from './bare-script.ts';
import { drive } from './drive.ts';
import { playerOf } from './http-placer.ts';
import type { BareJob, Pace } from './placing-job.ts';

/** Asks the database for what a placement asks it for, and nothing else. */
const { databaseUrl, players, script } = await jobOf<BareJob>();
/** As many connections as the product's own pool. */
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
let bets = 0n;

async function place(n: number, run: string): Promise<void> {
  // Above every real id of this run's tables, below the largest bigint.
  const betId = (8_000_000_000_000_000_000n + ++bets).toString();
  const statements = statementsFor(script, playerOf(players, n), betId, `${run}-${n}`);
  const client = await pool.connect();
  try {
    for (const { sql, values } of statements) {
      await (values.length === 0 ? client.query(sql) : client.query(sql, [...values]));
    }
  } finally {
    client.release();
  }
}

let runs = 0;
process.on('message', (pace: Pace) => {
  const run = `bare-${process.pid}-${++runs}`;
  drive(pace, (n) => place(n, run)).then(answer, (error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
