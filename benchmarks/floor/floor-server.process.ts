import Fastify from 'fastify';
import pg from 'pg';

import { answer, jobOf } from '../setup/child.ts';
import type { FloorJob } from './floor-job.ts';
import { FLOOR } from './floor-function.ts';

/** A route that knows who is asking and calls the floor's function, and nothing else. Answers its port when it listens. */
const { databaseUrl, path, parameters, parties, answer: text } = await jobOf<FloorJob>();
/** As many connections as the product's own pool. */
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, idleTimeoutMillis: 0 });
const statement = {
  name: FLOOR,
  text: `select ${FLOOR}(${parameters.map((_, at) => `$${at + 1}`).join(', ')})`,
};
const byToken = new Map(parties);
let done = 0n;
/** Above every real id of this run's tables, below the largest bigint. */
const ABOVE_IDS = 8_000_000_000_000_000_000n;
/** Above every number of a bet. */
const ABOVE_NUMBERS = 900_000_000_000n;

const app = Fastify();
app.post(path, async (request, reply) => {
  const party = byToken.get(request.headers.authorization?.slice('Bearer '.length) ?? '');
  if (party === undefined) return reply.code(401).send();
  done++;
  const own: Record<string, string> = {
    id: (ABOVE_IDS + done).toString(),
    number: (ABOVE_NUMBERS + done).toString(),
    key: String(request.headers['idempotency-key']),
    at: String(Date.now()),
  };
  await pool.query({ ...statement, values: parameters.map((name) => own[name] ?? party[name]) });
  return reply.code(201).type('application/json').send(text);
});
answer(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
