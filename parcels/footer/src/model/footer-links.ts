import type { SiteConfig } from '@paddock/contract';

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
const TO_READ: readonly FooterLink[] = ['/rules', '/payment', '/responsiblegaming', '/privacy-policy'].map(
  (path) => ({ path, key: path.slice(1) }),
);

/** Links of the footer: only pages the visitor can reach now. The page of ways to pay may be closed (S5-03). */
export function footerLinks(isSignedIn: boolean, payment: SiteConfig['paymentPage']): readonly FooterLink[] {
  const isPaymentOpen = payment?.available !== false && (isSignedIn || payment?.authOnly !== true);
  const toRead = isPaymentOpen ? TO_READ : TO_READ.filter(({ key }) => key !== 'payment');
  return [...FOR_ALL, ...(isSignedIn ? FOR_PLAYERS : FOR_GUESTS), ...toRead];
}
