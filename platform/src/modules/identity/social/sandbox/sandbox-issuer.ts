import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload } from 'jose';
import { Provider, type KoaContextWithOIDC } from 'oidc-provider';

import type { SocialProviderConfig } from '../../../../kernel/config/social-config.ts';
import type { Kernel } from '../../../../kernel/module.ts';
import { systemClock } from '../../../../kernel/time/clock.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import { LOGIN_PATH } from './sandbox-paths.ts';
import { personById, type SandboxFault } from './sandbox-people.ts';
import { faultyToken, signToken } from './sandbox-tokens.ts';

/** Where this process listens. */
export type OwnAddress = () => string;

/** The pretended company's issuer: a complete OpenID Connect server. */
export interface SandboxIssuer {
  readonly provider: Provider;
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Ends the visit to the login page: the browser goes back with a code, or with a refusal. */
  finish(
    request: IncomingMessage,
    response: ServerResponse,
    personId: string,
    fault: SandboxFault,
  ): Promise<void>;
  /** A signed ID token without a redirect: what one-tap hands to the page, wrong in one way where that is wanted. */
  credential(personId: string, nonce: string, fault: SandboxFault): Promise<string>;
}

export async function createSandboxIssuer(
  { config, clock, secrets }: Kernel,
  client: SocialProviderConfig,
): Promise<SandboxIssuer> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk: JWK = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'sandbox' };
  const faults = new Map<string, SandboxFault>();

  const provider = new Provider(client.issuer, {
    // Codes and sessions live by the time of the library, which is the system's.
    adapter: createMemoryAdapter(() => systemClock.nowMs()),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${config.publicOrigin}/web-api/auth/social/${client.id}/callback`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: [secrets.lasting.sign('social.sandbox-cookies', 'key')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${LOGIN_PATH}/${uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...claimsOf(id) }),
    }),
    ttl: {
      AuthorizationCode: 60,
      IdToken: 300,
      AccessToken: 300,
      Grant: 600,
      Interaction: 600,
      Session: 600,
    },
  });
  // Behind the platform's address, whatever name this process is reached by.
  provider.proxy = true;

  provider.use(async (context: KoaContextWithOIDC, next) => {
    await next();
    if (context.oidc.route !== 'token') return;
    const fault = faults.get(context.oidc.entities.AuthorizationCode?.grantId ?? '');
    if (fault === undefined || fault === 'none') return;
    if (fault === 'down') {
      context.status = 503;
      context.body = '';
    } else if (fault === 'expired-code') {
      context.status = 400;
      context.body = { error: 'invalid_grant', error_description: 'the code has expired' };
    } else {
      const body = context.body as { id_token: string };
      context.body = { ...body, id_token: await faultyToken(body.id_token, fault, privateKey) };
    }
  });

  const handler = provider.callback();

  return {
    provider,
    handle: (request, response) => handler(request, response),
    async finish(request, response, personId, fault) {
      const { params } = await provider.interactionDetails(request, response);
      if (fault === 'denied') {
        const refusal = { error: 'access_denied', error_description: 'the person said no' };
        await provider.interactionFinished(request, response, refusal);
        return;
      }
      const grant = new provider.Grant({ accountId: personId, clientId: String(params['client_id']) });
      grant.addOIDCScope('openid email');
      const grantId = await grant.save();
      if (faults.size > 1_000) faults.clear();
      faults.set(grantId, fault);
      const result = { login: { accountId: personId, remember: false }, consent: { grantId } };
      await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    },
    async credential(personId, nonce, fault) {
      const nowSec = Math.floor(clock.nowMs() / 1_000);
      const payload: JWTPayload = {
        ...claimsOf(personId),
        iss: client.issuer,
        aud: client.clientId,
        sub: personId,
        nonce,
        iat: nowSec,
        exp: nowSec + 300,
      };
      return faultyToken(await signToken(payload, privateKey), fault, privateKey);
    },
  };
}

function claimsOf(id: string): { email?: string; email_verified?: boolean } {
  const person = personById(id);
  return person === undefined ? {} : { email: person.email, email_verified: person.isEmailConfirmed };
}
