import { DAY_MS, HOUR_MS, isRobot, splitLanguage, type SiteConfig } from '@paddock/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { sha256 } from '../../kernel/crypto/sha256.ts';
import { isOwnRead } from '../../kernel/http/own-read.ts';
import { setOwnCookie } from '../../kernel/http/own-cookies.ts';
import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import type { Operators } from '../operators/index.ts';
import { deleteExposuresBefore, insertExposure, saveOutcome, type Outcome } from './exposure-store.ts';
import { homeExperiment, homePathOf, homeTypeOf } from './home-page.ts';
import { experimentMigrations } from './migrations.ts';
import { operatorExperimentRoutes } from './operator-experiment-routes.ts';

/** Names a visitor to experiments: random, read by nobody else, and told to nobody. */
const COOKIE = 'experiments';
const ID_SHAPE = /^[0-9a-f]{32}$/;
const COOKIE_SECONDS = 365 * 86_400;
/** Exposures are forgotten after this long. */
const KEPT_MS = 365 * DAY_MS;

/** Calls that an experiment hopes for, by method and route. */
const HOPED_FOR: Readonly<Record<string, Outcome>> = {
  'POST /web-api/registration': 'registered',
  'POST /web-api/sportsbook/bets': 'bet',
};

export interface ExperimentDependencies {
  readonly operators: Pick<Operators, 'requireOperator'>;
  readonly homePage: () => SiteConfig['homePage'];
  /** Whether a visitor lets cookies be kept that are not needed. Who does not sees what the house shows by itself. */
  readonly mayKeep: (cookies: FastifyRequest['cookies']) => boolean;
}

export interface Experiments extends PlatformModule {
  /** Names a visitor and writes down what they are shown, before their document is made. */
  onDocument(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** The page that stands at `/` for a visitor; undefined for the house's own. */
  homePathOf(request: FastifyRequest): string | undefined;
}

/**
 * Experiments on what visitors are shown, and on nothing else: nothing of money, odds or limits asks here. The first is the
 * kind of home page (S4-22).
 */
export function createExperiments(kernel: Kernel, dependencies: ExperimentDependencies): Experiments {
  const { config, db, clock, log, randomBytes, scheduler, secrets } = kernel;
  const { homePage, mayKeep } = dependencies;
  /** Of visitors whose browser is told of its id by the answer to this very request. */
  const named = new WeakMap<FastifyRequest, string>();

  const idOf = (request: FastifyRequest): string | undefined => {
    if (!mayKeep(request.cookies)) return undefined;
    const kept = request.cookies[COOKIE];
    return kept !== undefined && ID_SHAPE.test(kept) ? kept : named.get(request);
  };
  const visitorIn = (experiment: string, id: string): string =>
    sha256(`${experiment}:visitor:${id}`).toString('hex').slice(0, 32);

  /** Search engines, and this process itself, which reads pages to draw them. */
  const isNobody = ({ headers }: FastifyRequest): boolean =>
    isRobot(headers['user-agent'] ?? '') || isOwnRead(secrets, headers);

  async function noteOutcome(request: FastifyRequest, outcome: Outcome): Promise<void> {
    const experiment = homeExperiment(homePage());
    const id = idOf(request);
    if (experiment === undefined || id === undefined) return;
    await saveOutcome(db, { experiment, visitor: visitorIn(experiment, id) }, outcome, clock.nowMs());
  }

  return {
    name: 'experiments',
    migrations: experimentMigrations,
    homePathOf: (request) => homePathOf(homeTypeOf(homePage(), idOf(request))),
    async onDocument(request, reply) {
      const experiment = homeExperiment(homePage());
      if (experiment === undefined || !mayKeep(request.cookies) || isNobody(request)) return;
      if (idOf(request) === undefined) {
        const id = Buffer.from(randomBytes(16)).toString('hex');
        named.set(request, id);
        setOwnCookie(reply, config, COOKIE, id, { maxAge: COOKIE_SECONDS });
      }
      const id = idOf(request);
      if (id === undefined || !isHome(request)) return;
      const arm = homeTypeOf(homePage(), id);
      await insertExposure(db, { experiment, visitor: visitorIn(experiment, id), arm }, clock.nowMs());
    },
    routes(app) {
      // After the answer is sent: what is counted here changes nothing of what was done.
      app.addHook('onResponse', async (request, reply) => {
        const outcome = HOPED_FOR[`${request.method} ${request.routeOptions.url ?? ''}`];
        if (outcome === undefined || reply.statusCode >= 300) return;
        await noteOutcome(request, outcome).catch((error: unknown) =>
          log.warn({ err: error }, 'an outcome of an experiment was not counted'),
        );
      });
      operatorExperimentRoutes(app, kernel, dependencies);
    },
    start() {
      scheduler.every('experiments.forget', HOUR_MS, () =>
        deleteExposuresBefore(db, clock.nowMs() - KEPT_MS),
      );
      return Promise.resolve();
    },
  };
}

/** The home page itself; an address without a language only leads there. */
function isHome({ url }: FastifyRequest): boolean {
  const { language, path } = splitLanguage(new URL(url, 'http://site').pathname);
  return language !== undefined && path === '/';
}
