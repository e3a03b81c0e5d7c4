import { join } from 'node:path';

import { milliseconds } from '../report/figures.ts';
import { atMost, type Benchmark, type Outcome } from '../report/outcome.ts';
import { median, quantile } from '../report/statistics.ts';
import { startChild, type Child } from '../setup/child.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import { freePort } from '../setup/ports.ts';
import type { Done, Pace } from '../setup/pace.ts';
import { processorSeconds } from '../setup/processor-time.ts';
import { startQuietProduct } from '../setup/quiet-product.ts';
import { serverClock, type ServerClock } from '../setup/server-clock.ts';
import type { BareRefreshJob } from './bare-refresh-job.ts';
import { openSignIn, type Openings } from './open-sign-in.ts';
import { loginPlans, othersPlans, TOKEN_PATH, tokenPlans, visitors } from './plans.ts';
import type { RequestPlan } from './requests-job.ts';

const PLAYERS = 20;
const OTHERS_PER_SECOND = 300;
const LOGINS_PER_SECOND = 5;
const TOKENS_PER_SECOND = 100;
const SECONDS = 5;
const ROUNDS = 3;
const pace = (perSecond: number): Pace => ({ seconds: SECONDS, inFlight: 64, perSecond });

interface Quantiles {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

interface Round {
  readonly alone: Done;
  readonly beside: Done;
  readonly logins: Done;
  readonly tokens: Done;
  readonly bare: Done;
  /** The same two inside their servers: from the request that Node has read to the answer handed over. */
  readonly tokensServer: Quantiles;
  readonly bareServer: Quantiles;
  /** Processor time of the server for one refresh; NaN where the system does not say it. */
  readonly tokenWorkMs: number;
}

export const login: Benchmark = {
  name: 'login',
  about:
    'sign-ins with argon2id beside other requests, token refreshes, and the sign-in opening in a browser',
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const database = await startDurableDatabase();
      atEnd(() => database.stop());
      const clock = await serverClock();
      const product = await startQuietProduct(database.url, database, clock.environment);
      atEnd(() => product.stop());
      const { origin } = product;
      const players = await visitors(origin, PLAYERS);
      const bareClock = await serverClock();
      const bareServer = await startBareRefresh(database.url, bareClock);
      atEnd(() => bareServer.child.stop());
      const child = (plans: readonly RequestPlan[], to = origin): Child<Done> => {
        const started = startChild<Done>(join(import.meta.dirname, 'requests.process.ts'), {
          origin: to,
          plans,
        });
        atEnd(() => started.stop());
        return started;
      };
      const others = child(othersPlans(players));
      const logins = child(loginPlans(players));
      const tokens = child(tokenPlans(players));
      const bare = child(tokenPlans(players), bareServer.origin);

      const rounds: Round[] = [];
      for (let round = -1; round < ROUNDS; round++) {
        const alone = await run(others, OTHERS_PER_SECOND);
        const [beside, signedIn] = await Promise.all([
          run(others, OTHERS_PER_SECOND),
          run(logins, LOGINS_PER_SECOND),
        ]);
        await clock.take();
        const measured: Round = {
          alone,
          beside,
          logins: signedIn,
          ...(await worked(product.pid, () => run(tokens, TOKENS_PER_SECOND))),
          tokensServer: await insideServer(clock),
          bare: await run(bare, TOKENS_PER_SECOND),
          bareServer: await insideServer(bareClock),
        };
        // The first is for warming up.
        if (round >= 0) rounds.push(measured);
      }
      return outcomeOf(rounds, await openSignIn(origin));
    }),
};

/** The server that does nothing but refresh, on the same database. */
async function startBareRefresh(
  databaseUrl: string,
  clock: ServerClock,
): Promise<{ readonly origin: string; readonly child: Child<unknown> }> {
  const port = await freePort();
  const job: BareRefreshJob = { databaseUrl, port };
  const child = startChild(join(import.meta.dirname, 'bare-refresh.process.ts'), job, clock.environment);
  await child.next();
  return { origin: `http://127.0.0.1:${port}`, child };
}

async function insideServer(clock: ServerClock): Promise<Quantiles> {
  const durationsMs = (await clock.take())[TOKEN_PATH] ?? [];
  return { p50Ms: median(durationsMs), p99Ms: quantile(durationsMs, 0.99) };
}

/** A run of token refreshes with what each cost the server itself, whatever else the machine is doing. */
async function worked(
  pid: number,
  refresh: () => Promise<Done>,
): Promise<Pick<Round, 'tokens' | 'tokenWorkMs'>> {
  const before = await processorSeconds(pid);
  const tokens = await refresh();
  const seconds = (await processorSeconds(pid)) - before;
  return { tokens, tokenWorkMs: (seconds * 1_000) / tokens.count };
}

async function run(child: Child<Done>, perSecond: number): Promise<Done> {
  child.tell(pace(perSecond));
  return child.next();
}

function outcomeOf(rounds: readonly Round[], { oursMs, nativeMs }: Openings): Outcome {
  const of = (choose: (round: Round) => number) => median(rounds.map(choose));
  const slowdown = of(({ alone, beside }) => beside.p99Ms / alone.p99Ms);
  const tokenP99Ms = of(({ tokens }) => tokens.p99Ms);
  const bareP99Ms = of(({ bare }) => bare.p99Ms);
  const serverP99Ms = of(({ tokensServer }) => tokensServer.p99Ms);
  const bareServerP99Ms = of(({ bareServer }) => bareServer.p99Ms);
  const opening = median(oursMs);
  return {
    besideName: 'floor',
    rows: [
      {
        measure: `p99 of ${OTHERS_PER_SECOND} other requests/s during ${LOGINS_PER_SECOND} sign-ins/s, beside without`,
        ours: milliseconds(of(({ beside }) => beside.p99Ms)),
        beside: milliseconds(of(({ alone }) => alone.p99Ms)),
        ratio: slowdown,
        target: atMost(slowdown, 2),
      },
      { measure: 'a sign-in, median', ours: milliseconds(of(({ logins }) => logins.p50Ms)) },
      {
        measure: `token refresh inside the server, p99 at ${TOKENS_PER_SECOND}/s, beside a bare server`,
        ours: milliseconds(serverP99Ms),
        beside: milliseconds(bareServerP99Ms),
        ratio: serverP99Ms / bareServerP99Ms,
        target: atMost(serverP99Ms, 2, ' ms'),
      },
      {
        measure: 'the same, median',
        ours: milliseconds(of(({ tokensServer }) => tokensServer.p50Ms)),
        beside: milliseconds(of(({ bareServer }) => bareServer.p50Ms)),
        ratio: of(({ tokensServer, bareServer }) => tokensServer.p50Ms / bareServer.p50Ms),
      },
      {
        measure: 'the same over the wire, p99',
        ours: milliseconds(tokenP99Ms),
        beside: milliseconds(bareP99Ms),
        ratio: tokenP99Ms / bareP99Ms,
      },
      {
        measure: 'processor time of the server per token refresh',
        ours: milliseconds(of((round) => round.tokenWorkMs)),
      },
      {
        measure: 'sign-in opens after the press, beside a native dialog',
        ours: milliseconds(opening),
        beside: milliseconds(median(nativeMs)),
        ratio: opening / median(nativeMs),
        target: atMost(opening, 100, ' ms'),
      },
    ],
    notes: [
      `${rounds.map(({ alone, beside }) => (beside.p99Ms / alone.p99Ms).toFixed(2)).join(', ')}: the ratio of each round`,
      `the slowest opening took ${milliseconds(quantile(oursMs, 1))}`,
    ],
  };
}
