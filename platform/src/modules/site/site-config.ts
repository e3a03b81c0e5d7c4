import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import { Errors } from 'typebox/value';
import { CURRENCIES, QUICK_COUPON_FEATURE, STATISTICS_FEATURE, type SiteConfig } from '@paddock/contract';
import { LanguageCode } from '@paddock/contract/schemas';

import { LANDING_KEYS, landingContradiction } from './landing-config.ts';
import { PAYMENT_KEYS } from './payment-config.ts';
import { BONUS_KEYS, bonusContradiction, bonusDefaults } from './bonus-config.ts';
import { REGISTRATION_KEYS, withRegistration } from './registration-config.ts';
import { SIGN_IN_KEYS } from './sign-in-config.ts';
import { supportContradiction, SUPPORT_KEYS } from './support-config.ts';
import { VISITOR_KEYS } from './visitor-config.ts';
import { REMOTE_KEYS, remoteContradiction } from './remote-entries/remote-entry-config.ts';

/** Name of the optional file in the data directory that changes the site's defaults. */
export const SITE_FILE = 'site.json';

/** Spec defaults a site starts from where it says nothing else (S9-16). */
export const SPEC_DEFAULTS = { language: 'ru', timeZone: 3, currency: 'RUB' } as const;

/** The demo site: English and Russian, euro first. Widgets a release lacks are left out of the frame. */
const DEMO_SITE: Omit<SiteConfig, 'sandbox'> = {
  companyName: 'Paddock',
  groupId: 1,
  refId: 1,
  isRegistrationAllowed: true,
  isShowIdentification: false,
  languages: { all: ['en', 'ru'], hiddenFromGuests: [], fallback: 'en' },
  features: [STATISTICS_FEATURE, QUICK_COUPON_FEATURE],
  timeZone: SPEC_DEFAULTS.timeZone,
  currencies: ['EUR', 'USD', 'GBP', SPEC_DEFAULTS.currency],
  defaultCurrency: 'EUR',
  amountTemplate: [5, 20, 50],
  support: {
    email: 'support@paddock.example',
    hours: { days: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '22:00', timeZone: 'Europe/Berlin' },
  },
  isPwa: false,
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

/** What `site.json` may say. Every key is optional and replaces the default as a whole. */
const SiteFile = Type.Partial(
  Type.Object({
    companyName: Type.String({ minLength: 1, maxLength: 60 }),
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
    forbiddenFragments: Type.Array(Type.String({ minLength: 2, maxLength: 100 }), { maxItems: 100 }),
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
    ...BONUS_KEYS,
    ...REGISTRATION_KEYS,
    ...SIGN_IN_KEYS,
    ...LANDING_KEYS,
    ...PAYMENT_KEYS,
    ...SUPPORT_KEYS,
    ...VISITOR_KEYS,
    ...REMOTE_KEYS,
  }),
  closed,
);
type SiteFile = Static<typeof SiteFile>;

/**
 * The site's configuration: the demo site's, changed by `site.json` in the data directory.
 * @throws Error naming the file, the place and what is wrong there.
 */
export function readSiteConfig(dataDir: string, sandbox: boolean): SiteConfig {
  const path = join(dataDir, SITE_FILE);
  const own = readSiteFile(path);
  const { widgets, registration, ...rest } = own;
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
    remoteContradiction(config);
  if (contradiction !== undefined) throw new Error(`${path}: ${contradiction}`);
  return config;
}

function readSiteFile(path: string): SiteFile {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is not JSON: ${(error as Error).message}`, { cause: error });
  }
  const problems = problemsIn(value);
  if (problems.length > 0) throw new Error(`${path}: ${problems.join('; ')}`);
  return value as SiteFile;
}

function problemsIn(value: unknown): readonly string[] {
  // An unknown key is reported twice, once as "schema is false" at the key itself: that place is the useful one.
  return Errors(SiteFile, value)
    .filter(({ keyword }) => keyword !== 'additionalProperties')
    .map(({ keyword, instancePath, message }) => {
      const place = instancePath === '' ? 'the file' : instancePath;
      return `${place} ${keyword === 'boolean' ? 'is not a known key' : message}`;
    });
}

/** What no schema can say: keys that must agree with each other. */
function contradictionIn({
  languages,
  currencies,
  defaultCurrency,
  maintenance,
}: SiteConfig): string | undefined {
  const unknown = currencies.find((iso) => !CURRENCIES.has(iso));
  if (unknown !== undefined) return `/currencies names ${unknown}, which the platform does not keep`;
  if (!currencies.includes(defaultCurrency))
    return `/defaultCurrency ${defaultCurrency} is not in /currencies`;
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
