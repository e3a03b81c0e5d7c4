import type { UserDataField, UserDataView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Icon, Panel, SectionHeader, SummaryList } from '@paddock/styleguide';

import { PERSON_FIELDS } from '../model/person-form.ts';
import styles from './person.module.css';

/** What was checked, and can only be changed by support. */
export function LockedPerson({ view: { user_data: known, locked } }: { readonly view: UserDataView }) {
  const t = useT('office');
  const format = useFormat();
  const written = (field: UserDataField, kind: string): string => {
    const value = known[field];
    if (field === 'document_type_id') return t(`person.document.${value}`);
    return kind === 'date' ? format.date(Date.parse(`${String(value)}T12:00:00Z`)) : String(value);
  };
  const lines = PERSON_FIELDS.filter(({ field }) => locked.includes(field)).map(({ field, kind }) => ({
    id: field,
    label: t(`person.field.${field}`),
    value: <bdi>{written(field, kind)}</bdi>,
  }));
  if (lines.length === 0) return null;
  return (
    <Panel bleed>
      <SectionHeader title={t('person.locked')} lead={<Icon name="lock" size={16} />} />
      <div className={styles.form}>
        <SummaryList lines={lines} />
        <p className={styles.note}>{t('person.lockedText')}</p>
      </div>
    </Panel>
  );
}
