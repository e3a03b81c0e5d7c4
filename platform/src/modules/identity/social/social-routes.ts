import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { isLanguageCode, withLanguage, type PlayerId } from '@paddock/contract';
import {
  LanguageCode,
  ProviderName,
  RedirectView,
  SocialLinksView,
  SocialProvidersView,
} from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { networkOf } from '../../../kernel/http/network-of.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { traceOf } from '../security/security-events.ts';
import { readSessionCookie } from '../sessions/session-cookie.ts';
import { enter, outcomePath, personOf, safeReturnPath, type SocialOutcome } from './enter.ts';
import type { IssuerClient } from './issuer-client.ts';
import { setFlowCookie, takeFlowCookie } from './social-cookies.ts';
import type { SocialProviders } from './social-providers.ts';
import { deleteLink, insertFlow, insertLink, linksOf, takeFlow, type SocialFlow } from './social-store.ts';

const Provider = Type.Object({ provider: ProviderName });
/** Flows one address may begin. */
export const SOCIAL_BUDGET = { burst: 60, refillMs: 2_000 };
const SECURITY_PAGE = '/office/security';

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

/** The way back from a company, in any state it can be in. Answers where the browser goes; never throws. */
async function comeBack(
  parts: IdentityParts,
  client: IssuerClient,
  request: FastifyRequest<{ Querystring: { state?: string } }>,
  reply: FastifyReply,
): Promise<string> {
  const { db, clock, config } = parts.kernel;
  const { id: provider } = client.provider;
  const state = request.query.state ?? '';
  const browser = takeFlowCookie(request, reply, state);
  // Without this browser's own secret it is a code that somebody else began: signing in with it would be theirs.
  const flow =
    browser === undefined ? undefined : await takeFlow(db, provider, { state, browser }, clock.nowMs());
  if (flow === undefined) {
    const language = languageOf(request.cookies['lng']);
    return outcomePath('expired', { language, returnPath: '/', provider });
  }
  try {
    const wayBack = new URL(request.raw.url ?? '', config.publicOrigin);
    if (wayBack.searchParams.get('error') === 'access_denied') return failed('denied', flow);
    const claims = await client.claimsOf(wayBack, { state, nonce: flow.nonce, verifier: flow.verifier });
    const person = personOf(client.provider, claims);
    if (flow.playerId !== null) return await link(parts, request, flow, flow.playerId, person);
    const newcomer = { ...person, ...flow, countryId: null, currency: null };
    return await enter(parts, { request, reply }, newcomer);
  } catch (error) {
    return failed(outcomeOf(error), flow);
  }
}

/** Links the account to the player who asked for it, if it is still the same who is signed in here. */
async function link(
  parts: IdentityParts,
  request: FastifyRequest,
  flow: SocialFlow,
  playerId: PlayerId,
  person: Parameters<typeof insertLink>[2],
): Promise<string> {
  const { db, clock } = parts.kernel;
  const cookieToken = readSessionCookie(request);
  const session = cookieToken === undefined ? undefined : await parts.sessions.find(cookieToken);
  if (session?.playerId !== playerId) return failed('expired', flow);
  const isLinked = await inTransaction(db, async (tx) => {
    if (!(await insertLink(tx, playerId, person, clock.nowMs()))) return false;
    const trace = traceOf(request, session.sessionId);
    await parts.security.events.record(tx, { playerId, kind: 'social-linked', trace });
    return true;
  });
  const outcome = isLinked ? 'linked' : 'taken';
  return withLanguage(flow.language, `${SECURITY_PAGE}?social=${outcome}&provider=${flow.provider}`);
}

/** Where a flow that failed leads: to the login page, or to the security page for who is signed in. */
function failed(outcome: SocialOutcome, flow: SocialFlow): string {
  if (flow.playerId === null) return outcomePath(outcome, flow);
  return withLanguage(flow.language, `${SECURITY_PAGE}?social=${outcome}&provider=${flow.provider}`);
}

/** What the login page says of a refusal. Anything that is a fault of ours stays one in the log. */
export function outcomeOf(error: unknown): SocialOutcome {
  if (!(error instanceof PlatformError)) throw error;
  switch (error.code) {
    case 'UNAVAILABLE':
    case 'TOO_MANY_REQUESTS':
      return 'unavailable';
    case 'SESSION_LIMIT_ENDED':
      return 'limit';
    default:
      return 'failed';
  }
}

function languageOf(text: string | undefined): string {
  return text !== undefined && isLanguageCode(text) ? text : 'en';
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
