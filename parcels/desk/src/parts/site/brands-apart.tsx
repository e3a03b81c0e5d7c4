import type { SiteKeysView } from '@paddock/contract/schemas';
import { useLanguage, useT } from '@paddock/shared-utils/react';
import { listText } from '@paddock/contract';
import { Notice } from '@paddock/styleguide';

import { brandsSaying } from '../../model/site/block-rules.ts';

interface BrandsApartProps {
  readonly site: Pick<SiteKeysView, 'keys'>;
  /** Of the key. */
  readonly name: string;
}

/** Other sites of the installation that say a key for themselves, which a change here does not reach. */
export function BrandsApart({ site, name }: BrandsApartProps) {
  const t = useT('desk');
  const language = useLanguage();
  const brands = brandsSaying(site.keys, name);
  if (brands.length === 0) return null;
  return <Notice tone="info">{t('site.brandsApart', { names: listText(brands, language) })}</Notice>;
}
