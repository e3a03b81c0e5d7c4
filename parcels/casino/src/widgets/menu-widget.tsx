import { currentRoute$, hrefFor, readOf } from '@paddock/shared-utils';
import { useFormat, useLanguage, useMedia, useRead, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Panel, Skeleton, TextLink, useReady } from '@paddock/styleguide';

import { LISTS, type CatalogueList } from '../model/catalogue-lists.ts';
import { GameSearch } from '../parts/game-search.tsx';
import { useKeptGames, WithKeptGames } from '../parts/kept-games.tsx';
import { ListIcon } from '../parts/list-icon.tsx';
import { usePlayable } from '../parts/use-playable.ts';
import { WHOLE_MENU } from '../parts/whole-menu.ts';
import { MenuProviders } from './menu-providers.tsx';
import styles from './menu.module.css';

/**
 * The casino's menu in the place of the sports': search, the player's own, sections with how many games each has, studios.
 * Below 1300 it folds to icons.
 */
export function MenuWidget() {
  useLanguage();
  useReady(true);
  const isWhole = useMedia(WHOLE_MENU);
  return (
    <WithKeptGames>
      <Panel className={styles.menu}>
        <div className={styles.search}>
          <GameSearch hasKey={isWhole} />
        </div>
        <Sections />
      </Panel>
    </WithKeptGames>
  );
}

const SECTIONS = Object.values(LISTS).filter((list) => 'section' in list);
/** As many as most sites have, so that what comes pushes nothing far. */
const SKELETON_LINES = 8;

function Sections() {
  const t = useT('casino');
  const path = useStreamValue(currentRoute$, (route) => ('matched' in route ? route.matched.path : ''));
  const { ids } = useKeptGames();
  const { value } = useRead({
    ...readOf('/web-api/casino/facets', { query: usePlayable() }),
    isPublic: true,
  });
  const facets = value.status === 'ready' ? value.data : undefined;
  const countOf = (code: string) => facets?.sections.find((section) => section.code === code)?.count ?? 0;
  const own = LISTS['casino.other-games'];
  return (
    <>
      <ul className={styles.items}>
        <MenuLink path="/casino" at={path} icon="grid" label={t('allGames')} count={facets?.total} />
        <MenuLink
          path="/my-casino/favorites"
          at={path}
          icon="star"
          label={t('seo.favorites.title')}
          count={ids.size}
        />
        <MenuLink path="/my-casino" at={path} icon="history" label={t('played')} />
        <MenuLink path="/tournaments" at={path} icon="trophy" label={t('seo.tournaments.title')} />
        <MenuLink path="/promotions" at={path} icon="gift" label={t('seo.promotions.title')} />
        <MenuLink path="/office/rewards" at={path} icon="statistics" label={t('rewards')} />
        <li aria-hidden className={styles.rule} />
        <MenuLink
          path={own.path}
          at={path}
          icon={own.icon}
          label={t(`seo.${own.name}.title`)}
          count={facets?.tags.find(({ code }) => code === 'original')?.count}
        />
        {SECTIONS.filter(({ section }) => countOf(section) > 0).map((list) => (
          <MenuLink
            key={list.path}
            path={list.path}
            at={path}
            icon={list.icon}
            label={t(`seo.${list.name}.title`)}
            count={countOf(list.section)}
          />
        ))}
        {value.status === 'loading' &&
          Array.from({ length: SKELETON_LINES }, (_, at) => (
            <li key={at} className={styles.item}>
              <Skeleton shape="circle" width="20px" height="20px" />
              <Skeleton width={`${40 + ((at * 13) % 40)}%`} />
            </li>
          ))}
      </ul>
      {facets !== undefined && facets.providers.length > 0 && <MenuProviders providers={facets.providers} />}
      <p className={styles.all}>
        <TextLink href={hrefFor('/providers')}>{t('providers.all')}</TextLink>
      </p>
    </>
  );
}

interface MenuLinkProps {
  readonly path: string;
  /** The path one is at. */
  readonly at: string;
  readonly icon: CatalogueList['icon'];
  readonly label: string;
  readonly count?: number | undefined;
}

function MenuLink({ path, at, icon, label, count = 0 }: MenuLinkProps) {
  const format = useFormat();
  return (
    <li>
      <a
        className={styles.item}
        href={hrefFor(path)}
        aria-current={at === path ? 'page' : undefined}
        title={label}
      >
        <ListIcon name={icon} />
        <span className={styles.label}>{label}</span>
        {count > 0 && <span className={styles.count}>{format.number(count)}</span>}
      </a>
    </li>
  );
}
