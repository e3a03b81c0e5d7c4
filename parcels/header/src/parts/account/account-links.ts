import type { IconName } from '@paddock/styleguide';

export interface AccountLink {
  readonly path: string;
  readonly key: string;
  readonly icon: IconName;
}

/** The player's own pages (S2-19, S2-20). */
export const ACCOUNT_LINKS: readonly AccountLink[] = [
  { path: '/office/account', key: 'links.account', icon: 'profile' },
  { path: '/office/messages', key: 'messages.title', icon: 'bell' },
  { path: '/office/history', key: 'links.history', icon: 'history' },
  { path: '/office/recharge', key: 'links.deposit', icon: 'wallet' },
  { path: '/office/rewards', key: 'links.rewards', icon: 'star' },
  { path: '/office/responsible', key: 'links.responsible', icon: 'clock' },
  { path: '/office/security', key: 'links.security', icon: 'shield' },
];
