import type { FastifyRequest, RouteOptions } from 'fastify';

import type { Clock } from '../time/clock.ts';
import type { HttpApp } from './http-app.ts';
import { networkOf } from './network-of.ts';
import { isSharedAddress } from './shared-address.ts';
import { PlatformError } from './problem.ts';

interface Rates {
  /** Requests that may come at once, */
  readonly burst: number;
  /** and how many grow back in a minute. */
  readonly perMinute: number;
}

interface Budget {
  /** Of one player, by a token or a session that stands. */
  readonly player: Rates;
  /** Of all guests of one network together: behind one address of IPv4 there may be a whole carrier. */
  readonly network: Rates;
}

const budget = (player: [number, number], network: [number, number]): Budget => ({
  player: { burst: player[0], perMinute: player[1] },
  network: { burst: network[0], perMinute: network[1] },
});

/**
 * How often one asker may call one route, far above what a person does. They bound what a flood costs everybody else;
 * what is worth guessing has narrower ones of its own, in its module.
 */
export const BUDGETS = {
  /** A press of a button that changes something. */
  change: budget([240, 120], [3_000, 3_000]),
  /** Placing a bet, or changing money: a coupon of singles is as many calls. */
  money: budget([1_200, 300], [600, 600]),
  /** Paying in or out: each asks another company. */
  payment: budget([120, 60], [600, 600]),
  /** Lists, searches and sums, which change with each letter that is typed. */
  search: budget([240, 240], [3_000, 3_000]),
  /** Whole histories as a file, and pictures made on request. */
  export: budget([30, 15], [300, 300]),
  /** Links and keys that somebody could try to guess. */
  key: budget([30, 15], [300, 300]),
  /** A colleague at work, by the network they sit in. */
  operator: budget([600, 600], [3_000, 3_000]),
  /** Other companies' machines: payment providers, feeds, build farms. */
  machine: budget([6_000, 6_000], [6_000, 6_000]),
  /** A game company's machines, which call at each bet and win of all its players. */
  wallet: budget([60_000, 60_000], [60_000, 60_000]),
} as const satisfies Readonly<Record<string, Budget>>;

export type BudgetName = keyof typeof BUDGETS;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which budget a call spends, a bucket for each route and asker. Without one a change spends `change`. */
    readonly budget?: BudgetName;
  }
}

/** A proxy nobody named, or this machine: everybody behind it counts as one. */
const SHARED_MULTIPLE = 10;
/** Buckets in memory. Past this the ones that are looked at least are forgotten: they are full again. */
const MOST_BUCKETS = 200_000;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const MACHINES = /^\/(?:feed-api|game-api|callbacks|web-api\/registry)\//;

/** The budget of a route: what it declares, or what its address and method say. Undefined for what is only read. */
function budgetOf(route: Pick<RouteOptions, 'url' | 'method' | 'config'>): BudgetName | undefined {
  if (route.config?.budget !== undefined) return route.config.budget;
  if (route.url.startsWith('/operator-api/')) return 'operator';
  if (MACHINES.test(route.url)) return 'machine';
  return [route.method].flat().every((method) => SAFE_METHODS.has(method)) ? undefined : 'change';
}

/** What says who asks. */
export type Asking = Pick<FastifyRequest, 'headers' | 'cookies'>;
type PlayerOf = (request: Asking) => Promise<string | undefined>;

interface Bucket {
  readonly tokens: number;
  readonly atMs: number;
}

/** Counts calls by route and asker, in the memory of this node: a restart forgives, and a second node counts its own. */
export class RouteBudgets {
  readonly #clock: Clock;
  readonly #buckets = new Map<string, Bucket>();
  readonly #routes = new Map<string, BudgetName | undefined>();
  #playerOf: PlayerOf = () => Promise.resolve(undefined);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Says who is behind a request's token or session; undefined for a guest, and for what is not ours or over. */
  identify(playerOf: PlayerOf): void {
    this.#playerOf = playerOf;
  }

  /** Every route there is, as `POST /path`, with its budget. */
  get routes(): ReadonlyMap<string, BudgetName | undefined> {
    return this.#routes;
  }

  /** Lets every route that is added from now on spend its budget before anything else is done for it. */
  watch(app: HttpApp): void {
    app.addHook('onRoute', (route) => {
      for (const method of [route.method].flat()) this.#routes.set(`${method} ${route.url}`, budgetOf(route));
    });
    app.addHook('onRequest', (request, _reply, done) => {
      const { url = '', method, config } = request.routeOptions;
      const name = url === '' ? undefined : budgetOf({ url, method, config });
      if (name === undefined) done();
      else {
        this.take(request, url, name).then((retryAfterMs) => {
          if (retryAfterMs === 0) return done();
          done(new PlatformError('TOO_MANY_REQUESTS', { retryAtMs: this.#clock.nowMs() + retryAfterMs }));
        }, done);
      }
    });
  }

  /**
   * Takes one call of a route, or as many as are said, together.
   * @returns how long until there is room for them, and none is taken; 0 where they are
   */
  async take(
    request: Asking & Pick<FastifyRequest, 'method' | 'ip'>,
    route: string,
    name: BudgetName,
    calls = 1,
  ): Promise<number> {
    const player = await this.#playerOf(request);
    const rates = player === undefined ? ofNetwork(name, request.ip) : BUDGETS[name].player;
    const asker = player === undefined ? `network ${networkOf(request.ip)}` : `player ${player}`;
    return this.#spend(`${request.method} ${route} ${asker}`, rates, calls);
  }

  #spend(key: string, { burst, perMinute }: Rates, calls: number): number {
    const nowMs = this.#clock.nowMs();
    const msEach = 60_000 / perMinute;
    const { tokens, atMs } = this.#buckets.get(key) ?? { tokens: burst, atMs: nowMs };
    const grown = Math.min(burst, tokens + Math.max(0, nowMs - atMs) / msEach);
    const isTaken = grown >= calls;
    // The last one used is the last to be forgotten.
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: isTaken ? grown - calls : grown, atMs: nowMs });
    const [oldest] = this.#buckets.size > MOST_BUCKETS ? this.#buckets.keys() : [];
    if (oldest !== undefined) this.#buckets.delete(oldest);
    return isTaken ? 0 : Math.ceil((calls - grown) * msEach);
  }
}

function ofNetwork(name: BudgetName, ip: string): Rates {
  const { burst, perMinute } = BUDGETS[name].network;
  const times = isSharedAddress(ip) ? SHARED_MULTIPLE : 1;
  return { burst: burst * times, perMinute: perMinute * times };
}
