import type { RoundView } from '@paddock/contract/schemas';
import { api, hrefFor } from '@paddock/shared-utils';
import { usePages, useT } from '@paddock/shared-utils/react';
import { TextLink } from '@paddock/styleguide';

import { PagedTable } from '../paged-table.tsx';
import styles from './rounds.module.css';
import { useOwnRoundColumns } from './use-own-round-columns.tsx';

/** Games whose rounds belong to a table and not to one player (rules §13): they are no rows here. */
const SHARED = ['crash', 'live-roulette'] as const;

/** The player's rounds of all our own games, the newest first, each with the way to its check. */
export function OwnRoundList() {
  const t = useT('office');
  const { value, more, reload } = usePages<RoundView>({
    key: 'rounds of our own games',
    on: ['games:round'],
    async readPage(before, signal) {
      const query = { before: before ?? undefined };
      const answer = await api.get('/web-api/games/rounds', { query, signal });
      if (!answer.ok) return answer;
      return { ...answer, data: { rows: answer.data.rounds, next: answer.data.before } };
    },
  });
  const columns = useOwnRoundColumns();
  return (
    <>
      <p className={styles.note}>
        {t('ownRounds.note')}
        {SHARED.map((game) => (
          <span key={game}>
            {' '}
            <TextLink href={hrefFor(`/games/${game}`)}>{t(`ownRounds.game.${game}`)}</TextLink>
          </span>
        ))}
      </p>
      <PagedTable
        caption={t('ownRounds.caption')}
        columns={columns}
        value={value}
        rowKey={({ id }) => id}
        empty={{ title: t('ownRounds.none'), message: t('ownRounds.noneText') }}
        onMore={more}
        onRetry={reload}
      />
    </>
  );
}
