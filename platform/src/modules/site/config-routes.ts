import type { SiteConfig } from '@paddock/contract';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { serve } from '../../kernel/http/serve.ts';
import type { Log } from '../../kernel/module.ts';
import { forVisitor, type Told } from './told-to-visitor.ts';
import type { SiteConfigSource } from './versions/configuration.ts';

/** Groups the configuration can be asked for in parts, and the keys in each. */
export const CONFIG_GROUPS = {
  main: ['brand', 'companyName', 'groupId', 'refId', 'isPwa', 'sandbox', 'timeZone'],
  registration: [
    'isRegistrationAllowed',
    'registrationClosesAtMs',
    'isShowIdentification',
    'social',
    'registration',
    'isAvailableConfirmTerms',
    'thirdPartyHasFirstDepositRedirect',
    'afterRegistrationAndLoginRedirectRoutesV2',
  ],
  languages: ['languages'],
  features: ['features', 'availableRoutes', 'closedParcels', 'forbiddenFragments', 'redirects', 'ownHosts'],
  money: [
    'currencies',
    'defaultCurrency',
    'geoCurrencies',
    'amountTemplate',
    'firstDepositBonus',
    'promoBonusToOffer',
    'isSlotFirstDepositPage',
    'slotFirstDepositBonusIds',
    'useRechargeModal',
    'paymentPage',
    'mobilePaymentCountries',
  ],
  frame: ['widgets', 'landings'],
  visitors: [
    'isShowCookieAgreePopup',
    'isLoggingClientCookiesAgreement',
    'isShowNewSiteInfo',
    'privacyUpdatedAt',
    'policyCountryIds',
    'counters',
    'homePage',
    'defaultBettingView',
    'defaultMarketsNameTypeSettings',
    'isShowPersonalizedBettingGamesSlider',
    'partnerHasTaxes',
  ],
  maintenance: ['maintenance', 'plannedClosings', 'blocks'],
  remotes: ['remoteOrigins', 'remoteEntries', 'embedOrigins'],
} as const satisfies Readonly<Record<string, readonly (keyof SiteConfig)[]>>;

type GroupName = keyof typeof CONFIG_GROUPS;

/** The site's configuration for browsers and partners: whole (S7-23) and by group (S7-24). */
export function configRoutes(app: HttpApp, source: SiteConfigSource, log: Log, told: Told): void {
  serve(app, 'GET /bff-api/config/all.json', async (request, reply) =>
    reply.header('cache-control', 'no-cache').send({ ...forVisitor(source.of(request), request, told) }),
  );
  serve(app, 'GET /web-api/social-links', (request, reply) => {
    reply.header('cache-control', 'public, max-age=3600');
    return [...(source.of(request).socialLinks ?? [])];
  });
  serve(app, 'GET /web-api/landings/:id', async (request, reply) => {
    const landing = source.of(request).landings?.find(({ id }) => id === request.params.id);
    if (landing === undefined) throw new PlatformError('NOT_FOUND');
    return reply.header('cache-control', 'public, max-age=60').send(landing);
  });
  serve(app, 'GET /bff-api/config/group/get', async (request, reply) => {
    const wanted = new Set(request.query.groups.split(','));
    const unknown = [...wanted].filter((name) => !Object.hasOwn(CONFIG_GROUPS, name));
    // Somebody's page waits for what is not there (S8-11).
    if (unknown.length > 0)
      log.warn({ groups: unknown }, 'unknown groups of the configuration were asked for');
    return reply.header('cache-control', 'no-cache').send(groupsOf(source.of(request), wanted));
  });
}

function groupsOf(config: SiteConfig, wanted: ReadonlySet<string>): Record<string, Partial<SiteConfig>> {
  const names = Object.keys(CONFIG_GROUPS).filter((name): name is GroupName => wanted.has(name));
  return Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries(CONFIG_GROUPS[name].map((key) => [key, config[key]])) as Partial<SiteConfig>,
    ]),
  );
}
