import { useState, type SubmitEvent } from 'react';
import type { ResultCountsView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Button, Field, LinkTabs, Panel, SportIcon, Icon, TextInput } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import {
  addressOf,
  daysUntil,
  RESULT_TYPES,
  SEARCH_MAX,
  startOfDay,
  type ResultFilter,
} from '../model/result-filter.ts';
import styles from './filter.module.css';

interface ResultFiltersProps {
  readonly filter: ResultFilter;
  readonly onFilter: (filter: ResultFilter) => void;
  readonly today: string;
  /** What there is to choose from; nothing until it is known. */
  readonly counts: ResultCountsView['sports'];
}

/** Which matches are shown: live or over, a day, a sport, a championship, a team. */
export function ResultFilters(props: ResultFiltersProps) {
  const { filter, onFilter } = props;
  const t = useT('results');
  return (
    <>
      <Panel bleed className={styles.filter}>
        <LinkTabs
          look="block"
          label={t('type.label')}
          value={filter.type}
          items={RESULT_TYPES.map((type) => ({
            id: type,
            href: hrefFor(addressOf({ ...filter, type, championshipId: '' })),
            label: t(`type.${type}`),
          }))}
        />
        {filter.type === 'zone' && <DayChoice {...props} />}
        <div className={styles.line}>
          {filter.type === 'zone' && <OtherDate {...props} />}
          <TeamSearch key={filter.search} filter={filter} onFilter={onFilter} />
        </div>
      </Panel>
      <SportChoice {...props} />
    </>
  );
}

function DayChoice({ filter, today }: ResultFiltersProps) {
  const t = useT('results');
  const format = useFormat();
  const shown = filter.day === '' ? today : filter.day;
  const zone = format.zoneHours(startOfDay(today, 0));
  return (
    <>
      <LinkTabs
        look="block"
        label={t('days')}
        value={filter.search === '' ? shown : null}
        items={daysUntil(today).map((day) => ({
          id: day,
          href: hrefFor(addressOf({ ...filter, day: day === today ? '' : day, search: '' })),
          label: format.dayMonth(startOfDay(day, zone)),
        }))}
      />
    </>
  );
}

function OtherDate({ filter, onFilter, today }: ResultFiltersProps) {
  const t = useT('results');
  return (
    <Field label={t('day')} className={styles.date}>
      <TextInput
        type="date"
        max={today}
        value={filter.day === '' ? today : filter.day}
        onChange={({ currentTarget: { value } }) => {
          if (value !== '') onFilter({ ...filter, day: value === today ? '' : value, search: '' });
        }}
      />
    </Field>
  );
}

/** Asked for by its own press, so that a list does not jump under the fingers. */
function TeamSearch({ filter, onFilter }: Pick<ResultFiltersProps, 'filter' | 'onFilter'>) {
  const t = useT('results');
  const [text, setText] = useState(filter.search);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    onFilter({ ...filter, search: text.trim(), championshipId: '' });
  }

  return (
    <form role="search" aria-label={t('seo.results.title')} className={styles.search} onSubmit={onSubmit}>
      <TextInput
        type="search"
        icon="search"
        autoComplete="off"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        maxLength={SEARCH_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit">{t('search.find')}</Button>
    </form>
  );
}

function SportChoice({ filter, onFilter, counts }: ResultFiltersProps) {
  const t = useT('results');
  const common = useT('common');
  const format = useFormat();
  const of = (sport: string) => hrefFor(addressOf({ ...filter, sport, championshipId: '' }));
  const chosen = counts.find(({ slug }) => slug === filter.sport);
  return (
    <Panel bleed className={styles.strip}>
      <LinkTabs
        look="block"
        label={t('sports')}
        value={filter.sport === '' ? 'all' : filter.sport}
        items={[
          { id: 'all', href: of(''), label: t('all'), icon: <Icon name="calendar" /> },
          ...counts.map(({ slug, count }) => ({
            id: slug,
            href: of(slug),
            label: common(`sport.${slug}`),
            icon: <SportIcon sport={slug} />,
            count,
          })),
        ]}
      />
      {chosen !== undefined && (
        <Field label={t('championship')}>
          <SelectField
            value={filter.championshipId}
            onChange={({ currentTarget: { value } }) => onFilter({ ...filter, championshipId: value })}
            options={[
              { value: '', label: t('allChampionships') },
              ...chosen.championships.map(({ id, name, regionName, count }) => ({
                value: id,
                label: `${format.name(regionName)}. ${format.name(name)} (${count})`,
              })),
            ]}
          />
        </Field>
      )}
    </Panel>
  );
}
