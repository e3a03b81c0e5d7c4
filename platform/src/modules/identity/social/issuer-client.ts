import * as openidClient from 'openid-client';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
  type CustomFetch,
} from 'openid-client';
import type { JWTPayload } from 'jose';

import type { SocialProviderConfig } from '../../../kernel/config/social-config.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Log } from '../../../kernel/module.ts';

/** How long an issuer may take, in seconds. */
const TIMEOUT_SEC = 10;

/** What a flow hands to the issuer and expects back from it. */
export interface Exchange {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The issuer of one company: its address to send a browser to, and its word on who came back. */
export interface IssuerClient {
  readonly provider: SocialProviderConfig;
  readonly redirectUri: string;
  /** @throws UNAVAILABLE when the issuer does not answer. */
  authorizationUrl(exchange: Exchange, language: string): Promise<string>;
  /**
   * Redeems the code of a way back. The ID token's signature, issuer, audience, nonce and time are checked.
   * @throws SOCIAL_REFUSED for whatever does not hold, UNAVAILABLE when the issuer does not answer.
   */
  claimsOf(wayBack: URL, exchange: Exchange): Promise<JWTPayload>;
  /** Where the issuer's keys are. @throws UNAVAILABLE. */
  jwksUri(): Promise<URL>;
}

export interface IssuerClientOptions {
  readonly publicOrigin: string;
  readonly log: Log;
  /** How the issuer is reached: the sandbox's is inside this process. Undefined for its own address. */
  readonly fetch: CustomFetch | undefined;
}

export function createIssuerClient(
  provider: SocialProviderConfig,
  options: IssuerClientOptions,
): IssuerClient {
  const redirectUri = `${options.publicOrigin}/web-api/auth/social/${provider.id}/callback`;
  let found: Promise<Configuration> | undefined;

  function discover(): Promise<Configuration> {
    found ??= discovery(
      new URL(provider.issuer),
      provider.clientId,
      undefined,
      ClientSecretPost(provider.clientSecret),
      {
        timeout: TIMEOUT_SEC,
        execute: [
          // The signature is checked although the token comes by TLS: nobody in between is believed either.
          enableNonRepudiationChecks,
          ...(provider.issuer.startsWith('http:')
            ? [withoutTls as (configuration: Configuration) => void]
            : []),
        ],
        ...(options.fetch === undefined ? {} : { [customFetch]: options.fetch }),
      },
    ).catch((error: unknown) => {
      // The next sign-in asks again.
      found = undefined;
      options.log.warn({ err: error, provider: provider.id }, 'an issuer could not be discovered');
      throw new PlatformError('UNAVAILABLE');
    });
    return found;
  }

  return {
    provider,
    redirectUri,
    async authorizationUrl({ state, nonce, verifier }, language) {
      const url = buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: language,
      });
      return url.href;
    },
    async claimsOf(wayBack, { state, nonce, verifier }) {
      const configuration = await discover();
      try {
        const tokens = await authorizationCodeGrant(configuration, wayBack, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new Error('there is no ID token');
        return claims;
      } catch (error) {
        options.log.warn({ err: error, provider: provider.id }, 'a social sign-in was not confirmed');
        throw new PlatformError(isDown(error) ? 'UNAVAILABLE' : 'SOCIAL_REFUSED');
      }
    },
    async jwksUri() {
      const { jwks_uri: uri } = (await discover()).serverMetadata();
      if (uri === undefined) throw new PlatformError('UNAVAILABLE');
      return new URL(uri);
    },
  };
}

/**
 * For the sandbox alone, which is this very process: the configuration takes no other issuer without TLS. The library
 * marks the function as deprecated so that nobody uses it by accident.
 */
const withoutTls: unknown = Reflect.get(openidClient, 'allowInsecureRequests');

/** No answer, or an answer that is a fault of the issuer's; everything else is about this sign-in. */
function isDown(error: unknown): boolean {
  const { code, cause, name } = error as { code?: string; cause?: unknown; name?: string };
  if (code === 'OAUTH_TIMEOUT' || name === 'TypeError') return true;
  return cause instanceof Response && cause.status >= 500;
}
