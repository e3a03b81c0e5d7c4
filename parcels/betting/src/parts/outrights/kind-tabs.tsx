import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { LinkTabs, Panel } from '@paddock/styleguide';

import { outrightsPath, sectionPath } from '../../model/addresses.ts';
import { useSports } from '../use-sports.ts';

interface KindTabsProps {
  /** Slug of the sport one is in; none for all. */
  readonly sport: string | undefined;
}

/** From who wins what back to matches to come. It stands before counts are known, so that no list moves for it. */
export function KindTabs({ sport }: KindTabsProps) {
  const t = useT('betting');
  const sports = useSports('line').filter(({ slug }) => sport === undefined || slug === sport);
  const count = sports.reduce((sum, { outrights = 0 }) => sum + outrights, 0);
  return (
    <Panel bleed>
      <LinkTabs
        label={t('outrights.kinds')}
        value="outrights"
        items={[
          { id: 'matches', label: t('outrights.matches'), href: hrefFor(sectionPath('line', sport)) },
          {
            id: 'outrights',
            label: t('seo.outrights.title'),
            href: hrefFor(outrightsPath(sport)),
            ...(count > 0 && { count: String(count) }),
          },
        ]}
      />
    </Panel>
  );
}
