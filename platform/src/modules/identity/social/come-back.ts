import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLanguageCode, withLanguage, type PlayerId } from '@paddock/contract';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { traceOf } from '../security/security-events.ts';
import { readSessionCookie } from '../sessions/session-cookie.ts';
import { enter, outcomePath, personOf, type SocialOutcome } from './enter.ts';
import type { IssuerClient } from './issuer-client.ts';
import { takeFlowCookie } from './social-cookies.ts';
import { insertLink, takeFlow, type SocialFlow } from './social-store.ts';

/** Where accounts are linked. */
export const SECURITY_PAGE = '/office/security';

/** The way back from a company, in any state it can be in. Answers where the browser goes; never throws. */
export async function comeBack(
  parts: IdentityParts,
  client: IssuerClient,
  request: FastifyRequest<{ Querystring: { state?: string } }>,
  reply: FastifyReply,
): Promise<string> {
  const { db, clock, config } = parts.kernel;
  const { id: provider } = client.provider;
  const state = request.query.state ?? '';
  const browser = takeFlowCookie(request, reply, config, state);
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
    if (error instanceof PlatformError) parts.kernel.security.refused(request, error.code);
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

/** The language a visitor named, or English. */
export function languageOf(text: string | undefined): string {
  return text !== undefined && isLanguageCode(text) ? text : 'en';
}
