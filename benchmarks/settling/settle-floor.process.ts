import pg from 'pg';

import { FLOOR } from '../floor/floor-function.ts';
import { answer, jobOf } from '../setup/child.ts';
import type { SettleJob } from './settle-job.ts';

/** Settles the bets it is told of by the floor's function, each by itself, 32 in flight; answers how long they took. */
const { databaseUrl, parameters, inFlight } = await jobOf<SettleJob>();
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, idleTimeoutMillis: 0 });
const text = `select ${FLOOR}(${parameters.map((_, at) => `$${at + 1}`).join(', ')})`;

async function settle(bets: Readonly<Record<string, string>>[]): Promise<number> {
  const startedMs = performance.now();
  const work = async () => {
    for (let bet = bets.pop(); bet !== undefined; bet = bets.pop()) {
      const own: Readonly<Record<string, string>> = { ...bet, at: String(Date.now()) };
      await pool.query({ name: FLOOR, text, values: parameters.map((name) => own[name]) });
    }
  };
  await Promise.all(Array.from({ length: inFlight }, work));
  return (performance.now() - startedMs) / 1_000;
}

process.on('message', (bets: Readonly<Record<string, string>>[]) => {
  settle(bets).then(answer, (error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
