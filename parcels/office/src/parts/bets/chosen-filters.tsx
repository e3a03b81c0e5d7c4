import type { BetFilterName } from '@paddock/contract/schemas';
import { accounts$, serverNowMs } from '@paddock/shared-utils';
import { useFormat, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Chip, Icon, TextButton, VisuallyHidden } from '@paddock/styleguide';

import { chosenFilters, cleared, without, type BetListFilter } from '../../model/bet-list-filter.ts';
import { timeOf } from '../../model/day-range.ts';
import styles from './bet-filters.module.css';

interface ChosenFiltersProps {
  readonly filter: BetListFilter;
  readonly onFilter: (filter: BetListFilter) => void;
}

/** What is filtered by, in words, each taken away by a press; nothing where nothing is set. */
export function ChosenFilters({ filter, onFilter }: ChosenFiltersProps) {
  const t = useT('office');
  const words = useFilterWords(filter);
  const names = chosenFilters(filter);
  if (names.length === 0) return null;
  return (
    <div className={styles.chosen} data-print="never" data-testid="chosen-filters">
      {names.map((name) => (
        <Chip key={name} onClick={() => onFilter(without(filter, name))}>
          {words(name)}
          <VisuallyHidden>{t('bets.takeAway')}</VisuallyHidden>
          <Icon name="close" size={14} />
        </Chip>
      ))}
      {names.length > 1 && (
        <TextButton onClick={() => onFilter(cleared(filter))}>{t('bets.clear')}</TextButton>
      )}
    </div>
  );
}

/** A filter as it stands, in words: "Tennis", "“lodz”", "1 Nov – 5 Nov". */
export function useFilterWords(filter: BetListFilter): (name: BetFilterName) => string {
  const t = useT('office');
  const common = useT('common');
  const format = useFormat();
  const accounts = useStreamValue(accounts$, (value) => ('accounts' in value ? value.accounts : undefined));
  const { view, result, type, sport, accountId, search } = filter;
  const { fromMs, toMs } = timeOf(filter, format.zoneHours(serverNowMs()));
  const day = (atMs: number | undefined) => (atMs === undefined ? '…' : format.date(atMs));
  return (name) => {
    switch (name) {
      case 'status':
        if (result === '') return t(`history.${view}`);
        return t(result === 'returned' ? 'bets.anyReturned' : `bets.is.${result}`);
      case 'type':
        return common(`betType.${type}`);
      case 'sport':
        return common(`sport.${sport}`);
      case 'account':
        return accounts?.find(({ id }) => id === accountId)?.iso ?? accountId;
      case 'dates':
        return `${day(fromMs)} – ${day(toMs === undefined ? undefined : toMs - 1)}`;
      case 'search':
        return t('bets.searched', { search });
    }
  };
}
