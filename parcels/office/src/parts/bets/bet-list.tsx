import { useCallback } from 'react';
import { listText } from '@paddock/contract';
import type { BetFilterName, BetView } from '@paddock/contract/schemas';
import { api, hrefFor, serverNowMs, type ApiResult, type PageOf } from '@paddock/shared-utils';
import { useFormat, useLanguage, usePages, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, EmptyState, LinkButton } from '@paddock/styleguide';

import {
  betFilterOf,
  chosenFilters,
  cleared,
  without,
  type BetListFilter,
} from '../../model/bet-list-filter.ts';
import { PagedRows } from '../paged-rows.tsx';
import { BetCard } from './bet-card.tsx';
import styles from './bet-card.module.css';
import { useFilterWords } from './chosen-filters.tsx';

interface BetListProps {
  readonly filter: BetListFilter;
  readonly onFilter: (filter: BetListFilter) => void;
}

/** The bets a filter asks for, newest first, read again when the server says that one changed. */
export function BetList({ filter, onFilter }: BetListProps) {
  const t = useT('office');
  const asked = JSON.stringify(betFilterOf(filter, useFormat().zoneHours(serverNowMs())));
  const read = useCallback(
    async (cursor: string | null, signal: AbortSignal): Promise<ApiResult<PageOf<BetView>>> => {
      const result = await api.get('/web-api/sportsbook/bets', {
        query: { ...(JSON.parse(asked) as Record<string, string>), cursor: cursor ?? undefined },
        signal,
      });
      if (!result.ok) return result;
      const { bets, nextCursor, hiddenBy } = result.data;
      return { ...result, data: { rows: bets, next: nextCursor, hiddenBy } };
    },
    [asked],
  );
  const { value, more, reload } = usePages({
    key: `bets ${asked}`,
    on: ['placement', 'bet'],
    readPage: read,
  });
  const hiddenBy = value.status === 'ready' ? ((value.data.hiddenBy ?? []) as readonly BetFilterName[]) : [];
  return (
    <PagedRows value={value} onMore={more} onRetry={reload}>
      {(bets) =>
        bets.length === 0 ? (
          <NoBets filter={filter} hiddenBy={hiddenBy} onFilter={onFilter} />
        ) : (
          <ul className={styles.list} aria-label={t('bets.caption')}>
            {bets.map((bet) => (
              <li key={bet.id}>
                <BetCard bet={bet} isUnfolded={filter.search !== ''} />
              </li>
            ))}
          </ul>
        )
      }
    </PagedRows>
  );
}

interface NoBetsProps extends BetListProps {
  readonly hiddenBy: readonly BetFilterName[];
}

/** No bet at all, or the filter that hides them, with the press that takes it away. */
function NoBets({ filter, hiddenBy, onFilter }: NoBetsProps) {
  const t = useT('office');
  const language = useLanguage();
  const words = useFilterWords(filter);
  const chosen = chosenFilters(filter);
  if (chosen.length === 0 && hiddenBy.length === 0) {
    return (
      <EmptyState
        icon="history"
        title={t('bets.none')}
        message={t('bets.noneText')}
        action={
          <LinkButton variant="outline" href={hrefFor('/live')}>
            {t('bets.toLive')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <EmptyState
      icon="filter"
      title={t('bets.hidden')}
      message={
        hiddenBy.length === 0
          ? t('bets.hiddenTogether')
          : t('bets.hiddenBy', {
              count: hiddenBy.length,
              filters: listText(hiddenBy.map(words), language),
            })
      }
      action={
        <ButtonRow>
          {hiddenBy.map((name) => (
            <Button key={name} onClick={() => onFilter(without(filter, name))}>
              {t(name === 'search' ? 'bets.withoutSearch' : 'bets.without', { filter: words(name) })}
            </Button>
          ))}
          {chosen.length > 0 && (
            <Button variant="outline" onClick={() => onFilter(cleared(filter))}>
              {t('bets.clear')}
            </Button>
          )}
        </ButtonRow>
      }
    />
  );
}
