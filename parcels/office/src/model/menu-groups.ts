import { isParcelOpen } from '@paddock/contract';
import type { IconName } from '@paddock/styleguide';

export interface MenuItem {
  readonly path: string;
  readonly icon: IconName;
  /** Dictionary key of its words, which are the page's name; the office's own pages have one key for all. */
  readonly key: string;
  /** Where else its player is than at its own path and below. */
  readonly within?: readonly string[];
  /** The other parcel whose page it is: not shown while that is closed. */
  readonly ofParcel?: string;
  /** Not part of the restricted way in of a player on a break (rules §9). */
  readonly closed?: boolean;
}

export interface MenuGroup {
  /** Dictionary key of its words below `menu`. */
  readonly key: string;
  readonly items: readonly MenuItem[];
}

/** The office's menu. */
export const MENU_GROUPS: readonly MenuGroup[] = [
  {
    key: 'overview',
    items: [
      { path: '/office/account', icon: 'user', key: 'seo.account.title' },
      { path: '/office/history', icon: 'history', key: 'seo.history.title' },
      { path: '/office/historypay', icon: 'transfer', key: 'seo.payments.title' },
      { path: '/office/messages', icon: 'bell', key: 'seo.messages.title' },
      { path: '/office/settings', icon: 'settings', key: 'seo.settings.title' },
      { path: '/office/support', icon: 'support', key: 'menu.support' },
      { path: '/office/share-idea', icon: 'edit', key: 'seo.shareIdea.title' },
    ],
  },
  {
    key: 'money',
    items: [
      { path: '/office/recharge', icon: 'wallet', key: 'menu.deposit', closed: true },
      { path: '/office/deduce', icon: 'bank', key: 'menu.withdraw' },
      { path: '/office/bonuses/deposit', icon: 'card', key: 'seo.bonusesDeposit.title' },
      { path: '/promotions', icon: 'gift', key: 'menu.promotions', ofParcel: 'casino', closed: true },
      {
        path: '/office/promotion',
        // Of a promotion's bonus as of the first deposit's.
        within: ['/office/bonuses/wager'],
        icon: 'ticket',
        key: 'seo.promotion.title',
      },
      { path: '/office/rewards', icon: 'star', key: 'seo.rewards.title' },
      { path: '/office/bringfriend', icon: 'user-plus', key: 'seo.bringfriend.title', closed: true },
      { path: '/office/casino/vipcashback', icon: 'trophy', key: 'seo.vipCashback.title', closed: true },
      {
        path: '/office/casino/premiumcashback',
        icon: 'refresh',
        key: 'seo.premiumCashback.title',
        closed: true,
      },
      { path: '/office/payment/requests', within: ['/office/payment'], icon: 'chat', key: 'menu.requests' },
    ],
  },
  {
    key: 'safety',
    items: [
      { path: '/office/responsible', icon: 'clock', key: 'seo.responsible.title' },
      { path: '/office/security', icon: 'shield', key: 'seo.security.title' },
      { path: '/office/verification', icon: 'check-circle', key: 'seo.verification.title' },
    ],
  },
];

interface MenuOf {
  readonly isOnBreak: boolean;
  readonly closedParcels: readonly string[];
}

/** What of it is there for a player: less on a break, and nothing of a parcel that is closed. */
export const menuFor = ({ isOnBreak, closedParcels }: MenuOf): readonly MenuGroup[] =>
  MENU_GROUPS.map(({ key, items }) => ({
    key,
    items: items.filter(
      ({ closed, ofParcel }) =>
        !(isOnBreak && closed === true) &&
        (ofParcel === undefined || isParcelOpen({ closedParcels }, ofParcel)),
    ),
  }));

/** Whether a page is one of the menu's or lies below it: the steps of a withdrawal belong to withdrawing. */
export const isAtItem = ({ path: own, within = [] }: MenuItem, path: string): boolean =>
  [own, ...within].some((one) => path === one || path.startsWith(`${one}/`));
