import type { SiteKeysView } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { Field } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import { brandsOf } from '../../model/site/chosen-site.ts';
import styles from './site.module.css';

interface SiteChoiceProps {
  readonly site: Pick<SiteKeysView, 'keys'>;
  /** Undefined for the installation's own. */
  readonly brand: string | undefined;
  readonly onChoose: (brand: string | undefined) => void;
}

/** Which site of the installation is changed; nothing at all where there is one alone. */
export function SiteChoice({ site, brand, onChoose }: SiteChoiceProps) {
  const t = useT('desk');
  const brands = brandsOf(site);
  if (brands.length === 0) return null;
  return (
    <Field label={t('site.brand.choice')}>
      <SelectField
        size={36}
        className={styles.narrow}
        value={brand ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(value === '' ? undefined : value)}
        options={[
          { value: '', label: t('site.brand.own') },
          ...brands.map((name) => ({ value: name, label: name })),
        ]}
      />
    </Field>
  );
}
