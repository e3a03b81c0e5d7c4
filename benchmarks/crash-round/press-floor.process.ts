import { createServer } from 'node:http';
import pg from 'pg';

import { answer, jobOf } from '../setup/child.ts';

export interface PressFloorJob {
  readonly databaseUrl: string;
  readonly port: number;
  readonly bets: number;
}

/** The least that keeps a press: a bare server, one row by its key, answered once that is on disk. */
const { databaseUrl, port, bets } = await jobOf<PressFloorJob>();
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
await pool.query('create table press (bet_id int primary key, milli bigint, at_ms bigint)');
await pool.query('insert into press (bet_id) select generate_series(0, $1::int - 1)', [bets]);

const server = createServer((request, response) => {
  const atMs = Date.now();
  const betId = Number((request.url ?? '').slice(1));
  request.resume().on('end', () => {
    void pool
      .query('update press set milli = $2, at_ms = $3 where bet_id = $1', [betId, 1_500, atMs])
      .then(() => response.end('{}'));
  });
});
server.listen(port, '127.0.0.1', () => answer({ listening: port }));
