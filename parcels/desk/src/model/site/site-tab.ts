/** What the desk shows of the site, kept in the address. */
export const SITE_TABS = [
  'countries',
  'appeals',
  'maintenance',
  'addresses',
  'features',
  'brands',
  'keys',
] as const;
export type SiteTab = (typeof SITE_TABS)[number];

/** The tab an address names; the first where it names none. */
export const siteTabIn = (query: string): SiteTab =>
  SITE_TABS.find((one) => one === new URLSearchParams(query).get('tab')) ?? SITE_TABS[0];

export const siteTabPath = (tab: SiteTab): string =>
  tab === SITE_TABS[0] ? '/desk/site' : `/desk/site?tab=${tab}`;
