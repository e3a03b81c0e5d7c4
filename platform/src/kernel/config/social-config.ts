import type { SocialOffer } from '@paddock/contract';

import { ConfigError } from './config-error.ts';

/** A company whose accounts lead in here, by OpenID Connect. */
export interface SocialProviderConfig {
  /** In addresses and in the database: never changed once players have linked it. */
  readonly id: string;
  /** As buttons call it. */
  readonly name: string;
  /** Its issuer identifier; everything else is discovered from it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface SocialConfig {
  readonly providers: readonly SocialProviderConfig[];
  /** Id of the one that one-tap is offered of: a Google-like one, or `sandbox`. */
  readonly oneTap: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Id of the sandbox's company. */
export const SANDBOX_PROVIDER = 'sandbox';

/** Its one-tap prompt, at the platform's own address. */
export const SANDBOX_ONE_TAP_SCRIPT = '/sandbox/one-tap.js';

/** As buttons call the sandbox's company. */
export const SANDBOX_PROVIDER_NAME = 'Pocket ID';

/** What the browser is told of them; undefined where there are none. */
export function socialOfferOf(social: SocialConfig, sandbox: boolean): SocialOffer | undefined {
  const providers = [
    ...social.providers.map(({ id, name }) => ({ id, name })),
    ...(sandbox ? [{ id: SANDBOX_PROVIDER, name: SANDBOX_PROVIDER_NAME }] : []),
  ];
  const oneTap = providers.some(({ id }) => id === social.oneTap);
  return providers.length === 0 ? undefined : { providers, oneTap };
}

/** @throws ConfigError naming the variable that is wrong or missing */
export function readSocialConfig(env: Environment): SocialConfig {
  const ids = (env['SOCIAL_PROVIDERS'] ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  const providers = ids.map((id) => providerOf(env, id));
  const oneTap = env['ONE_TAP_PROVIDER'] || undefined;
  if (oneTap !== undefined && oneTap !== SANDBOX_PROVIDER && !ids.includes(oneTap)) {
    throw new ConfigError(`ONE_TAP_PROVIDER: ${oneTap} is not among SOCIAL_PROVIDERS`);
  }
  return { providers, oneTap };
}

function providerOf(env: Environment, id: string): SocialProviderConfig {
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(id) || id === SANDBOX_PROVIDER) {
    throw new ConfigError(`SOCIAL_PROVIDERS: ${id} is no name for a company`);
  }
  const read = (name: string): string => {
    const variable = `SOCIAL_${id.toUpperCase().replaceAll('-', '_')}_${name}`;
    const text = env[variable];
    if (text === undefined || text === '') throw new ConfigError(`${variable} must be set`);
    return text;
  };
  const issuer = read('ISSUER');
  // Its keys come from there: whoever could answer in its place could be anybody.
  if (!/^https:\/\/[^/]+/.test(issuer) || !URL.canParse(issuer)) {
    throw new ConfigError(`SOCIAL_${id.toUpperCase()}_ISSUER must be an https address, not ${issuer}`);
  }
  return { id, name: read('NAME'), issuer, clientId: read('CLIENT_ID'), clientSecret: read('CLIENT_SECRET') };
}
