import type { IconName } from '@paddock/styleguide';

/** One place of the bar: a link to a page, or a region of the frame that opens over the page. */
export type BarItem =
  | { readonly kind: 'link'; readonly path: string; readonly icon: IconName; readonly key: string }
  | {
      readonly kind: 'region';
      readonly region: 'menu' | 'aside';
      readonly icon: IconName;
      readonly key: string;
    };

/** Places of the bar in order; the last one is the visitor's own. */
export function barItems(isSignedIn: boolean): readonly BarItem[] {
  return [
    { kind: 'region', region: 'menu', icon: 'menu', key: 'bar.menu' },
    { kind: 'link', path: '/live', icon: 'live', key: 'common:section.live' },
    { kind: 'region', region: 'aside', icon: 'ticket', key: 'common:coupon' },
    { kind: 'link', path: '/line', icon: 'calendar', key: 'common:section.line' },
    isSignedIn
      ? { kind: 'link', path: '/office/account', icon: 'user', key: 'links.account' }
      : { kind: 'link', path: '/user/login', icon: 'user', key: 'common:signIn' },
  ];
}
