import { createServer } from 'node:http';
import { Session, type Profiler } from 'node:inspector/promises';
import pg from 'pg';

import type { Probed } from './product-probe.ts';

/**
 * Loaded into a server's process before it starts (`--import`): counts what it asks its database, and which file its
 * processor time goes to. `/begin` at its own port forgets what was, `/take` answers what has come since.
 */
const session = new Session();
session.connect();
let statements = 0;

type Ask = (this: pg.Client, ...args: unknown[]) => unknown;
const ask = pg.Client.prototype.query as Ask;
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  statements++;
  return ask.apply(this, args);
} as typeof pg.Client.prototype.query;

const SAMPLE_EVERY_US = 250;

async function begin(): Promise<void> {
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY_US });
  await session.post('Profiler.start');
  statements = 0;
}

async function take(): Promise<Probed> {
  const asked = statements;
  const { profile } = await session.post('Profiler.stop');
  return { statements: asked, selfMs: selfMs(profile) };
}

/** By file; what is no JavaScript by its name in brackets. */
function selfMs({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Record<string, number> {
  const places = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.url || callFrame.functionName]));
  const byPlace: Record<string, number> = {};
  samples.forEach((id, at) => {
    const place = places.get(id) ?? '';
    byPlace[place] = (byPlace[place] ?? 0) + (timeDeltas[at] ?? 0) / 1_000;
  });
  return byPlace;
}

createServer((request, response) => {
  const answer = request.url === '/begin' ? begin() : take();
  void answer.then((probed) => response.end(JSON.stringify(probed ?? null)));
})
  .listen(Number(process.env['PROBE_PORT']), '127.0.0.1')
  .unref();
