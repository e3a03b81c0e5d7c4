import pg from 'pg';

import { answer, jobOf } from '../setup/child.ts';
import { drive } from '../setup/drive.ts';
import type { Pace } from '../setup/pace.ts';
import { statementsFor } from './bare-script.ts';
import { turnOf, type BareJob } from './load-job.ts';

/** Asks the database for what one transaction of the product asks it for, and nothing else. */
const { databaseUrl, parties, script } = await jobOf<BareJob>();
/** As many connections as the product's own pool. */
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
let transactions = 0n;
/** Above every number of a bet. */
const ABOVE_NUMBERS = 900_000_000_000n;

async function transact(n: number, run: string): Promise<void> {
  // Above every real id of this run's tables, below the largest bigint.
  const id = (8_000_000_000_000_000_000n + ++transactions).toString();
  const number = (ABOVE_NUMBERS + transactions).toString();
  const statements = statementsFor(script, { ...turnOf(parties, n), id, number, key: `${run}-${n}` });
  const client = await pool.connect();
  try {
    for (const { name, sql, values } of statements) {
      await client.query({ text: sql, values: [...values], ...(name === '' ? {} : { name }) });
    }
  } finally {
    client.release();
  }
}

let runs = 0;
process.on('message', (pace: Pace) => {
  const run = `bare-${process.pid}-${++runs}`;
  drive(pace, (n) => transact(n, run)).then(answer, (error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
