import {
  auth$,
  couponLegs$,
  currentRoute$,
  hrefFor,
  openDialog,
  site$,
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
  const widget = useStreamValue(site$, (site) => widgetOf(site, item.region));
  const legs = useStreamValue(couponLegs$, (coupon) => coupon.legs.length);
  if (widget === null) return null;
  return (
    <button
      type="button"
      className={styles.place}
      aria-haspopup="dialog"
      onClick={() => openDialog({ widget, size: 'large' })}
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

/** The widget the site has put into a region of the frame; null where it has none. */
function widgetOf(site: SiteValue, region: 'menu' | 'aside'): string | null {
  return 'config' in site ? site.config.widgets[region] : null;
}
