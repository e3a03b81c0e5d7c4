import type { PageProps } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { LinkTabs, PageLayout, Panel, SportIcon, useReady } from '@paddock/styleguide';

import { outrightsPath, sectionPath } from '../model/addresses.ts';
import { KindTabs } from '../parts/outrights/kind-tabs.tsx';
import { OutrightEvents } from '../parts/outrights/outright-events.tsx';
import styles from '../parts/lists.module.css';
import { useSports } from '../parts/use-sports.ts';

/** Who wins what: of every sport, or of one (S2-09). */
export function OutrightsPage({ params: { sport } }: PageProps) {
  const t = useT('betting');
  const common = useT('common');
  useReady(true);
  const title =
    sport === undefined
      ? t('seo.outrights.title')
      : t('outrights.ofSport', { sport: common(`sport.${sport}`) });
  return (
    <PageLayout title={title}>
      <OutrightSports sport={sport} />
      <KindTabs sport={sport} />
      <OutrightEvents key={sport} sport={sport} matchesPath={sectionPath('line', sport)} />
    </PageLayout>
  );
}

/** Sports that have any, with how many. */
function OutrightSports({ sport }: { readonly sport: string | undefined }) {
  const t = useT('betting');
  const common = useT('common');
  const sports = useSports('line').filter(({ slug, outrights = 0 }) => outrights > 0 || slug === sport);
  return (
    <Panel bleed className={styles.strip}>
      <LinkTabs
        look="block"
        label={t('sportStrip')}
        value={sport ?? 'all'}
        items={[
          { id: 'all', href: hrefFor(outrightsPath()), label: common('marketGroup.all') },
          ...sports.map(({ slug, name, outrights = 0 }) => ({
            id: slug,
            href: hrefFor(outrightsPath(slug)),
            label: name,
            icon: <SportIcon sport={slug} />,
            count: String(outrights),
          })),
        ]}
      />
    </Panel>
  );
}
