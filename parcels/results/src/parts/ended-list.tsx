import { useCallback, useEffect, useRef } from 'react';
import { STATISTICS_FEATURE, statisticsPath } from '@paddock/contract';
import type { ResultView } from '@paddock/contract/schemas';
import { api, hrefFor, type ApiResult, type PageOf } from '@paddock/shared-utils';
import { useFormat, usePages, useSiteConfig, useT } from '@paddock/shared-utils/react';
import { LoadMore, ReadView, SkeletonRows } from '@paddock/styleguide';

import type { ResultFilter } from '../model/result-filter.ts';
import { NothingListed, onPanel, useListWords } from './list-words.tsx';
import { ResultList, Sides } from './result-list.tsx';
import styles from './result-list.module.css';

/** A match that ended is stored a quarter of a second after the news of it at the latest. */
const STORED_AFTER_MS = 700;

interface EndedListProps {
  readonly filter: ResultFilter;
  readonly fromMs: number;
  readonly toMs: number;
  /** Another one when a match began or ended, after which the list is read again. */
  readonly version: string;
}

/** Matches that are over, page by page. */
export function EndedList({ filter, fromMs, toMs, version }: EndedListProps) {
  const t = useT('results');
  const { sport, championshipId, search } = filter;
  const readPage = useCallback(
    async (cursor: string | null, signal: AbortSignal): Promise<ApiResult<PageOf<ResultView>>> => {
      const result = await api.get('/web-api/sportsbook/results', {
        query: {
          fromMs,
          toMs,
          sport: sport || undefined,
          championshipId: championshipId || undefined,
          search: search || undefined,
          cursor: cursor ?? undefined,
        },
        signal,
      });
      return result.ok ? { ...result, data: { rows: result.data.events, next: result.data.next } } : result;
    },
    [fromMs, toMs, sport, championshipId, search],
  );
  const key = `results ${[fromMs, toMs, sport, championshipId, search].join(' ')}`;
  const { value, more, reload } = usePages({ key, isPublic: true, readPage });
  useAfterChange(version, reload);
  return (
    <ReadView
      value={value}
      reload={reload}
      words={useListWords()}
      skeleton={<SkeletonRows count={12} cells={3} />}
      empty={({ rows }) => rows.length === 0 && <NothingListed type="zone" />}
      frame={onPanel}
    >
      {({ rows, next }) => (
        <>
          <ResultList rows={rows} row={(row) => <EndedRow row={row} ofOneDay={search === ''} />} />
          {next !== null && <LoadMore label={t('more')} onMore={more} eagerAt={rows.length} />}
        </>
      )}
    </ReadView>
  );
}

/** Calls back some time after the version has changed; its first one is no change. */
function useAfterChange(version: string, onChange: () => void): void {
  const known = useRef(version);
  useEffect(() => {
    const before = known.current;
    known.current = version;
    if (before === '' || before === version) return undefined;
    const timer = setTimeout(onChange, STORED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [version, onChange]);
}

interface EndedRowProps {
  readonly row: ResultView;
  /** All rows are of the day that is chosen, which need not be said again. */
  readonly ofOneDay: boolean;
}

/** A match that is over; while the site has statistics it leads to them. */
function EndedRow({ row, ofOneDay }: EndedRowProps) {
  const t = useT('results');
  const format = useFormat();
  const hasStatistics = useSiteConfig(({ features }) => features.includes(STATISTICS_FEATURE));
  const sides = <Sides match={row} state={row} isOver={row.status === 'ended'} />;
  return (
    <>
      <span className={styles.when}>
        <span>{t(row.status)}</span>
        <time dateTime={new Date(row.startsAtMs).toISOString()}>
          {ofOneDay ? format.time(row.startsAtMs) : format.dateTime(row.startsAtMs)}
        </time>
      </span>
      {hasStatistics === true ? (
        <a href={hrefFor(statisticsPath(row.id, 'page'))} className={styles.sides}>
          {sides}
        </a>
      ) : (
        <span className={styles.sides}>{sides}</span>
      )}
    </>
  );
}
