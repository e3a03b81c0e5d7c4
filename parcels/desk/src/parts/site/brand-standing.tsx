import { useState } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { Button, Notice } from '@paddock/styleguide';

import type { ChosenSite } from '../../model/site/chosen-site.ts';
import { BrandsApart } from './brands-apart.tsx';
import { ChangeForm } from './change-form.tsx';
import { useDesk } from '../session/desk-context.ts';
import type { Differ } from './site-plans.tsx';
import { useSeenKey } from './use-seen-key.ts';

interface BrandStandingProps {
  readonly site: ChosenSite;
  /** Of the key. */
  readonly name: string;
  readonly differ: Differ;
  readonly onChanged: () => void;
}

/** Whether a brand says a key for itself, with the way back to the installation's; of the installation's own site who does. */
export function BrandStanding({ site, name, differ, onChanged }: BrandStandingProps) {
  const t = useT('desk');
  const { may } = useDesk();
  const [isDropping, setDropping] = useState(false);
  const { brand } = site;
  if (brand === undefined) return <BrandsApart site={site} name={name} />;
  if (!Object.hasOwn(brand.says, name))
    return <Notice tone="info">{t('site.brand.inherits', { name: brand.name })}</Notice>;
  return (
    <>
      <Notice tone="info">{t('site.brand.says', { name: brand.name })}</Notice>
      {may('site:configure') && !isDropping && (
        <div>
          <Button size={32} variant="outline" onClick={() => setDropping(true)}>
            {t('site.brand.drop')}
          </Button>
        </div>
      )}
      {isDropping && (
        <DropForm
          site={site}
          name={name}
          differ={differ}
          onMeanwhile={onChanged}
          onDone={() => {
            setDropping(false);
            onChanged();
          }}
          onCancel={() => setDropping(false)}
        />
      )}
    </>
  );
}

interface DropFormProps extends Pick<BrandStandingProps, 'site' | 'name' | 'differ'> {
  readonly onMeanwhile: () => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function DropForm({ site, ...rest }: DropFormProps) {
  const t = useT('desk');
  const place = useSeenKey(rest.name, site);
  return (
    <ChangeForm
      {...rest}
      site={site}
      value={null}
      place={place}
      title={t('site.brand.drop')}
      effect={t('site.brand.dropping')}
      lacks={null}
    />
  );
}
