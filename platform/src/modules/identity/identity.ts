import type { Kernel } from '../../kernel/module.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { createAccessTokens, TOKEN_LIFETIME_MS } from './sessions/access-tokens.ts';
import { sessionRoutes, signInRoutes } from './sign-in/sign-in-routes.ts';
import type { Identity, IdentityDependencies } from './identity-api.ts';
import { identityMigrations } from './migrations.ts';
import { createPasswordHashing } from './passwords/password-hashing.ts';
import { findPlayer, restrictPlayer } from './players-store.ts';
import { readSessionCookie } from './sessions/session-cookie.ts';
import { createSessions } from './sessions/sessions.ts';
import { createTryBudget } from './abuse/try-budgets.ts';
import { userRoutes } from './profile/profile-routes.ts';

/** Failed logins one address may make: many people share one behind a provider's network. */
const ADDRESS_BUDGET = { burst: 60, refillMs: 2_000 };
/** Failed logins of one account. */
const ACCOUNT_BUDGET = { burst: 10, refillMs: 60_000 };
/** Registrations from one address. */
const REGISTRATION_BUDGET = { burst: 200, refillMs: 10_000 };

const FORGET_EVERY_MS = 24 * 3_600_000;
const BEARER = /^Bearer ([\w.-]{1,2000})$/;

export function createIdentity(kernel: Kernel, dependencies: IdentityDependencies): Identity {
  const { clock, scheduler } = kernel;
  const sessions = createSessions(kernel);
  const tokens = createAccessTokens(kernel);

  const requirePlayer: Identity['requirePlayer'] = (request) => {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) return Promise.reject(new PlatformError('UNAUTHENTICATED'));
    return tokens.verify(token);
  };
  const parts = {
    ...dependencies,
    kernel,
    sessions,
    tokens,
    requirePlayer,
    hashing: createPasswordHashing(),
    budgets: {
      address: createTryBudget(kernel, 'address', ADDRESS_BUDGET),
      account: createTryBudget(kernel, 'account', ACCOUNT_BUDGET),
      registration: createTryBudget(kernel, 'registration', REGISTRATION_BUDGET),
    },
  };

  return {
    name: 'identity',
    migrations: identityMigrations,
    routes(app) {
      signInRoutes(app, parts);
      sessionRoutes(app, parts);
      userRoutes(app, parts);
    },
    async start() {
      // Tokens of sessions that ended just before a restart are still within their time.
      tokens.revoke(await sessions.endedSince(clock.nowMs() - TOKEN_LIFETIME_MS));
      scheduler.every('identity.forget', FORGET_EVERY_MS, async () => {
        await sessions.forgetDead();
        for (const budget of Object.values(parts.budgets)) await budget.forgetFull();
      });
    },
    requirePlayer,
    verifyToken: (token) => tokens.verify(token),
    async sessionOf(request) {
      const cookieToken = readSessionCookie(request);
      return cookieToken === undefined ? undefined : sessions.find(cookieToken);
    },
    player: (db, playerId) => findPlayer(db, playerId, clock.nowMs()),
    restrict: restrictPlayer,
    signOutEverywhere: (playerId) => sessions.endAll(playerId),
  };
}
