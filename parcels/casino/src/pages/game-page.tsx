import type { PageProps } from '@paddock/contract';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useFormat, useLanguage, useRead, useT } from '@paddock/shared-utils/react';
import {
  EmptyState,
  LinkButton,
  Panel,
  ReadView,
  Skeleton,
  useReady,
  VisuallyHidden,
} from '@paddock/styleguide';

import { useGamesWords } from '../parts/catalogue-words.ts';
import { GameView } from '../parts/game/game-view.tsx';
import { WithKeptGames } from '../parts/kept-games.tsx';
import { usePlayable } from '../parts/use-playable.ts';
import { useSeoNames } from '../parts/use-seo-names.ts';

/** A game of a company by its id; `?mode=demo` plays it without money (S2-43, S2-44). */
export function GamePage({ params, path, query, setSeo }: PageProps) {
  const t = useT('casino');
  const format = useFormat();
  const language = useLanguage();
  useReady(true);
  const { value, reload } = useRead({
    ...readOf('/web-api/casino/games/:id', { params: { id: params['gameId'] ?? '' }, query: usePlayable() }),
  });
  const known = value.status === 'ready' ? value.data : undefined;
  const isGone = value.status === 'error' && value.problem.code === 'GAME_UNKNOWN';
  useSeoNames(setSeo, {
    name: known && format.name(known.name),
    studio: known?.studio.name,
    gone: isGone ? t('game.unknown') : undefined,
  });
  return (
    <WithKeptGames>
      {value.status !== 'ready' && <VisuallyHidden as="h1">{t('seo.game.title')}</VisuallyHidden>}
      <ReadView
        value={value}
        reload={reload}
        words={useGamesWords()}
        frame={(inner) => <Panel padded>{inner}</Panel>}
        skeleton={<Skeleton shape="block" height="60vh" />}
        refused={({ code }) =>
          code === 'GAME_UNKNOWN' && (
            <Panel padded>
              <EmptyState
                icon="search"
                title={t('game.unknown')}
                action={
                  <LinkButton variant="outline" href={hrefFor('/casino')}>
                    {t('none.action')}
                  </LinkButton>
                }
              />
            </Panel>
          )
        }
      >
        {(game) => (
          <GameView
            key={game.id}
            game={game}
            path={path}
            isDemo={new URLSearchParams(query).get('mode') === 'demo'}
            language={language}
          />
        )}
      </ReadView>
    </WithKeptGames>
  );
}
