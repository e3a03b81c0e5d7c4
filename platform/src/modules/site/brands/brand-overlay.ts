import { Type, type Static } from 'typebox';

import { SiteKeys } from '../site-config.ts';

/**
 * What a brand may say for itself. All else is the installation's: its money, what it asks of players, who embeds it, its
 * maintenance, where its addresses moved to.
 */
const OVERLAID = [
  'companyName',
  'groupId',
  'refId',
  'isRegistrationAllowed',
  'registration',
  'languages',
  'currencies',
  'defaultCurrency',
  'geoCurrencies',
  'amountTemplate',
  'timeZone',
  'features',
  'availableRoutes',
  'closedParcels',
  'blocks',
  'policyCountryIds',
  'partnerCssBrandBook',
  'pwaManifest',
  'isPwa',
  'widgets',
  'support',
  'socialLinks',
  'landings',
  'seo',
  'counters',
  'defaultBettingView',
  'defaultMarketsNameTypeSettings',
  'isShowPersonalizedBettingGamesSlider',
] as const satisfies readonly (keyof SiteKeys)[];

/** A name without port, or an address of its own; as `Host` has it, in lower case. */
const Host = Type.String({
  pattern: '^(?:[a-z0-9]([a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*|\\[[0-9a-f:.]+\\])$',
  maxLength: 253,
});

/** A site of the installation besides its own: where it is, and what it says in place of the installation's keys. */
export const BrandOverlay = Type.Object(
  {
    /** Links lead to the first. */
    hosts: Type.Array(Host, { minItems: 1, maxItems: 10, uniqueItems: true }),
    ...Type.Pick(SiteKeys, OVERLAID).properties,
  },
  { additionalProperties: false },
);
export type BrandOverlay = Static<typeof BrandOverlay>;

/** Key of a brand among those of the installation: each is changed, compared and taken back by itself. */
export type BrandKey = `brand:${string}`;

/** `own` is how reports call the installation's own site. */
const KEY = /^brand:(?!own$)([a-z][a-z0-9-]{0,30})$/;

/** Name of the brand that a key is of; undefined for a key of anything else. */
export const brandNameIn = (key: string): string | undefined => KEY.exec(key)?.[1];
