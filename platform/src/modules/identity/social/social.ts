import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { ownAddress } from '../../../kernel/http/own-address.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { oneTapRoutes } from './one-tap-routes.ts';
import { sandboxSocialRoutes } from './sandbox/sandbox-routes.ts';
import { createSocialProviders, sandboxProvider } from './social-providers.ts';
import { socialRegistrationRoutes } from './social-registration-routes.ts';
import { socialRoutes } from './social-routes.ts';
import { forgetLeft } from './social-store.ts';

/** Ways in by accounts of other companies. */
export interface Social {
  routes(app: HttpApp): Promise<void>;
  forgetOld(): Promise<void>;
}

export function createSocial(parts: IdentityParts): Social {
  const { kernel } = parts;
  const { config } = kernel;
  let own: HttpApp | undefined;
  const address = (): string => ownAddress(own, config.publicOrigin);
  const social = createSocialProviders(kernel, address);
  return {
    async routes(app) {
      own = app;
      socialRoutes(app, parts, social);
      socialRegistrationRoutes(app, parts, social);
      if (config.sandbox) await sandboxSocialRoutes(app, kernel, sandboxProvider(kernel));
      if (social.oneTap !== undefined) {
        const isOurs = social.oneTap.provider.issuer.startsWith(config.publicOrigin);
        const reach = (url: string): string => (isOurs ? url.replace(config.publicOrigin, address()) : url);
        await oneTapRoutes(app, parts, social.oneTap, reach);
      }
    },
    forgetOld: () => forgetLeft(kernel.db, kernel.clock.nowMs()),
  };
}
