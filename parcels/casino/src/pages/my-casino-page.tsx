import type { PageProps } from '@paddock/contract';
import { auth$, hrefFor, openDialog, readOf } from '@paddock/shared-utils';
import { useLanguage, useRead, useStreamValue, useT } from '@paddock/shared-utils/react';
import {
  Button,
  EmptyState,
  LinkButton,
  LinkTabs,
  ReadView,
  SectionHeader,
  useReady,
} from '@paddock/styleguide';

import { CasinoLayout } from '../parts/casino-layout.tsx';
import { useGamesWords } from '../parts/catalogue-words.ts';
import { useKeptGames } from '../parts/kept-games.tsx';
import { SuggestedRow } from '../parts/suggested-row.tsx';
import { TileGrid } from '../parts/tile-grid.tsx';
import { TileRow } from '../parts/tile-row.tsx';
import { RowSkeleton, TileSkeletons } from '../parts/tile-skeletons.tsx';
import { usePlayable } from '../parts/use-playable.ts';
import styles from './my-casino-page.module.css';

/** The player's own: favourites alone, or with what was played lately and what may please (S2-46). */
export function MyCasinoPage({ path }: PageProps) {
  const t = useT('casino');
  useLanguage();
  useReady(true);
  const isGuest = useStreamValue(auth$, ({ status }) => status === 'guest');
  const isAll = path === '/my-casino';
  return (
    <CasinoLayout title={t(isAll ? 'seo.myCasino.title' : 'seo.favorites.title')}>
      <LinkTabs
        label={t('seo.myCasino.title')}
        value={path}
        items={[
          { id: '/my-casino', label: t('seo.myCasino.title'), href: hrefFor('/my-casino') },
          {
            id: '/my-casino/favorites',
            label: t('seo.favorites.title'),
            href: hrefFor('/my-casino/favorites'),
          },
        ]}
      />
      {isGuest ? (
        <EmptyState
          icon="star"
          title={t('mine.guest')}
          message={t('mine.guestText')}
          action={
            <Button
              variant="primary"
              onClick={() => void openDialog({ widget: 'welcome/login', size: 'small' })}
            >
              {t('common:signIn')}
            </Button>
          }
        />
      ) : (
        <>
          {isAll && <Played />}
          {isAll && <SuggestedRow />}
          {isAll && <SectionHeader title={t('seo.favorites.title')} />}
          <Favourites />
        </>
      )}
      {isAll && isGuest && <SuggestedRow />}
    </CasinoLayout>
  );
}

function Favourites() {
  const t = useT('casino');
  const { value, reload, ids } = useKeptGames();
  const words = useGamesWords();
  if (value.status === 'none') return <TileSkeletons count={8} inRow />;
  return (
    <ReadView
      value={value}
      reload={reload}
      words={words}
      skeleton={<TileSkeletons count={8} inRow />}
      empty={({ games }) =>
        games.filter(({ id }) => ids.has(id)).length === 0 && (
          <EmptyState
            icon="star"
            title={t('mine.noFavourites')}
            message={t('mine.noFavouritesText')}
            action={
              <LinkButton variant="outline" href={hrefFor('/casino')}>
                {t('none.action')}
              </LinkButton>
            }
          />
        )
      }
    >
      {({ games }) => <TileGrid games={games.filter(({ id }) => ids.has(id))} />}
    </ReadView>
  );
}

function Played() {
  const t = useT('casino');
  const { value, reload } = useRead({
    ...readOf('/web-api/user/played-games', { query: usePlayable() }),
  });
  return (
    <ReadView
      value={value}
      reload={reload}
      words={useGamesWords()}
      skeleton={<RowSkeleton />}
      empty={({ games }) =>
        games.length === 0 && (
          <div className={styles.nothing}>
            <EmptyState
              icon="history"
              title={t('mine.nothingPlayed')}
              message={t('mine.nothingPlayedText')}
            />
          </div>
        )
      }
    >
      {({ games }) => <TileRow title={t('played')} games={games.map(({ game }) => game)} />}
    </ReadView>
  );
}
