import { request } from 'node:http';
import { join } from 'node:path';
import { FeedDriver, makeFeedKey } from '@paddock/e2e/setup';

import type { RequestsJob } from '../login/requests-job.ts';
import { milliseconds, perSecond } from '../report/figures.ts';
import { atLeast, atMost, type Benchmark, type Outcome, type Row } from '../report/outcome.ts';
import { median, quantile } from '../report/statistics.ts';
import { startChild, type Child } from '../setup/child.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { untilDrawn } from '../setup/drawn-document.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import type { Done, Pace } from '../setup/pace.ts';
import { freePort } from '../setup/ports.ts';
import { startQuietProduct } from '../setup/quiet-product.ts';
import { serverClock, type ServerClock } from '../setup/server-clock.ts';
import type { BareRouteJob, SentPage } from './bare-route-job.ts';

const MATCHES = 36;
const HOME_NAME = 'Harbour City';
/** One that is drawn with its matches, and one whose shape alone is sent. */
const PAGES = { drawn: '/en', shape: '/en/payment' } as const;
const AS_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const AS_IT_IS: Case['headers'] = {};
const PER_SECOND = 50;
const SECONDS = 1.5;
const ROUNDS = 3;
const WARM_UP_SECONDS = 1;
const MOST_MS = 3;
const LEAST_SHARE = 0.5;

/** One page asked for in one way, of ours and of the bare route. */
interface Case {
  readonly name: string;
  readonly path: string;
  readonly headers: { readonly 'accept-encoding'?: string };
}

const CASES: readonly Case[] = [
  { name: 'a drawn page', path: PAGES.drawn, headers: AS_A_BROWSER },
  { name: 'a page’s shape', path: PAGES.shape, headers: AS_A_BROWSER },
  { name: 'a page’s shape, not packed', path: PAGES.shape, headers: AS_IT_IS },
];

interface Server {
  readonly origin: string;
  readonly clock: ServerClock;
}

/** Of one server and case: the rate of each round, and how long each document took at the moderate rate. */
interface Measured {
  readonly rates: number[];
  readonly timesMs: number[];
}

export const documentBenchmark: Benchmark = {
  name: 'document',
  about: 'the document of a page, beside a bare Fastify route that sends the same bytes',
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const database = await startDurableDatabase();
      atEnd(() => database.stop());
      const clock = await serverClock();
      const product = await startQuietProduct(database.url, database, clock.environment);
      atEnd(() => product.stop());
      const feed = await FeedDriver.connect(
        product.origin,
        await makeFeedKey({ DATABASE_URL: database.url, DATA_DIR: database.dataDir }),
      );
      atEnd(() => feed.stop());
      for (let nr = 0; nr < MATCHES; nr++) await feed.match(`m-${nr}`, `${HOME_NAME} ${nr}`, `Away ${nr}`);
      await untilDrawn(product.origin + PAGES.drawn, HOME_NAME);
      const pages = await Promise.all(CASES.map((one) => pageAt(product.origin, one)));

      const bareClock = await serverClock();
      const port = await freePort();
      const job: BareRouteJob = { port, pages };
      const file = join(import.meta.dirname, 'bare-route.process.ts');
      const bare = startChild(file, job, bareClock.environment);
      atEnd(() => bare.stop());
      await bare.next();

      const servers: readonly Server[] = [
        { origin: product.origin, clock },
        { origin: `http://127.0.0.1:${port}`, clock: bareClock },
      ];
      const rows: Row[] = [];
      for (const one of CASES) {
        const measured = await measure(one, servers, atEnd);
        rows.push(...rowsOf(one, measured));
      }
      const kilobytes = pages.map(({ body }) =>
        String(Math.round(Buffer.byteLength(body, 'base64') / 1_000)),
      );
      return {
        besideName: 'a bare route',
        rows,
        notes: [
          `on the wire: the drawn page with ${MATCHES} matches ${kilobytes[0]} kB, the shape ${kilobytes[1]} and ${kilobytes[2]} kB`,
          'times are inside the server, from the request that Node has read to the answer handed over',
        ],
      };
    }),
};

/** An answer as it is sent: `fetch` would unpack it. */
function pageAt(origin: string, { path, headers }: Case): Promise<SentPage> {
  return new Promise((resolve, reject) => {
    const asked = request(origin + path, { headers }, (response) => {
      const { connection: _, 'keep-alive': __, date: ___, ...sent } = response.headers;
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts).toString('base64');
        const accepted = headers['accept-encoding'] ?? '';
        resolve({ path, accepted, headers: sent as SentPage['headers'], body });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Both servers in turns: as fast as they answer, and at a moderate rate. */
async function measure(
  { path, headers }: Case,
  servers: readonly Server[],
  atEnd: (end: () => Promise<void> | void) => void,
): Promise<readonly Measured[]> {
  const sides = servers.map(({ origin, clock }) => {
    const job: RequestsJob = { origin, plans: [{ method: 'GET', path, headers }] };
    const child = startChild<Done>(join(import.meta.dirname, '..', 'login', 'requests.process.ts'), job);
    atEnd(() => child.stop());
    const measured: Measured = { rates: [], timesMs: [] };
    return { child, clock, measured };
  });
  for (const { child } of sides) await run(child, { seconds: WARM_UP_SECONDS, inFlight: 8 });
  for (let round = 0; round < ROUNDS; round++)
    for (const { child, clock, measured } of sides) {
      const { count, seconds } = await run(child, { seconds: SECONDS, inFlight: 8 });
      measured.rates.push(count / seconds);
      await clock.take();
      await run(child, { seconds: SECONDS, inFlight: 64, perSecond: PER_SECOND });
      measured.timesMs.push(...((await clock.take())[path] ?? []));
    }
  for (const { child } of sides) await child.stop();
  return sides.map(({ measured }) => measured);
}

async function run(child: Child<Done>, pace: Pace): Promise<Done> {
  child.tell(pace);
  return child.next();
}

function rowsOf({ name }: Case, [ours, bare]: readonly Measured[]): readonly Row[] {
  if (ours === undefined || bare === undefined) throw new Error(`${name} was not measured`);
  const share = median(ours.rates.map((rate, round) => rate / (bare.rates[round] ?? Number.NaN)));
  const [ourMs, bareMs] = [quantile(ours.timesMs, 0.99), quantile(bare.timesMs, 0.99)];
  return [
    {
      measure: name,
      ours: perSecond(median(ours.rates), 'documents'),
      beside: perSecond(median(bare.rates), 'documents'),
      ratio: share,
      target: atLeast(share, LEAST_SHARE),
    },
    {
      measure: `${name}: p99 in the server at ${PER_SECOND}/s`,
      ours: milliseconds(ourMs),
      beside: milliseconds(bareMs),
      ratio: ourMs / bareMs,
      target: atMost(ourMs, MOST_MS, ' ms'),
    },
    {
      measure: `${name}: the same, median`,
      ours: milliseconds(median(ours.timesMs)),
      beside: milliseconds(median(bare.timesMs)),
      ratio: median(ours.timesMs) / median(bare.timesMs),
    },
  ];
}
