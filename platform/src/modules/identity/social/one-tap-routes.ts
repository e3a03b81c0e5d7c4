import { timingSafeEqual } from 'node:crypto';
import multipart from '@fastify/multipart';
import { createRemoteJWKSet, customFetch, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { FastifyRequest } from 'fastify';
import { isLanguageCode } from '@paddock/contract';

import { SANDBOX_ONE_TAP_SCRIPT, SANDBOX_PROVIDER } from '../../../kernel/config/social-config.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { COUNTRIES } from '../registration/countries.ts';
import { enter, outcomePath, personOf, safeReturnPath } from './enter.ts';
import type { IssuerClient } from './issuer-client.ts';
import { CSRF_COOKIE, readOneTapCookie, setOneTapCookies } from './social-cookies.ts';
import { outcomeOf } from './come-back.ts';

const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';
/** Everything in the form is text and short, but for the token. */
const FIELD_BYTES = 8 * 1024;

/** The form (S3-17, S7-39). */
type OneTapForm = Readonly<Record<string, string>>;

/** Google one-tap (S7-38, S7-39): a signed token of the company straight from its prompt. Only where configured. */
export async function oneTapRoutes(
  app: HttpApp,
  parts: IdentityParts,
  client: IssuerClient,
  reach: (url: string) => string,
): Promise<void> {
  const { kernel, marks } = parts;
  const { config, clock, randomBytes, secrets, log } = kernel;
  const random = (): string => Buffer.from(randomBytes(32)).toString('base64url');
  const nonceOf = (secret: string): string => secrets.lasting.sign('social.one-tap-nonce', secret);
  const script = client.provider.id === SANDBOX_PROVIDER ? SANDBOX_ONE_TAP_SCRIPT : GOOGLE_SCRIPT;
  let keys: JWTVerifyGetKey | undefined;

  /** @throws SOCIAL_REFUSED, UNAVAILABLE. */
  async function verify(credential: string, nonce: string): Promise<JWTPayload> {
    keys ??= createRemoteJWKSet(await client.jwksUri(), {
      [customFetch]: (url: string, options: RequestInit) => fetch(reach(url), options),
    });
    const { payload } = await jwtVerify(credential, keys, {
      issuer: client.provider.issuer,
      audience: client.provider.clientId,
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['exp', 'sub', 'nonce'],
      currentDate: new Date(clock.nowMs()),
    }).catch((error: unknown) => {
      log.warn({ err: error, provider: client.provider.id }, 'a one-tap credential was not confirmed');
      throw new PlatformError('SOCIAL_REFUSED');
    });
    if (payload['nonce'] !== nonce) throw new PlatformError('SOCIAL_REFUSED');
    return payload;
  }

  serve(app, 'GET /social-api/oauth/google-one-tap/clientId', (_request, reply) => {
    const nonceSecret = random();
    setOneTapCookies(reply, config, { nonceSecret, csrf: random() });
    return { clientId: client.provider.clientId, nonce: nonceOf(nonceSecret), script };
  });

  await app.register(async (scope: HttpApp) => {
    await scope.register(multipart, {
      limits: { files: 0, fields: 12, parts: 12, fieldSize: FIELD_BYTES, fieldNameSize: 32, headerPairs: 20 },
    });
    serve(scope, 'POST /social-api/oauth/google-one-tap', async (request, reply) => {
      const form = await readForm(request);
      requireCsrf(request, form);
      const nonceSecret = readOneTapCookie(request);
      if (nonceSecret === undefined) throw new PlatformError('SOCIAL_EXPIRED');
      const claims = await verify(form['credential'] ?? '', nonceOf(nonceSecret));
      const untilMs = (claims.exp ?? 0) * 1_000;
      if (!(await marks.spend('one-tap', nonceSecret, untilMs))) throw new PlatformError('SOCIAL_EXPIRED');
      const flow = whereTo(form);
      try {
        const newcomer = { ...personOf(client.provider, claims), ...flow, ...choicesOf(form) };
        return { redirectUrl: await enter(parts, { request, reply }, newcomer) };
      } catch (error) {
        return { redirectUrl: outcomePath(outcomeOf(error), { ...flow, provider: client.provider.id }) };
      }
    });
  });
}

/** @throws INVALID_INPUT, MALFORMED_BODY, UNSUPPORTED_MEDIA. */
async function readForm(request: FastifyRequest): Promise<OneTapForm> {
  if (!request.isMultipart()) throw new PlatformError('UNSUPPORTED_MEDIA');
  const form: Record<string, string> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'field' || typeof part.value !== 'string') throw new PlatformError('INVALID_INPUT');
      if (!part.value.isWellFormed() || part.value.includes('\0')) throw new PlatformError('INVALID_INPUT');
      form[part.fieldname] = part.value;
    }
  } catch (error) {
    throw error instanceof PlatformError ? error : new PlatformError('MALFORMED_BODY');
  }
  return form;
}

/** The cookie and the form carry the same value: only a page of ours could read the one and write the other. */
function requireCsrf(request: FastifyRequest, form: OneTapForm): void {
  const cookie = Buffer.from(request.cookies[CSRF_COOKIE] ?? '');
  const field = Buffer.from(form[CSRF_COOKIE] ?? '');
  if (cookie.length < 16 || cookie.length !== field.length || !timingSafeEqual(cookie, field)) {
    throw new PlatformError('SOCIAL_REFUSED');
  }
}

function whereTo(form: OneTapForm): { readonly language: string; readonly returnPath: string } {
  const { language = '', returnUrl } = form;
  return { language: isLanguageCode(language) ? language : 'en', returnPath: safeReturnPath(returnUrl) };
}

/** What the page already knows of a newcomer; a hint for the form and nothing more. */
function choicesOf({ countryId = '', currency = '' }: OneTapForm) {
  const country = Number(countryId);
  return {
    countryId: COUNTRIES.has(country) ? country : null,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
  };
}
