import { api } from '@paddock/shared-utils';
import { useFormat, useLanguage, usePages, useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, LoadMore, ReadView } from '@paddock/styleguide';
import type { GamesQuery, GameTile } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';

import { useGameCount, useGamesWords } from './catalogue-words.ts';
import styles from './games-list.module.css';
import { TileGrid } from './tile-grid.tsx';
import { TileSkeletons } from './tile-skeletons.tsx';
import { usePlayable } from './use-playable.ts';

const PAGE = '120';

interface GamesListProps {
  /** What is asked for, beside device, currency and language. */
  readonly asked: Omit<GamesQuery, 'after' | 'limit' | 'device' | 'currency' | 'lng'>;
  /** Where nothing is listed: the way back to more. */
  readonly wayOut: string;
}

/** Games as the server lists them, page by page as they are scrolled to. */
export function GamesList({ asked, wayOut }: GamesListProps) {
  const t = useT('casino');
  const format = useFormat();
  const count = useGameCount();
  const language = useLanguage();
  const query: GamesQuery = { ...asked, ...usePlayable(), lng: language };
  const { value, reload, more } = usePages<GameTile>({
    key: `/web-api/casino/games ${JSON.stringify(query)}`,
    isPublic: true,
    readPage: async (after, signal) => {
      const page = { ...query, limit: PAGE, ...(after !== null && { after }) };
      const answer = await api.get('/web-api/casino/games', { query: page, signal });
      if (!answer.ok) return answer;
      const { games, total, after: next } = answer.data;
      return { ...answer, data: { rows: games, next, total } };
    },
  });
  return (
    <ReadView
      value={value}
      reload={reload}
      words={useGamesWords()}
      skeleton={
        <div className={styles.list}>
          <p className={styles.count}>{'\u00a0'}</p>
          <TileSkeletons />
        </div>
      }
      empty={({ rows }) =>
        rows.length === 0 && (
          <EmptyState
            icon="search"
            title={t('none.title')}
            message={t('none.text')}
            action={
              <LinkButton variant="outline" href={hrefFor(wayOut)}>
                {t('none.action')}
              </LinkButton>
            }
          />
        )
      }
    >
      {({ rows, next, total = rows.length }) => (
        <div className={styles.list}>
          <p className={styles.count} aria-live="polite">
            {count(total)}
          </p>
          <TileGrid games={rows} total={total} />
          {next === null ? (
            rows.length > 24 && <p className={styles.end}>{t('end')}</p>
          ) : (
            <LoadMore
              label={t('more')}
              summary={t('shownOf', { shown: format.number(rows.length), total: format.number(total) })}
              onMore={more}
              eagerAt={rows.length}
            />
          )}
        </div>
      )}
    </ReadView>
  );
}
