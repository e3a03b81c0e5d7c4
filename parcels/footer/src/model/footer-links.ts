import { isParcelOpen, isRouteAvailable, RULES_ROUTE, type SiteConfig } from '@paddock/contract';

export interface FooterLink {
  readonly path: string;
  /** Dictionary key of its words. */
  readonly key: string;
}

const FOR_ALL: readonly FooterLink[] = [
  { path: '/live', key: 'common:section.live' },
  { path: '/line', key: 'common:section.line' },
  { path: '/results', key: 'results' },
];
const FOR_GUESTS: readonly FooterLink[] = [
  { path: '/registration', key: 'common:register' },
  { path: '/user/login', key: 'login' },
];
const FOR_PLAYERS: readonly FooterLink[] = [
  { path: '/office/account', key: 'account' },
  { path: '/office/history', key: 'history' },
  { path: '/office/recharge', key: 'deposit' },
  { path: '/office/responsible', key: 'limits' },
];

/** What everybody may read. */
const TO_READ: readonly FooterLink[] = [
  '/rules',
  '/payment',
  '/responsiblegaming',
  '/privacy-policy',
  '/help',
  '/about',
].map((path) => ({ path, key: path.slice(1) }));

/** What the site says of pages that may be closed: of ways to pay (S5-03), of rules (S5-04), of parcels and of registration (S5-02). */
export type ClosablePages = Partial<
  Pick<SiteConfig, 'paymentPage' | 'availableRoutes' | 'closedParcels' | 'isRegistrationAllowed'>
>;

/** Links of the footer: only pages the visitor can reach now. */
export function footerLinks(isSignedIn: boolean, site: ClosablePages): readonly FooterLink[] {
  const payment = site.paymentPage;
  const isPaymentOpen = payment?.available !== false && (isSignedIn || payment?.authOnly !== true);
  const isOpen: Readonly<Record<string, boolean>> = {
    payment: isPaymentOpen,
    rules: isRouteAvailable(site.availableRoutes, RULES_ROUTE),
    results: isParcelOpen(site, 'results'),
    'common:register': site.isRegistrationAllowed !== false,
  };
  const links = [...FOR_ALL, ...(isSignedIn ? FOR_PLAYERS : FOR_GUESTS), ...TO_READ];
  return links.filter(({ key }) => isOpen[key] !== false);
}
