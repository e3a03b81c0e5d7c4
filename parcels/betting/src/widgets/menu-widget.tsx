import { useState } from 'react';
import type { BetSection } from '@paddock/contract/schemas';
import { currentRoute$, hrefFor } from '@paddock/shared-utils';
import { useStreamValue, useT } from '@paddock/shared-utils/react';
import { Icon, Panel, useReady } from '@paddock/styleguide';

import { favouritesPath } from '../model/addresses.ts';
import { useFavouriteIds } from '../parts/favourite-star.tsx';
import { useSports } from '../parts/use-sports.ts';
import { MenuSearch } from './menu-search.tsx';
import { MenuSport } from './menu-sport.tsx';
import styles from './menu.module.css';

const RESULTS = '/results';

/** The sports menu: search, favourites, results, sports with their championships. Below 1300 it folds to icons. */
export function MenuWidget() {
  const t = useT('betting');
  const favouriteIds = useFavouriteIds();
  const path = useStreamValue(currentRoute$, (route) => ('matched' in route ? route.matched.path : '/'));
  const [searching, setSearching] = useState(false);
  useReady(true);
  const section: BetSection = path.startsWith('/line') ? 'line' : 'live';
  const sports = useSports(section);
  const [, , sport] = path.split('/');
  return (
    <Panel className={styles.menu}>
      <MenuSearch onSearching={setSearching} />
      {!searching && (
        <ul className={styles.items}>
          <li>
            <a
              href={hrefFor(favouritesPath(section))}
              className={styles.item}
              aria-current={path === favouritesPath(section) ? 'page' : undefined}
              title={t('favourites')}
            >
              <Icon name="star" />
              <span className={styles.label}>{t('favourites')}</span>
              {favouriteIds.length > 0 && <span className={styles.count}>{favouriteIds.length}</span>}
            </a>
          </li>
          <li>
            <a
              href={hrefFor(RESULTS)}
              className={styles.item}
              aria-current={path.startsWith(RESULTS) ? 'page' : undefined}
              title={t('results')}
            >
              <Icon name="history" />
              <span className={styles.label}>{t('results')}</span>
            </a>
          </li>
          <li aria-hidden className={styles.rule} />
          {sports.map((one) => (
            <MenuSport key={one.slug} sport={one} section={section} path={path} isOpen={sport === one.slug} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
