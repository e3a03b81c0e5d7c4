import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { PlayerId } from '@paddock/contract';
import {
  LanguageCode,
  ProviderName,
  RedirectView,
  SocialLinksView,
  SocialProvidersView,
} from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { redirectAnswer } from '../../../kernel/http/declared-answers.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
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

const Provider = Type.Object({ provider: ProviderName });
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

  app.get(
    '/web-api/auth/social',
    { schema: { summary: 'Companies whose accounts lead in', response: { 200: SocialProvidersView } } },
    () => ({
      providers: social.list.map(({ provider: { id, name } }) => ({ id, name })),
      oneTap: social.oneTap !== undefined,
    }),
  );

  app.get(
    '/web-api/auth/social/:provider/start',
    {
      schema: {
        summary: 'Leads the browser to the login page of a company',
        params: Provider,
        querystring: Type.Object({
          returnUrl: Type.Optional(Type.String({ maxLength: 2_000 })),
          language: Type.Optional(LanguageCode),
        }),
        response: { 302: redirectAnswer('The login page of the company, or ours with what went wrong') },
      },
    },
    async (request, reply) => {
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
    },
  );

  app.get(
    '/web-api/auth/social/:provider/callback',
    {
      schema: {
        summary: 'Where a company sends the browser back to',
        params: Provider,
        querystring: Type.Object({ state: Type.Optional(Type.String({ maxLength: 200 })) }),
        response: { 302: redirectAnswer('The page the sign-in began on, or of what it ended with') },
      },
    },
    async (request, reply) => {
      void reply.header('referrer-policy', 'no-referrer');
      const client = social.require(request.params.provider);
      return reply.redirect(await comeBack(parts, client, request, reply), 302);
    },
  );

  app.get(
    '/web-api/user/social-links',
    { schema: { summary: 'Accounts of companies the player linked', response: { 200: SocialLinksView } } },
    async (request) => {
      const { playerId } = await parts.requirePlayer(request);
      return viewOf(parts, social, playerId);
    },
  );

  app.post(
    '/web-api/user/social-links/:provider',
    {
      schema: {
        summary:
          'Begins to link an account; answers where the browser goes. Needs a fresh proof of who is there',
        params: Provider,
        querystring: Type.Object({ language: Type.Optional(LanguageCode) }),
        response: { 200: RedirectView },
      },
    },
    async (request, reply) => {
      const principal = await parts.requirePlayer(request);
      const client = social.require(request.params.provider);
      await parts.security.stepUp.require(principal);
      const language = languageOf(request.query.language);
      const flow = { playerId: principal.playerId, returnPath: SECURITY_PAGE, language };
      return { redirectUrl: await begin(request, reply, client, flow) };
    },
  );

  app.delete(
    '/web-api/user/social-links/:provider',
    {
      schema: {
        summary: 'Unlinks an account. Needs a fresh proof of who is there',
        params: Provider,
        response: { 200: SocialLinksView },
      },
    },
    async (request) => {
      const principal = await parts.requirePlayer(request);
      const { playerId, sessionId } = principal;
      await parts.security.stepUp.require(principal);
      await inTransaction(db, async (tx) => {
        if (!(await deleteLink(tx, playerId, request.params.provider))) throw new PlatformError('NOT_FOUND');
        const trace = traceOf(request, sessionId);
        await parts.security.events.record(tx, { playerId, kind: 'social-unlinked', trace });
      });
      return viewOf(parts, social, playerId);
    },
  );
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
