import { useCallback, useState } from 'react';
import { DAY_MS } from '@paddock/contract';
import type { ResultView } from '@paddock/contract/schemas';
import { api, serverNowMs, type ApiResult, type PageOf } from '@paddock/shared-utils';
import { usePages, useReadWords, useT } from '@paddock/shared-utils/react';
import { EmptyState, LoadMore, Panel, ReadView, SkeletonRows } from '@paddock/styleguide';

import { onPanel } from './list-states.tsx';
import { ResultRows } from './result-rows.tsx';

const DAYS = 30;

/** What is over of a championship, of the last thirty days, page by page. */
export function ChampionshipResults({ id }: { readonly id: string }) {
  const t = useT('betting');
  // Once: a time that moves on would be another list each time it is drawn.
  const [toMs] = useState(serverNowMs);
  const readPage = useCallback(
    async (cursor: string | null, signal: AbortSignal): Promise<ApiResult<PageOf<ResultView>>> => {
      const query = { fromMs: toMs - DAYS * DAY_MS, toMs, championshipId: id, cursor: cursor ?? undefined };
      const result = await api.get('/web-api/sportsbook/results', { query, signal });
      return result.ok ? { ...result, data: { rows: result.data.events, next: result.data.next } } : result;
    },
    [id, toMs],
  );
  const { value, more, reload } = usePages({ key: `results of ${id} ${toMs}`, isPublic: true, readPage });
  return (
    <ReadView
      value={value}
      reload={reload}
      words={useReadWords({ busy: t('past.loading'), slow: t('past.slow'), failed: t('past.failed') })}
      skeleton={<SkeletonRows count={12} cells={1} />}
      empty={({ rows }) => rows.length === 0 && <EmptyState icon="history" title={t('past.nothing')} />}
      frame={onPanel}
    >
      {({ rows, next }) => (
        <>
          <Panel bleed>
            <ResultRows results={rows} />
          </Panel>
          {next !== null && <LoadMore label={t('past.more')} onMore={more} />}
        </>
      )}
    </ReadView>
  );
}
