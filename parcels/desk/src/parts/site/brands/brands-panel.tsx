import { useState } from 'react';
import type { SiteKeysView } from '@paddock/contract/schemas';
import { partsText } from '@paddock/contract';
import { useLanguage, useT } from '@paddock/shared-utils/react';
import { Button, EmptyState, Panel, SectionHeader } from '@paddock/styleguide';

import { saidBrands } from '../../../model/site/chosen-site.ts';
import { NEW } from '../../promotions/compose/compose-drafts.ts';
import { useDesk } from '../../session/desk-context.ts';
import { brandDrafts } from '../site-drafts.ts';
import styles from '../site.module.css';
import { NewBrand } from './new-brand.tsx';

interface BrandsPanelProps {
  readonly site: SiteKeysView;
  readonly onChanged: () => void;
}

/** The sites of the installation besides its own, and one more. One that was begun when the page was left is open again. */
export function BrandsPanel({ site, onChanged }: BrandsPanelProps) {
  const t = useT('desk');
  const language = useLanguage();
  const { may, session } = useDesk();
  const mayMake = may('site:configure');
  const [isMaking, setMaking] = useState(
    () => mayMake && brandDrafts.all(session.operatorId)[NEW] !== undefined,
  );
  const brands = saidBrands(site);
  return (
    <Panel padded>
      <SectionHeader title={t('site.brands.title')} note={t('site.version', { number: site.version })} />
      <p className={styles.line}>{t('site.brands.lead')}</p>
      {brands.length === 0 && <EmptyState title={t('site.brands.none')} />}
      <ul className={styles.rows} data-testid="brands">
        {brands.map(({ name, companyName, hosts }) => (
          <li key={name} className={styles.row}>
            <p className={styles.name}>
              <bdi>{companyName ?? name}</bdi>
            </p>
            <p className={styles.quiet}>
              <bdi dir="ltr">{name}</bdi> · <bdi dir="ltr">{partsText(hosts, language)}</bdi>
            </p>
          </li>
        ))}
      </ul>
      {mayMake && !isMaking && (
        <div>
          <Button size={32} variant="outline" icon="plus" onClick={() => setMaking(true)}>
            {t('site.brands.make')}
          </Button>
        </div>
      )}
      {isMaking && (
        <NewBrand
          site={site}
          onMeanwhile={onChanged}
          onDone={() => {
            setMaking(false);
            onChanged();
          }}
          onCancel={() => setMaking(false)}
        />
      )}
    </Panel>
  );
}
