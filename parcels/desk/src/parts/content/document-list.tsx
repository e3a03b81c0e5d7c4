import { CONTENT_KINDS } from '@paddock/contract/content';
import type { ContentState } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { EmptyState, TextInput, TextLink } from '@paddock/styleguide';
import { SelectField, Table } from '@paddock/styleguide/forms';

import { isShown, SHOWN, type ListFilter } from '../../model/list-filter.ts';
import { pathOf } from '../../model/content-place.ts';
import styles from './content.module.css';
import { StateBadges } from './state-badges.tsx';

interface DocumentListProps {
  readonly documents: readonly ContentState[];
  readonly filter: ListFilter;
  readonly onFilter: (filter: ListFilter) => void;
}

/** All documents of the site, with what of them is read, what waits, and what is missing. */
export function DocumentList({ documents, filter, onFilter }: DocumentListProps) {
  const t = useT('desk');
  const rows = documents.filter((document) => isShown(document, filter));
  return (
    <>
      <div className={styles.filters}>
        <TextInput
          type="search"
          icon="search"
          autoComplete="off"
          aria-label={t('content.find')}
          placeholder={t('content.find')}
          maxLength={100}
          value={filter.text}
          onChange={(event) => onFilter({ ...filter, text: event.currentTarget.value })}
        />
        <SelectField
          aria-label={t('content.kind')}
          value={filter.kind}
          onChange={(event) => onFilter({ ...filter, kind: event.currentTarget.value })}
          options={[
            { value: '', label: t('content.allKinds') },
            ...CONTENT_KINDS.map((kind) => ({ value: kind, label: t(`content.kinds.${kind}`) })),
          ]}
        />
        <SelectField
          aria-label={t('content.state')}
          value={filter.shown}
          onChange={(event) =>
            onFilter({ ...filter, shown: SHOWN.find((one) => one === event.currentTarget.value) ?? 'all' })
          }
          options={SHOWN.map((shown) => ({ value: shown, label: t(`content.shown.${shown}`) }))}
        />
      </div>
      <Table<ContentState>
        caption={t('pages.content')}
        rows={rows}
        rowKey={({ address }) => address}
        empty={<EmptyState title={t('content.noneFound')} />}
        columns={[
          {
            id: 'title',
            header: t('content.fields.title'),
            primary: true,
            cell: ({ title, address }) => (
              <span className={styles.named}>
                <TextLink href={hrefFor(pathOf(address))}>{title}</TextLink>
                <span className={styles.address}>
                  <bdi dir="ltr">{address}</bdi>
                </span>
              </span>
            ),
          },
          {
            id: 'kind',
            header: t('content.kind'),
            dim: true,
            cell: ({ kind }) => t(`content.kinds.${kind}`),
          },
          { id: 'state', header: t('content.state'), cell: (state) => <StateBadges state={state} /> },
        ]}
      />
    </>
  );
}
