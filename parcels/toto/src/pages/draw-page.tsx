import { useState } from 'react';
import type { PageProps } from '@paddock/contract';
import { useLanguage, useT } from '@paddock/shared-utils/react';
import { useReady } from '@paddock/styleguide';

import { DrawView } from '../parts/draw-view.tsx';
import { Sections } from '../parts/sections.tsx';

/** One draw: a coupon of it while it sells, and afterwards what it came to. */
export function DrawPage({ params }: PageProps) {
  const t = useT('toto');
  const [pool, setPool] = useState<string>();
  useLanguage();
  useReady(true);
  return (
    <Sections title={pool === undefined ? t('seo.draw.title') : t(`pool.${pool}.name`)} section={null}>
      <DrawView id={params['drawId'] ?? ''} onPool={setPool} />
    </Sections>
  );
}
