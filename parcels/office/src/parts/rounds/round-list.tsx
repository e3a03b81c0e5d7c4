import { useCallback } from 'react';
import type { CompanyRoundView } from '@paddock/contract/schemas';
import { api, hrefFor, type ApiResult, type PageOf } from '@paddock/shared-utils';
import { usePages, useT } from '@paddock/shared-utils/react';
import { LinkButton } from '@paddock/styleguide';

import { roundsAddress } from '../../model/round-list.ts';
import { PagedTable } from '../paged-table.tsx';
import styles from './rounds.module.css';
import { useRoundColumns } from './use-round-columns.tsx';

/** The player's rounds of games of other companies, the newest first, or the one of a number. */
export function RoundList({ number }: { readonly number: string | undefined }) {
  const t = useT('office');
  const read = useCallback(
    async (before: string | null, signal: AbortSignal): Promise<ApiResult<PageOf<CompanyRoundView>>> => {
      const query = { number, before: before ?? undefined };
      const result = await api.get('/web-api/game-wallet/rounds', { query, signal });
      if (!result.ok) return result;
      return { ...result, data: { rows: result.data.rounds, next: result.data.before } };
    },
    [number],
  );
  const { value, more, reload } = usePages({
    key: `rounds of companies ${number ?? ''}`,
    on: ['accounts'],
    readPage: read,
  });
  const columns = useRoundColumns();
  const all = (
    <LinkButton variant="outline" href={hrefFor(roundsAddress())}>
      {t('rounds.all')}
    </LinkButton>
  );
  const none = { title: t('rounds.none'), message: t('rounds.noneText') };
  return (
    <>
      <p className={styles.note}>{t('rounds.note')}</p>
      <PagedTable
        caption={t('rounds.caption')}
        columns={columns}
        value={value}
        rowKey={(round) => round.number}
        empty={number === undefined ? none : { title: t('rounds.noSuch'), action: all }}
        onMore={more}
        onRetry={reload}
      />
      {number !== undefined && value.status === 'ready' && value.data.rows.length > 0 && (
        <div className={styles.all}>{all}</div>
      )}
    </>
  );
}
