import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { SPORT_CODES } from '@paddock/contract';
import { accounts$ } from '@paddock/shared-utils';
import { useStreamValue, useT } from '@paddock/shared-utils/react';
import { Button, classNames, Field, TextInput } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import {
  BET_RESULTS,
  BET_TYPES,
  chosenFilters,
  isBackwards,
  SEARCH_MAX,
  type BetListFilter,
} from '../../model/bet-list-filter.ts';
import styles from './bet-filters.module.css';

interface BetFiltersProps {
  readonly filter: BetListFilter;
  readonly onFilter: (filter: BetListFilter) => void;
  /** Ways to keep what is shown, beside the search. */
  readonly children?: ReactNode;
}

/** Which bets are shown: a search, and filters that a phone folds away. */
export function BetFilters({ filter, onFilter, children }: BetFiltersProps) {
  const t = useT('office');
  const partsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const count = chosenFilters(filter).filter((name) => name !== 'search').length;
  return (
    <div className={styles.bar} data-print="never">
      <div className={styles.first}>
        <BetSearch key={filter.search} filter={filter} onFilter={onFilter} />
        <Button
          icon="filter"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={partsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {count === 0 ? t('bets.filters') : t('bets.filtersSet', { count })}
        </Button>
        {children}
      </div>
      <div id={partsId} className={classNames(styles.parts, isOpen && styles.open)}>
        <BetChoices filter={filter} onFilter={onFilter} />
      </div>
    </div>
  );
}

/** The search is asked for by its own press, so that a list does not jump under the fingers. */
function BetSearch({ filter, onFilter }: BetFiltersProps) {
  const t = useT('office');
  const [text, setText] = useState(filter.search);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    onFilter({ ...filter, search: text.trim() });
  }

  return (
    <form role="search" className={styles.search} onSubmit={onSubmit}>
      <TextInput
        type="search"
        icon="search"
        autoComplete="off"
        aria-label={t('bets.search')}
        placeholder={t('bets.searchFor')}
        maxLength={SEARCH_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit">{t('bets.find')}</Button>
    </form>
  );
}

function BetChoices({ filter, onFilter }: BetFiltersProps) {
  const t = useT('office');
  const common = useT('common');
  const accounts = useStreamValue(accounts$, (value) => ('accounts' in value ? value.accounts : undefined));
  const change = (part: Partial<BetListFilter>) => onFilter({ ...filter, ...part });
  const fault = isBackwards(filter) ? t('bets.backwards') : undefined;
  return (
    <>
      {filter.view !== 'open' && (
        <Choice
          label={t('bets.filter.status')}
          value={filter.result}
          values={BET_RESULTS}
          nameOf={(value) => t(value === 'returned' ? 'bets.anyReturned' : `bets.is.${value}`)}
          onValue={(result) => change({ result })}
        />
      )}
      <Choice
        label={t('bets.filter.type')}
        value={filter.type}
        values={BET_TYPES}
        nameOf={(value) => common(`betType.${value}`)}
        onValue={(type) => change({ type })}
      />
      <Choice
        label={t('bets.filter.sport')}
        value={filter.sport}
        values={SPORT_CODES}
        nameOf={(value) => common(`sport.${value}`)}
        onValue={(sport) => change({ sport })}
      />
      {accounts !== undefined && accounts.length > 1 && (
        <Choice
          label={t('bets.filter.account')}
          value={filter.accountId}
          values={accounts.map(({ id }) => id)}
          nameOf={(value) => accounts.find(({ id }) => id === value)?.iso ?? value}
          onValue={(accountId) => change({ accountId })}
        />
      )}
      <Field label={t('statement.from')}>
        <TextInput
          type="date"
          autoComplete="off"
          value={filter.fromDay}
          onChange={(event) => change({ fromDay: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('statement.to')} error={fault}>
        <TextInput
          type="date"
          autoComplete="off"
          value={filter.toDay}
          onChange={(event) => change({ toDay: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value | '';
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly onValue: (value: Value | '') => void;
}

/** One of several, or any. */
function Choice<Value extends string>({ label, value, values, nameOf, onValue }: ChoiceProps<Value>) {
  const t = useT('office');
  return (
    <Field label={label}>
      <SelectField
        value={value}
        onChange={(event) => {
          const { value: chosen } = event.currentTarget;
          onValue(values.find((one) => one === chosen) ?? '');
        }}
        options={[
          { value: '', label: t('bets.any') },
          ...values.map((one) => ({ value: one, label: nameOf(one) })),
        ]}
      />
    </Field>
  );
}
