import { HOUR_MS } from '@paddock/contract';
import type { FastifyReply } from 'fastify';

import { clearOwnCookie, setOwnCookie } from '../../kernel/http/own-cookies.ts';
import { queryOf } from '../../kernel/http/query-of.ts';
import type { Kernel } from '../../kernel/module.ts';
import { keepingOf, type Keeping } from './consent.ts';
import { referralMigrations } from './migrations.ts';
import type { Cookies, ReferralDependencies, Referrals } from './referrals-api.ts';
import {
  deleteTraces,
  deleteTracesBefore,
  findReferral,
  findTraces,
  insertReferral,
  insertTraces,
  type KnownTraces,
} from './traces-store.ts';
import { LIFETIMES_MS, TRACE_NAMES, tracesOf, type Trace } from './traces.ts';

/** Names a visitor to the server's copy; unguessable, and never given to a partner. */
const VISITOR_COOKIE = 'rv';
const VISITOR_SHAPE = /^[\w-]{22}$/;
const FORGET_EVERY_MS = HOUR_MS;

/** Who brought a player here. The last click wins, trace by trace. */
export function createReferrals(kernel: Kernel, { asksConsent }: ReferralDependencies): Referrals {
  const { config, db, clock, secrets, randomBytes, scheduler, budgets } = kernel;
  const hashOf = (visitor: string) => secrets.lasting.sign('referrals.visitor', visitor);
  const visitorOf = (cookies: Cookies): string | undefined => {
    const visitor = cookies[VISITOR_COOKIE];
    return visitor !== undefined && VISITOR_SHAPE.test(visitor) ? visitor : undefined;
  };

  async function clear(cookies: Cookies, reply: FastifyReply): Promise<void> {
    const visitor = visitorOf(cookies);
    if (visitor !== undefined) await deleteTraces(db, hashOf(visitor));
    for (const name of [...TRACE_NAMES, VISITOR_COOKIE]) {
      if (cookies[name] !== undefined) clearOwnCookie(reply, config, name);
    }
  }

  function setCookies(reply: FastifyReply, traces: readonly Trace[], keeping: Keeping): void {
    for (const { name, value, lifetimeMs } of traces) {
      const lasts = keeping === 'lasting' || lifetimeMs < LIFETIMES_MS.reflinkByTag;
      setOwnCookie(reply, config, name, value, lasts ? { maxAge: lifetimeMs / 1_000 } : {});
    }
  }

  return {
    name: 'referrals',
    migrations: referralMigrations,
    start() {
      scheduler.every('referrals.forget', FORGET_EVERY_MS, () => deleteTracesBefore(db, clock.nowMs()));
      return Promise.resolve();
    },
    async onDocument(request, reply) {
      const { cookies } = request;
      const keeping = keepingOf(cookies, asksConsent());
      if (keeping === 'none') return clear(cookies, reply);
      const traces = tracesOf(new URLSearchParams(queryOf(request.url)));
      if (traces.length === 0) return;
      setCookies(reply, traces, keeping);
      if (keeping === 'visit') return;
      // Each address with a trace writes: whoever asks for thousands has them in cookies alone.
      if ((await budgets.take(request, 'referrals.traces', 'change')) > 0) return;
      const visitor = visitorOf(cookies) ?? Buffer.from(randomBytes(16)).toString('base64url');
      await insertTraces(db, hashOf(visitor), traces, clock.nowMs());
      setOwnCookie(reply, config, VISITOR_COOKIE, visitor, { maxAge: LIFETIMES_MS.refererid / 1_000 });
    },
    async attribute(tx, { playerId, atMs, cookies, refCode }) {
      const visitor = visitorOf(cookies);
      const copy = visitor === undefined ? {} : await findTraces(tx, hashOf(visitor), atMs);
      const traces = Object.keys(copy).length > 0 ? copy : tracesIn(cookies);
      if (refCode === undefined && Object.keys(traces).length === 0) return;
      await insertReferral(tx, playerId, { refCode: refCode ?? traces.refererid ?? null, traces }, atMs);
    },
    referralOf: findReferral,
  };
}

/** Traces in cookies, read like those of an address: a visitor can write anything into them. */
function tracesIn(cookies: Cookies): KnownTraces {
  const query = new URLSearchParams();
  for (const name of TRACE_NAMES) {
    const value = cookies[name];
    if (value !== undefined) query.set(name === 'postback_watcher' ? 'postback' : name, value);
  }
  return Object.fromEntries(tracesOf(query).map(({ name, value }) => [name, value]));
}
