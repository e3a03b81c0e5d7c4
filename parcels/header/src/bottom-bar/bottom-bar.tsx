import {
  auth$,
  couponLegs$,
  currentRoute$,
  hrefFor,
  sheet$,
  site$,
  toggleSheet,
  type SiteValue,
} from '@paddock/shared-utils';
import { useLanguage, useStreamValue, useT } from '@paddock/shared-utils/react';
import { CountBadge, Icon } from '@paddock/styleguide';

import { isWithin, pathOf } from '../band/nav-items.ts';
import { barItems, type BarItem } from './bar-items.ts';
import styles from './bottom-bar.module.css';

/** On phones, in reach of the thumb: menu, live, coupon with its count, sports, account. */
export function BottomBar() {
  const t = useT('header');
  useLanguage();
  const isSignedIn = useStreamValue(auth$, (auth) => auth.status === 'signed-in');
  return (
    <nav className={styles.bar} aria-label={t('bar.label')}>
      {barItems(isSignedIn).map((item) => (
        <BarPlace key={item.key} item={item} />
      ))}
    </nav>
  );
}

function BarPlace({ item }: { readonly item: BarItem }) {
  const t = useT('header');
  const path = useStreamValue(currentRoute$, pathOf);
  if (item.kind === 'link') {
    return (
      <a
        className={styles.place}
        href={hrefFor(item.path)}
        aria-current={isWithin(path, item.path) ? 'page' : undefined}
      >
        <Icon name={item.icon} size={24} />
        {t(item.key)}
      </a>
    );
  }
  return <RegionPlace item={item} />;
}

function RegionPlace({ item }: { readonly item: Extract<BarItem, { kind: 'region' }> }) {
  const t = useT('header');
  const isOffered = useStreamValue(site$, (site) => hasWidget(site, item.region));
  const isOpen = useStreamValue(sheet$, (value) => value.status === 'open' && value.sheet === item.region);
  const legs = useStreamValue(couponLegs$, (coupon) => coupon.legs.length);
  if (!isOffered) return null;
  return (
    <button
      type="button"
      className={styles.place}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => toggleSheet(item.region)}
    >
      <Icon name={item.icon} size={24} />
      {t(item.key)}
      {item.region === 'aside' && legs > 0 && (
        <CountBadge
          tone="picked"
          count={legs}
          label={t('common:leg', { count: legs })}
          className={styles.count}
        />
      )}
    </button>
  );
}

/** Whether the site has put a widget into a region of the frame. */
function hasWidget(site: SiteValue, region: 'menu' | 'aside'): boolean {
  return 'config' in site && site.config.widgets[region] !== null;
}
