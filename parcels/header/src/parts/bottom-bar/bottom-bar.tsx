import { isParcelOpen } from '@paddock/contract';
import { auth$, couponLegs$, currentRoute$, hrefFor, sheet$, toggleSheet } from '@paddock/shared-utils';
import { useLanguage, useSiteConfig, useStreamValue, useT } from '@paddock/shared-utils/react';
import { CountBadge, Icon } from '@paddock/styleguide';

import { isWithin, parcelOf, pathOf } from '../band/nav-items.ts';
import { LazyPopover } from '../popover/lazy-popover.tsx';
import { CASINO, COUPON, LIVE, MENU, SIGN_IN, type BarLink, type BarSheet } from './bar-items.ts';
import styles from './bottom-bar.module.css';

/** On phones, in reach of the thumb: menu, live, coupon with its count, casino, account. */
export function BottomBar() {
  const t = useT('header');
  useLanguage();
  const isSignedIn = useStreamValue(auth$, (auth) => auth.status === 'signed-in');
  const isCasinoOpen = useSiteConfig((config) => isParcelOpen(config, 'casino')) ?? true;
  return (
    <nav className={styles.bar} aria-label={t('bar.label')}>
      <SheetPlace item={MENU} />
      <LinkPlace item={LIVE} />
      <SheetPlace item={COUPON} />
      {isCasinoOpen && <LinkPlace item={CASINO} />}
      {isSignedIn ? <AccountPlace /> : <LinkPlace item={SIGN_IN} />}
    </nav>
  );
}

function LinkPlace({ item }: { readonly item: BarLink }) {
  const t = useT('header');
  const path = useStreamValue(currentRoute$, pathOf);
  const parcel = useStreamValue(currentRoute$, parcelOf);
  const isCurrent = item.parcels?.includes(parcel) === true || isWithin(path, item.path);
  return (
    <a className={styles.place} href={hrefFor(item.path)} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={item.icon} size={24} />
      {t(item.key)}
    </a>
  );
}

function SheetPlace({ item }: { readonly item: BarSheet }) {
  const t = useT('header');
  const isOffered = useSiteConfig((config) => config.widgets[item.sheet] !== null) ?? false;
  const isOpen = useStreamValue(sheet$, (value) => value.status === 'open' && value.sheet === item.sheet);
  if (!isOffered) return null;
  return (
    <button
      type="button"
      className={styles.place}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => toggleSheet(item.sheet)}
    >
      <Icon name={item.icon} size={24} />
      {t(item.key)}
      {item === COUPON && <LegCount />}
    </button>
  );
}

function LegCount() {
  const t = useT('header');
  const count = useStreamValue(couponLegs$, (coupon) => coupon.legs.length);
  if (count === 0) return null;
  return (
    <CountBadge tone="picked" count={count} label={t('common:leg', { count })} className={styles.count} />
  );
}

function AccountPlace() {
  const t = useT('header');
  const path = useStreamValue(currentRoute$, pathOf);
  return (
    <LazyPopover
      side="top"
      trigger={
        <button
          type="button"
          className={styles.place}
          aria-current={isWithin(path, '/office') ? 'page' : undefined}
        >
          <Icon name="user" size={24} />
          {t('links.account')}
        </button>
      }
      panel="AccountPanel"
    />
  );
}
