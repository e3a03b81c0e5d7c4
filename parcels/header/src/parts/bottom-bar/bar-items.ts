import type { IconName } from '@paddock/styleguide';

/** A page the bar leads to. */
export interface BarLink {
  readonly path: string;
  readonly icon: IconName;
  readonly key: string;
  /** Whose pages it leads to, where they do not all lie below its path. */
  readonly parcels?: readonly string[];
}

/** A region of the frame that opens as a sheet over the page. */
export interface BarSheet {
  readonly sheet: 'menu' | 'aside';
  readonly icon: IconName;
  readonly key: string;
}

export const MENU: BarSheet = { sheet: 'menu', icon: 'menu', key: 'bar.menu' };
export const LIVE: BarLink = { path: '/live', icon: 'live', key: 'common:section.live' };
export const COUPON: BarSheet = { sheet: 'aside', icon: 'ticket', key: 'common:coupon' };
export const CASINO: BarLink = {
  path: '/casino',
  icon: 'casino',
  key: 'common:section.casino',
  parcels: ['casino', 'originals'],
};
export const SIGN_IN: BarLink = { path: '/user/login', icon: 'user', key: 'links.login' };
