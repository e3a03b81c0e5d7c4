import { isParcelOpen } from '@paddock/contract';
import { currentRoute$, hrefFor } from '@paddock/shared-utils';
import {
  useCatalogue,
  useFormat,
  useLanguage,
  useSiteConfig,
  useStreamValue,
  useT,
} from '@paddock/shared-utils/react';

import { isWithin, liveCountOf, NAV_ITEMS, parcelOf, pathOf } from './nav-items.ts';
import styles from './main-nav.module.css';

/** The site's sections, with how much is live now. Only sections that exist have a link. */
export function MainNav() {
  const t = useT('header');
  const format = useFormat();
  useLanguage();
  const path = useStreamValue(currentRoute$, pathOf);
  const parcel = useStreamValue(currentRoute$, parcelOf);
  const closedParcels = useSiteConfig((config) => config.closedParcels) ?? [];
  const liveCount = liveCountOf(useCatalogue());
  return (
    <nav className={styles.nav} aria-label={t('mainNav')}>
      {NAV_ITEMS.filter((item) => isParcelOpen({ closedParcels }, item.parcel)).map((item) => (
        <a
          key={item.path}
          href={hrefFor(item.path)}
          aria-current={
            item.parcels?.includes(parcel) === true || isWithin(path, item.path) ? 'page' : undefined
          }
        >
          {t(item.key)}
          {item.path === '/live' && (
            <span className={styles.count}>
              {liveCount !== null && (
                <span aria-label={t('liveCount', { count: liveCount })} role="img">
                  {format.number(liveCount)}
                </span>
              )}
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
