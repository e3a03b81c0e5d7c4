import type { SocialConfig, SocialProviderConfig } from '../../../kernel/config/social-config.ts';
import { SANDBOX_PROVIDER, SANDBOX_PROVIDER_NAME } from '../../../kernel/config/social-config.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { createIssuerClient, type IssuerClient } from './issuer-client.ts';
import { sandboxFetch } from './sandbox/sandbox-fetch.ts';
import type { OwnAddress } from './sandbox/sandbox-issuer.ts';

/** The companies this site works with. */
export interface SocialProviders {
  readonly list: readonly IssuerClient[];
  /** @throws SOCIAL_UNKNOWN. */
  require(id: string): IssuerClient;
  /** The one whose one-tap is offered; undefined where none is. */
  readonly oneTap: IssuerClient | undefined;
}

/** The sandbox's company, at an address of our own. */
export function sandboxProvider({
  config,
  secrets,
}: Pick<Kernel, 'config' | 'secrets'>): SocialProviderConfig {
  return {
    id: SANDBOX_PROVIDER,
    name: SANDBOX_PROVIDER_NAME,
    issuer: `${config.publicOrigin}/sandbox/oidc`,
    clientId: 'paddock',
    clientSecret: secrets.lasting.sign('social.sandbox-client', 'paddock'),
  };
}

export function createSocialProviders(kernel: Kernel, ownAddress: OwnAddress): SocialProviders {
  const { config, log } = kernel;
  const { publicOrigin } = config;
  const social: SocialConfig = config.social;
  const list = [
    ...social.providers.map((provider) =>
      createIssuerClient(provider, { publicOrigin, log, fetch: undefined }),
    ),
    ...(config.sandbox
      ? [
          createIssuerClient(sandboxProvider(kernel), {
            publicOrigin,
            log,
            fetch: sandboxFetch(publicOrigin, ownAddress),
          }),
        ]
      : []),
  ];
  return {
    list,
    require(id) {
      const client = list.find(({ provider }) => provider.id === id);
      if (client === undefined) throw new PlatformError('SOCIAL_UNKNOWN');
      return client;
    },
    oneTap: list.find(({ provider }) => provider.id === social.oneTap),
  };
}
