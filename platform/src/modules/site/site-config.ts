import { Type, type Static } from 'typebox';
import { CURRENCIES, QUICK_COUPON_FEATURE, STATISTICS_FEATURE, type SiteConfig } from '@paddock/contract';
import { LanguageCode } from '@paddock/contract/schemas';

import { LANDING_KEYS, landingContradiction } from './landing-config.ts';
import { problemsIn } from './key-problems.ts';
import { GAMES_KEYS } from './games-config.ts';
import { PAYMENT_KEYS } from './payment-config.ts';
import { BRAND_KEYS, brandContradiction } from './brand-config.ts';
import { COUNTER_KEYS } from './counter-config.ts';
import { closedContradiction } from './closed-parcels.ts';
import { BLOCK_KEYS, blockContradiction } from './block-config.ts';
import { BONUS_KEYS, bonusContradiction, bonusDefaults } from './bonus-config.ts';
import { REGISTRATION_KEYS, withRegistration } from './registration-config.ts';
import { SIGN_IN_KEYS } from './sign-in-config.ts';
import { SEO_KEYS, seoContradiction } from './seo-config.ts';
import { supportContradiction, SUPPORT_KEYS } from './support-config.ts';
import { VISITOR_KEYS } from './visitor-config.ts';
import { REMOTE_KEYS, remoteContradiction } from './remote-entries/remote-entry-config.ts';

/** Spec defaults a site starts from where it says nothing else (S9-16). */
export const SPEC_DEFAULTS = { language: 'ru', timeZone: 3, currency: 'RUB' } as const;

/** The demo site: every language there is, euro first. Widgets a release lacks are left out of the frame. */
const DEMO_SITE: Omit<SiteConfig, 'sandbox'> = {
  companyName: 'Paddock',
  groupId: 1,
  refId: 1,
  isRegistrationAllowed: true,
  isShowIdentification: false,
  languages: { all: ['en', 'ru', 'de', 'es', 'tr', 'ar', 'hi'], hiddenFromGuests: [], fallback: 'en' },
  features: [STATISTICS_FEATURE, QUICK_COUPON_FEATURE],
  timeZone: SPEC_DEFAULTS.timeZone,
  currencies: ['EUR', 'USD', 'GBP', SPEC_DEFAULTS.currency],
  defaultCurrency: 'EUR',
  amountTemplate: [5, 20, 50],
  support: {
    email: 'support@paddock.example',
    hours: { days: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '22:00', timeZone: 'Europe/Berlin' },
  },
  isPwa: true,
  widgets: {
    header: 'header/main',
    menu: 'betting/menu',
    aside: 'coupon/main',
    footer: 'footer/main',
    floating: 'support/button',
  },
};

const Widget = Type.Union([Type.String({ pattern: '^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$' }), Type.Null()]);
const Seconds = Type.Integer({ minimum: 0 });
const closed = { additionalProperties: false };

/** What a site may say of itself. Every key is optional and replaces the default as a whole. */
export const SiteKeys = Type.Partial(
  Type.Object({
    companyName: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
    groupId: Type.Integer({ minimum: 1 }),
    refId: Type.Integer({ minimum: 1 }),
    isRegistrationAllowed: Type.Boolean(),
    isShowIdentification: Type.Boolean(),
    languages: Type.Object(
      {
        all: Type.Array(LanguageCode, { minItems: 1, uniqueItems: true }),
        hiddenFromGuests: Type.Array(LanguageCode, { uniqueItems: true }),
        fallback: LanguageCode,
      },
      closed,
    ),
    features: Type.Array(Type.Integer({ minimum: 1 }), { uniqueItems: true }),
    availableRoutes: Type.Array(Type.Integer({ minimum: 1 }), { uniqueItems: true }),
    closedParcels: Type.Array(Type.String({ pattern: '^[a-z][a-z0-9-]{0,62}$' }), {
      maxItems: 50,
      uniqueItems: true,
    }),
    forbiddenFragments: Type.Array(Type.String({ minLength: 2, maxLength: 100 }), { maxItems: 100 }),
    ownHosts: Type.Array(
      Type.String({ pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)*(:\\d{1,5})?$', maxLength: 260 }),
      {
        maxItems: 50,
        uniqueItems: true,
      },
    ),
    timeZone: Type.Number({ minimum: -12, maximum: 14 }),
    currencies: Type.Array(Type.String(), { minItems: 1, uniqueItems: true }),
    defaultCurrency: Type.String(),
    amountTemplate: Type.Array(Type.Number({ exclusiveMinimum: 0 }), { maxItems: 6 }),
    isPwa: Type.Boolean(),
    widgets: Type.Partial(
      Type.Object({ header: Widget, menu: Widget, aside: Widget, footer: Widget, floating: Widget }),
      closed,
    ),
    maintenance: Type.Object(
      {
        startedAt: Seconds,
        endedAt: Seconds,
        notifyStartedAt: Type.Optional(Seconds),
        notifyEndedAt: Type.Optional(Seconds),
        state: Type.Boolean(),
      },
      closed,
    ),
    ...BLOCK_KEYS,
    ...BONUS_KEYS,
    ...BRAND_KEYS,
    ...COUNTER_KEYS,
    ...REGISTRATION_KEYS,
    ...SIGN_IN_KEYS,
    ...LANDING_KEYS,
    ...GAMES_KEYS,
    ...PAYMENT_KEYS,
    ...SUPPORT_KEYS,
    ...VISITOR_KEYS,
    ...REMOTE_KEYS,
    ...SEO_KEYS,
  }),
  closed,
);
export type SiteKeys = Static<typeof SiteKeys>;

/** A site said something of itself that cannot be. */
export class SiteKeysError extends Error {
  /** Each names the place: `/languages/fallback de is not a language guests may see`. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('; '));
    this.name = 'SiteKeysError';
    this.problems = problems;
  }
}

/** Reads what a site says of itself. @throws SiteKeysError naming each place that is wrong */
export function readSiteKeys(value: unknown): SiteKeys {
  const problems = problemsIn(SiteKeys, value);
  if (problems.length > 0) throw new SiteKeysError(problems);
  return value as SiteKeys;
}

/** The site's configuration: the demo site's, changed by keys. @throws SiteKeysError where these contradict each other */
export function siteConfigOf({ widgets, registration, ...rest }: SiteKeys, sandbox: boolean): SiteConfig {
  const config: SiteConfig = {
    ...DEMO_SITE,
    ...bonusDefaults(sandbox),
    ...rest,
    ...withRegistration({ registration }, sandbox),
    sandbox,
    widgets: { ...DEMO_SITE.widgets, ...widgets },
  };
  const contradiction =
    contradictionIn(config) ??
    bonusContradiction(config.firstDepositBonus) ??
    landingContradiction(config.landings) ??
    supportContradiction(config.support) ??
    remoteContradiction(config) ??
    blockContradiction(config.blocks) ??
    seoContradiction(config) ??
    brandContradiction(config) ??
    closedContradiction(config);
  if (contradiction !== undefined) throw new SiteKeysError([contradiction]);
  return config;
}

/** What no schema can say: keys that must agree with each other. */
function contradictionIn({
  languages,
  currencies,
  defaultCurrency,
  geoCurrencies = {},
  maintenance,
}: SiteConfig): string | undefined {
  const unknown = currencies.find((iso) => !CURRENCIES.has(iso));
  if (unknown !== undefined) return `/currencies names ${unknown}, which the platform does not keep`;
  if (!currencies.includes(defaultCurrency))
    return `/defaultCurrency ${defaultCurrency} is not in /currencies`;
  const abroad = Object.entries(geoCurrencies).find(([, iso]) => !currencies.includes(iso));
  if (abroad !== undefined) return `/geoCurrencies/${abroad[0]} ${abroad[1]} is not in /currencies`;
  const visible = languages.all.filter((code) => !languages.hiddenFromGuests.includes(code));
  if (visible.length === 0) return '/languages leaves guests without any';
  if (!visible.includes(languages.fallback)) {
    return `/languages/fallback ${languages.fallback} is not a language guests may see`;
  }
  if (maintenance !== undefined && maintenance.endedAt < maintenance.startedAt) {
    return '/maintenance ends before it starts';
  }
  return undefined;
}
