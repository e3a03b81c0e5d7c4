import { useState } from 'react';
import type { BetSection } from '@paddock/contract/schemas';
import { currentRoute$, hrefFor, settings$, updateSettings } from '@paddock/shared-utils';
import { useStreamValue, useT } from '@paddock/shared-utils/react';
import { classNames, Icon, Panel, useReady, type IconName } from '@paddock/styleguide';

import {
  BETS_ON_YOURS_PATH,
  CHAMPIONSHIPS_PATH,
  favouritesPath,
  MULTI_PATH,
  RESULTS_PATH,
  TOP_EVENTS_PATH,
} from '../model/addresses.ts';
import { useFavouriteIds } from '../parts/favourite-star.tsx';
import { useSports } from '../parts/use-sports.ts';
import { MenuSearch } from './menu-search.tsx';
import { MenuSport } from './menu-sport.tsx';
import styles from './menu.module.css';

/** The sports menu: search, favourites, matches side by side, championships, results, sports with their championships. Below 1300 it folds to icons. */
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
          <MenuLink
            path={favouritesPath(section)}
            at={path}
            icon="star"
            label={t('favourites')}
            count={favouriteIds.length}
          />
          <MenuLink path={TOP_EVENTS_PATH} at={path} icon="statistics" label={t('seo.topEvents.title')} />
          <MenuLink path={BETS_ON_YOURS_PATH} at={path} icon="ticket" label={t('seo.betsOnYours.title')} />
          <MenuLink path={MULTI_PATH} at={path} icon="grid" label={t('seo.multi.title')} />
          <MenuLink path={CHAMPIONSHIPS_PATH} at={path} icon="trophy" label={t('seo.champs.title')} />
          <MenuLink path={RESULTS_PATH} at={path} icon="history" label={t('results')} />
          <li aria-hidden className={styles.rule} />
          {sports.map((one) => (
            <MenuSport key={one.slug} sport={one} section={section} path={path} isOpen={sport === one.slug} />
          ))}
          <Fold />
        </ul>
      )}
    </Panel>
  );
}

/** Makes room for the page where there is enough for the whole menu. */
function Fold() {
  const t = useT('betting');
  const isOpen = useStreamValue(settings$, ({ settings }) => settings.leftSectionOpen);
  const label = t(isOpen ? 'menuFold' : 'menuUnfold');
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.item, styles.fold)}
        title={label}
        onClick={() => updateSettings({ leftSectionOpen: !isOpen })}
      >
        <Icon name={isOpen ? 'back' : 'forward'} />
        <span className={styles.label}>{label}</span>
      </button>
    </li>
  );
}

interface MenuLinkProps {
  readonly path: string;
  /** The path one is at. */
  readonly at: string;
  readonly icon: IconName;
  readonly label: string;
  /** Said unless it is naught. */
  readonly count?: number;
}

function MenuLink({ path, at, icon, label, count = 0 }: MenuLinkProps) {
  return (
    <li>
      <a
        href={hrefFor(path)}
        className={styles.item}
        aria-current={at.startsWith(path) ? 'page' : undefined}
        title={label}
      >
        <Icon name={icon} />
        <span className={styles.label}>{label}</span>
        {count > 0 && <span className={styles.count}>{count}</span>}
      </a>
    </li>
  );
}
