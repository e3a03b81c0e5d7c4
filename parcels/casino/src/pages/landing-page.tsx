import { useEffect } from 'react';
import type { PageProps } from '@paddock/contract';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useFormat, useLanguage, useRead, useT } from '@paddock/shared-utils/react';
import { ButtonRow, EmptyState, LinkButton, Panel, ReadView, Skeleton, useReady } from '@paddock/styleguide';

import { CasinoLayout } from '../parts/casino-layout.tsx';
import { useGamesWords } from '../parts/catalogue-words.ts';
import { GameFacts } from '../parts/game/game-facts.tsx';
import { LikeGames } from '../parts/game/like-games.tsx';
import { GamePicture } from '../parts/game-picture.tsx';
import { usePlayable } from '../parts/use-playable.ts';
import styles from './landing-page.module.css';

/** Where an advertisement of one of our games leads: what it is, what it returns, and the ways in (S2-50). */
export function LandingPage({ params, setSeo }: PageProps) {
  const t = useT('casino');
  const format = useFormat();
  useLanguage();
  useReady(true);
  const { value, reload } = useRead({
    ...readOf('/web-api/casino/own-games/:route', {
      params: { route: params['landing'] ?? '' },
      query: usePlayable(),
    }),
    isPublic: true,
  });
  const name = value.status === 'ready' ? format.name(value.data.name) : undefined;
  useEffect(() => {
    if (name !== undefined) setSeo({ name });
  }, [name, setSeo]);
  return (
    <CasinoLayout title={name ?? t('seo.lobby.title')}>
      <ReadView
        value={value}
        reload={reload}
        words={useGamesWords()}
        skeleton={
          <Panel className={styles.landing}>
            <Skeleton shape="block" className={styles.picture} />
          </Panel>
        }
        refused={({ code }) =>
          code === 'GAME_UNKNOWN' && <EmptyState icon="search" title={t('game.unknown')} />
        }
      >
        {(game) => (
          <>
            <Panel className={styles.landing}>
              <div className={styles.picture}>
                <GamePicture game={game} isFirst />
              </div>
              <div className={styles.words}>
                <p className={styles.lead}>{t('landing.fair')}</p>
                <GameFacts game={game} />
                <ButtonRow>
                  <LinkButton variant="primary" size={48} icon="play" href={hrefFor(game.address)}>
                    {t('play')}
                  </LinkButton>
                  {game.hasDemo && (
                    <LinkButton variant="outline" size={48} href={hrefFor(`${game.address}?mode=demo`)}>
                      {t('demo')}
                    </LinkButton>
                  )}
                </ButtonRow>
              </div>
            </Panel>
            <LikeGames gameId={game.id} />
          </>
        )}
      </ReadView>
    </CasinoLayout>
  );
}
