import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlayerId } from '@paddock/contract';
import type { SocialLinksView } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { networkOf } from '../../../kernel/http/network-of.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { traceOf } from '../security/security-events.ts';
import { comeBack, languageOf, outcomeOf, SECURITY_PAGE } from './come-back.ts';
import { outcomePath, safeReturnPath } from './enter.ts';
import type { IssuerClient } from './issuer-client.ts';
import { setFlowCookie } from './social-cookies.ts';
import type { SocialProviders } from './social-providers.ts';
import { deleteLink, insertFlow, linksOf, type SocialFlow } from './social-store.ts';
/** Flows one address may begin. */
export const SOCIAL_BUDGET = { burst: 60, refillMs: 2_000 };

/** Signing in by a company's account, and linking one (OpenID Connect: code, PKCE, state, nonce). */
export function socialRoutes(app: HttpApp, parts: IdentityParts, social: SocialProviders): void {
  const { db, config } = parts.kernel;

  /** Begins a flow: its secrets are kept here and in the browser, and the browser is sent on. */
  async function begin(
    request: FastifyRequest,
    reply: FastifyReply,
    client: IssuerClient,
    flow: Pick<SocialFlow, 'playerId' | 'returnPath' | 'language'>,
  ): Promise<string> {
    if (!(await parts.budgets.social.take(networkOf(request.ip))))
      throw new PlatformError('TOO_MANY_REQUESTS');
    const random = (): string => Buffer.from(parts.kernel.randomBytes(32)).toString('base64url');
    const [state, browser, nonce, verifier] = [random(), random(), random(), random()];
    const url = await client.authorizationUrl({ state, nonce, verifier }, flow.language);
    const kept = { ...flow, provider: client.provider.id, nonce, verifier };
    await insertFlow(db, { state, browser }, kept, parts.kernel.clock.nowMs());
    setFlowCookie(reply, config, state, browser);
    return url;
  }

  serve(app, 'GET /web-api/auth/social', () => ({
    providers: social.list.map(({ provider: { id, name } }) => ({ id, name })),
    oneTap: social.oneTap !== undefined,
  }));

  serve(app, 'GET /web-api/auth/social/:provider/start', async (request, reply) => {
    const client = social.require(request.params.provider);
    const flow = {
      playerId: null,
      returnPath: safeReturnPath(request.query.returnUrl),
      language: languageOf(request.query.language),
    };
    try {
      return await reply.redirect(await begin(request, reply, client, flow), 302);
    } catch (error) {
      const outcome = outcomeOf(error);
      return reply.redirect(outcomePath(outcome, { ...flow, provider: client.provider.id }), 302);
    }
  });

  serve(app, 'GET /web-api/auth/social/:provider/callback', async (request, reply) => {
    void reply.header('referrer-policy', 'no-referrer');
    const client = social.require(request.params.provider);
    return reply.redirect(await comeBack(parts, client, request, reply), 302);
  });

  serve(app, 'GET /web-api/user/social-links', async (request) => {
    const { playerId } = await parts.requirePlayer(request);
    return viewOf(parts, social, playerId);
  });

  serve(app, 'POST /web-api/user/social-links/:provider', async (request, reply) => {
    const principal = await parts.requirePlayer(request);
    const client = social.require(request.params.provider);
    await parts.security.stepUp.require(principal);
    const language = languageOf(request.query.language);
    const flow = { playerId: principal.playerId, returnPath: SECURITY_PAGE, language };
    return { redirectUrl: await begin(request, reply, client, flow) };
  });

  serve(app, 'DELETE /web-api/user/social-links/:provider', async (request) => {
    const principal = await parts.requirePlayer(request);
    const { playerId, sessionId } = principal;
    await parts.security.stepUp.require(principal);
    await inTransaction(db, async (tx) => {
      if (!(await deleteLink(tx, playerId, request.params.provider))) throw new PlatformError('NOT_FOUND');
      const trace = traceOf(request, sessionId);
      await parts.security.events.record(tx, { playerId, kind: 'social-unlinked', trace });
    });
    return viewOf(parts, social, playerId);
  });
}

async function viewOf(
  { kernel }: IdentityParts,
  social: SocialProviders,
  playerId: PlayerId,
): Promise<SocialLinksView> {
  const links = await linksOf(kernel.db, playerId);
  return {
    links: social.list.map(({ provider: { id, name } }) => {
      const linked = links.find(({ provider }) => provider === id);
      return {
        id,
        name,
        isLinked: linked !== undefined,
        email: linked?.email ?? null,
        linkedAtMs: linked?.linkedAtMs ?? null,
      };
    }),
  };
}
