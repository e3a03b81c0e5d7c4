import { isRouteAvailable, RULES_ROUTE, type SiteConfig } from '@paddock/contract';

/** What the site says of pages that these texts link to and that may be closed (S5-03, S5-04). */
export type ClosablePages = Partial<Pick<SiteConfig, 'paymentPage' | 'availableRoutes'>>;

/** Whether a link of our own texts leads anywhere; all others lead to pages that no site can be without. */
export function isLinkOpen(path: string, { paymentPage, availableRoutes }: ClosablePages): boolean {
  if (path === '/payment') return paymentPage?.available !== false;
  return !/^\/rules(?:\/|$)/.test(path) || isRouteAvailable(availableRoutes, RULES_ROUTE);
}
