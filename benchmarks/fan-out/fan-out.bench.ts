import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LIVE_PATH, type ClientMessage } from '@paddock/contract';

import { perSecond } from '../report/figures.ts';
import { atLeast, type Benchmark, type Outcome, type Row } from '../report/outcome.ts';
import { median, sum } from '../report/statistics.ts';
import { startChild, type Child } from '../setup/child.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import type { ClientsJob, Listening, Meeting, Received, Saturate, Saturated } from './fan-out-job.ts';
import { rowTopics } from './price-deltas.ts';

const SOCKETS = 1_000;
const CLIENT_PROCESSES = 2;
const TOPICS = 20;
/** One price moved, and a busy second on a full list. */
const FRAME_DELTAS = [1, TOPICS];
const ROUNDS = 5;
const SECONDS = 1.5;
/** Frames of the two differ by the digits of a sequence, no more: the hub skipped nobody. */
const SAME_SIZE = 0.03;
const WARM_UP_SECONDS = 1;
const SETTLE_MS = 500;

interface Measured {
  readonly framesPerSecond: number;
  readonly frameBytes: number;
  readonly cpuMicrosPerFrame: number;
}

export const fanOut: Benchmark = {
  name: 'fan-out',
  about: `the live hub beside a bare ws broadcast of the same bytes, ${SOCKETS} sockets each, as fast as they take it`,
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const database = await startDurableDatabase();
      atEnd(() => database.stop());
      const serve = async (file: string): Promise<Server> => {
        const child = startChild<Listening | Saturated>(join(import.meta.dirname, file), {
          databaseUrl: database.url,
          topics: TOPICS,
        });
        atEnd(() => child.stop());
        const { port } = (await child.next()) as Listening;
        return { child: child as Child<Saturated>, port };
      };
      const servers = {
        hub: await serve('setup/hub-server.process.ts'),
        bare: await serve('bare-server.process.ts'),
      };
      const subscribe: ClientMessage = { t: 'sub', topics: rowTopics(TOPICS) };
      const meetings: Meeting[] = [
        { name: 'hub', port: servers.hub.port, path: LIVE_PATH, say: JSON.stringify(subscribe) },
        { name: 'bare', port: servers.bare.port, path: '/' },
      ];
      const job: ClientsJob = { sockets: SOCKETS / CLIENT_PROCESSES, meetings };
      const clients = Array.from({ length: CLIENT_PROCESSES }, () =>
        startChild<Received>(join(import.meta.dirname, 'clients.process.ts'), job),
      );
      for (const client of clients) atEnd(() => client.stop());
      await Promise.all(clients.map((client) => client.next()));
      await wait(SETTLE_MS);

      const rows: Row[] = [];
      for (const deltas of FRAME_DELTAS) rows.push(...(await compare(servers, clients, deltas)));
      return {
        besideName: 'bare ws',
        rows,
        notes: [
          'the hub makes and serialises new deltas for each frame and looks after slow clients; the peer sends bytes it made once',
        ],
      };
    }),
};

interface Server {
  readonly child: Child<Saturated>;
  readonly port: number;
}

async function compare(
  servers: Readonly<Record<'hub' | 'bare', Server>>,
  clients: readonly Child<Received>[],
  deltas: number,
): Promise<Row[]> {
  const hub: Measured[] = [];
  const bare: Measured[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const order: Saturate = { deltas, seconds: round === 0 ? WARM_UP_SECONDS : SECONDS };
    const ours = await run(servers.hub, 'hub', clients, order);
    const peer = await run(servers.bare, 'bare', clients, order);
    if (round === 0) continue;
    hub.push(ours);
    bare.push(peer);
  }
  const middle = (all: readonly Measured[], of: (one: Measured) => number) => median(all.map(of));
  const rate = (all: readonly Measured[]) => middle(all, ({ framesPerSecond }) => framesPerSecond);
  const cpu = (all: readonly Measured[]) => middle(all, ({ cpuMicrosPerFrame }) => cpuMicrosPerFrame);
  const ratio = median(hub.map((ours, at) => ours.framesPerSecond / (bare[at]?.framesPerSecond ?? 0)));
  const sizes = middle(hub, ({ frameBytes }) => frameBytes) / middle(bare, ({ frameBytes }) => frameBytes);
  if (Math.abs(sizes - 1) > SAME_SIZE)
    throw new Error(`the hub delivered ${sizes.toFixed(2)} of the peer's bytes`);
  const size = `${middle(hub, ({ frameBytes }) => frameBytes).toFixed(0)} bytes`;
  return [
    {
      measure: `frames of ${size} delivered`,
      ours: perSecond(rate(hub), 'frames'),
      beside: perSecond(rate(bare), 'frames'),
      ratio,
      target: atLeast(ratio, 0.8),
    },
    {
      measure: `server time for one of ${size}`,
      ours: `${cpu(hub).toFixed(2)} µs`,
      beside: `${cpu(bare).toFixed(2)} µs`,
      ratio: cpu(hub) / cpu(bare),
    },
  ];
}

async function run(
  { child }: Server,
  name: string,
  clients: readonly Child<Received>[],
  order: Saturate,
): Promise<Measured> {
  const take = async (): Promise<number> => {
    for (const client of clients) client.tell('take');
    const all = await Promise.all(clients.map((client) => client.next()));
    return sum(all.map(({ bytes }) => bytes[name] ?? 0));
  };
  await take();
  child.tell(order);
  const { rounds, seconds, cpuSeconds } = await child.next();
  // What has left the server is still on its way through the kernel.
  await wait(SETTLE_MS);
  const bytes = await take();
  const frames = rounds * SOCKETS;
  return {
    framesPerSecond: frames / seconds,
    frameBytes: bytes / frames,
    cpuMicrosPerFrame: (cpuSeconds * 1e6) / frames,
  };
}
