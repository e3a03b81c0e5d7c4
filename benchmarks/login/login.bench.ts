import { join } from 'node:path';
import { startProductProcess } from '@paddock/e2e/setup';

import { milliseconds } from '../report/figures.ts';
import { atMost, type Benchmark, type Outcome } from '../report/outcome.ts';
import { median, quantile } from '../report/statistics.ts';
import { startChild, type Child } from '../setup/child.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import type { Done, Pace } from '../setup/pace.ts';
import { processorSeconds } from '../setup/processor-time.ts';
import { serverClock, type ServerClock } from '../setup/server-clock.ts';
import { openSignIn, type Openings } from './open-sign-in.ts';
import {
  HEALTH_PATH,
  HEALTH_PLANS,
  loginPlans,
  othersPlans,
  TOKEN_PATH,
  tokenPlans,
  visitors,
} from './plans.ts';
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
  readonly health: Done;
  /** The same two inside the server: from the request that Node has read to the answer handed over. */
  readonly tokensServer: Quantiles;
  readonly healthServer: Quantiles;
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
      const product = await startProductProcess({
        databaseUrl: database.url,
        dataDir: database.dataDir,
        environment: { FEEDS: 'push', ...clock.environment },
      });
      atEnd(() => product.stop());
      const { origin } = product;
      const players = await visitors(origin, PLAYERS);
      const child = (plans: readonly RequestPlan[]): Child<Done> => {
        const started = startChild<Done>(join(import.meta.dirname, 'requests.process.ts'), {
          origin,
          plans,
        });
        atEnd(() => started.stop());
        return started;
      };
      const others = child(othersPlans(players));
      const logins = child(loginPlans(players));
      const tokens = child(tokenPlans(players));
      const health = child(HEALTH_PLANS);

      const rounds: Round[] = [];
      for (let round = -1; round < ROUNDS; round++) {
        const alone = await run(others, OTHERS_PER_SECOND);
        const [beside, signedIn] = await Promise.all([
          run(others, OTHERS_PER_SECOND),
          run(logins, LOGINS_PER_SECOND),
        ]);
        await clock.take();
        const measured = {
          alone,
          beside,
          logins: signedIn,
          health: await run(health, TOKENS_PER_SECOND),
          ...(await worked(product.pid, () => run(tokens, TOKENS_PER_SECOND))),
          ...(await insideServer(clock)),
        };
        // The first is for warming up.
        if (round >= 0) rounds.push(measured);
      }
      return outcomeOf(rounds, await openSignIn(origin));
    }),
};

async function insideServer(clock: ServerClock): Promise<Pick<Round, 'tokensServer' | 'healthServer'>> {
  const times = await clock.take();
  const of = (path: string): Quantiles => {
    const durationsMs = times[path] ?? [];
    return { p50Ms: median(durationsMs), p99Ms: quantile(durationsMs, 0.99) };
  };
  return { tokensServer: of(TOKEN_PATH), healthServer: of(HEALTH_PATH) };
}

/** A run of token refreshes with what each cost the server itself, whatever else the machine is doing. */
async function worked(
  pid: number,
  refresh: () => Promise<Done>,
): Promise<Pick<Round, 'tokens' | 'tokenWorkMs'>> {
  const before = await processorSeconds(pid);
  const tokens = await refresh();
  const after = await processorSeconds(pid);
  const seconds = (after ?? Number.NaN) - (before ?? Number.NaN);
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
  const healthP99Ms = of(({ health }) => health.p99Ms);
  const serverP99Ms = of(({ tokensServer }) => tokensServer.p99Ms);
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
        measure: `token refresh inside the server, p99 at ${TOKENS_PER_SECOND}/s, beside the health check`,
        ours: milliseconds(serverP99Ms),
        beside: milliseconds(of(({ healthServer }) => healthServer.p99Ms)),
        ratio: serverP99Ms / of(({ healthServer }) => healthServer.p99Ms),
        target: atMost(serverP99Ms, 2, ' ms'),
      },
      {
        measure: 'the same, median',
        ours: milliseconds(of(({ tokensServer }) => tokensServer.p50Ms)),
        beside: milliseconds(of(({ healthServer }) => healthServer.p50Ms)),
        ratio: of(({ tokensServer, healthServer }) => tokensServer.p50Ms / healthServer.p50Ms),
      },
      {
        measure: 'the same over the wire, p99',
        ours: milliseconds(tokenP99Ms),
        beside: milliseconds(healthP99Ms),
        ratio: tokenP99Ms / healthP99Ms,
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
