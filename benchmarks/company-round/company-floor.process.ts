import Fastify from 'fastify';
import pg from 'pg';

import type { Particulars } from '../floor/operation.ts';
import { answer, jobOf } from '../setup/child.ts';
import { BET, WIN } from './company-calls.ts';
import { BET_FLOOR, WIN_FLOOR, type CompanyFloorJob } from './company-floor-job.ts';

/** Above every real id of this run's tables, below the largest bigint; and above every number of a round. */
const ABOVE_IDS = 8_000_000_000_000_000_000n;
const ABOVE_NUMBERS = 900_000_000_000n;

interface Call {
  readonly session: string;
  readonly round: string;
}

/** Routes that know by a map whose round it is, and call a function of the database each, and nothing else. */
const { databaseUrl, parameters, parties, answer: text } = await jobOf<CompanyFloorJob>();
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, idleTimeoutMillis: 0 });
const bySession = new Map(parties);
const rounds = new Map<string, Particulars>();
let done = 0n;
const given = parameters.map((_, at) => `$${at + 1}`).join(', ');

async function run(name: string, of: Particulars): Promise<void> {
  const txn = (ABOVE_IDS + ++done).toString();
  const own: Particulars = { ...of, txn, at: String(Date.now()) };
  const values = parameters.map((parameter) => own[parameter]);
  await pool.query({ name, text: `select ${name}(${given})`, values });
}

const app = Fastify();
app.post(BET, async (request, reply) => {
  const { session, round } = request.body as Call;
  const party = bySession.get(session);
  if (party === undefined) return reply.code(401).send();
  const id = (ABOVE_IDS + ++done).toString();
  const of = { ...party, id, round: id, number: (ABOVE_NUMBERS + done).toString(), key: round.slice(2) };
  rounds.set(round, of);
  await run(BET_FLOOR, of);
  return reply.type('application/json').send(text);
});
app.post(WIN, async (request, reply) => {
  const { round } = request.body as Call;
  const of = rounds.get(round);
  if (of === undefined) return reply.code(404).send();
  rounds.delete(round);
  await run(WIN_FLOOR, of);
  return reply.type('application/json').send(text);
});
answer(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
