import { lazy, Suspense, useState } from 'react';
import { isParcelOpen } from '@paddock/contract';
import type { BetSection } from '@paddock/contract/schemas';
import { currentRoute$, favourites$, hrefFor, settings$, updateSettings } from '@paddock/shared-utils';
import { useSiteConfig, useStreamValue, useT } from '@paddock/shared-utils/react';
import { classNames, Icon, Panel, useReady, type IconName } from '@paddock/styleguide';

import {
  BETS_ON_YOURS_PATH,
  CHAMPIONSHIPS_PATH,
  favouritesPath,
  MULTI_PATH,
  OUTRIGHTS_PATH,
  RESULTS_PATH,
  TOP_EVENTS_PATH,
} from '../model/addresses.ts';
import { starredFirst } from '../model/starred-first.ts';
import { useSports } from '../parts/use-sports.ts';
import { MenuPart } from './menu-part.tsx';
import { MenuSearch } from './menu-search.tsx';
import { MenuSport } from './menu-sport.tsx';
import styles from './menu.module.css';

const MenuFollowed = lazy(async () => ({ default: (await import('./menu-on-demand.ts')).MenuFollowed }));
const MenuRecent = lazy(async () => ({ default: (await import('./menu-on-demand.ts')).MenuRecent }));

const PLACES = [
  [TOP_EVENTS_PATH, 'statistics', 'seo.topEvents.title'],
  [BETS_ON_YOURS_PATH, 'ticket', 'seo.betsOnYours.title'],
  [MULTI_PATH, 'grid', 'seo.multi.title'],
  [CHAMPIONSHIPS_PATH, 'trophy', 'seo.champs.title'],
  [OUTRIGHTS_PATH, 'calendar', 'seo.outrights.title'],
  [RESULTS_PATH, 'history', 'results'],
] as const;

const PROMOTIONS_PATH = '/promotions';

/** Other parcels' pages. To pools and lotteries the header leads where it has room, and the bar at the bottom does not. */
const ELSEWHERE = [
  { parcel: 'casino', path: PROMOTIONS_PATH, icon: 'gift', key: 'promotions' },
  { parcel: 'toto', path: '/toto', icon: 'ticket', key: 'common:section.toto' },
  { parcel: 'lotto', path: '/lotto', icon: 'card', key: 'common:section.lotto' },
] as const;

/**
 * The sports menu: search, favourites, what was looked at lately, matches side by side, championships, results, sports with
 * their championships, the starred ones first. Below 1300 it folds to icons.
 */
export function MenuWidget() {
  const t = useT('betting');
  const stars = useStreamValue(favourites$, ({ items }) => items);
  const path = useStreamValue(currentRoute$, (route) => ('matched' in route ? route.matched.path : '/'));
  const closedParcels = useSiteConfig((config) => config.closedParcels) ?? [];
  const [searching, setSearching] = useState(false);
  useReady(true);
  const section: BetSection = path.startsWith('/line') ? 'line' : 'live';
  const sports = starredFirst(useSports(section), stars);
  const outrightCount = sports.reduce((sum, { outrights = 0 }) => sum + outrights, 0);
  const [, , sport] = path.split('/');
  return (
    <Panel className={styles.menu}>
      <MenuSearch onSearching={setSearching} />
      {!searching && (
        <ul className={styles.items}>
          <MenuPart
            part="favourites"
            name={t('favourites')}
            head={
              <MenuLink
                path={favouritesPath(section)}
                at={path}
                icon="star"
                label={t('favourites')}
                count={stars.length}
              />
            }
          >
            {() => (
              <Suspense>
                <MenuFollowed section={section} />
              </Suspense>
            )}
          </MenuPart>
          <MenuPart
            part="recent"
            name={t('search.recent')}
            head={
              <span className={classNames(styles.item, styles.quiet)}>
                <Icon name="clock" />
                <span className={styles.label}>{t('search.recent')}</span>
              </span>
            }
          >
            {() => (
              <Suspense>
                <MenuRecent />
              </Suspense>
            )}
          </MenuPart>
          {PLACES.map(([to, icon, key]) => (
            <li key={to}>
              <MenuLink
                path={to}
                at={path}
                icon={icon}
                label={t(key)}
                count={to === OUTRIGHTS_PATH ? outrightCount : 0}
              />
            </li>
          ))}
          {ELSEWHERE.filter(({ parcel }) => isParcelOpen({ closedParcels }, parcel)).map(
            ({ path: to, icon, key }) => (
              <li key={to} className={to === PROMOTIONS_PATH ? undefined : styles.onlyOnPhones}>
                <MenuLink path={to} at={path} icon={icon} label={t(key)} />
              </li>
            ),
          )}
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
  );
}
