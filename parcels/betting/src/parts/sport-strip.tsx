import type { BetSection } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useCatalogue, useFormat, useT } from '@paddock/shared-utils/react';
import { Icon, LinkTabs, Panel, SportIcon } from '@paddock/styleguide';

import { sectionPath } from '../model/addresses.ts';
import styles from './lists.module.css';
import { SPORTS } from './use-section-events.ts';

interface SportStripProps {
  readonly section: BetSection;
  /** Slug of the sport one is in; null for all. */
  readonly sport: string | null;
}

/** Sports of a section with how many events each has, as links. Its place stands before the numbers come. */
export function SportStrip({ section, sport }: SportStripProps) {
  const t = useT('betting');
  const common = useT('common');
  const format = useFormat();
  const value = useCatalogue();
  const sports =
    'catalogue' in value
      ? value.catalogue.sports
      : SPORTS.map((slug) => ({ slug, name: null, live: 0, line: 0 }));
  const known = 'catalogue' in value;
  const all = sports.reduce((sum, one) => sum + one[section], 0);
  return (
    <Panel bleed className={styles.strip}>
      <LinkTabs
        look="block"
        label={t('sports')}
        value={sport ?? 'all'}
        items={[
          {
            id: 'all',
            href: hrefFor(sectionPath(section)),
            label: common('marketGroup.all'),
            icon: <Icon name={section === 'live' ? 'live' : 'calendar'} />,
            count: known ? all : undefined,
          },
          ...sports.map((one) => ({
            id: one.slug,
            href: hrefFor(sectionPath(section, one.slug)),
            label: one.name === null ? common(`sport.${one.slug}`) : format.name(one.name),
            icon: <SportIcon sport={one.slug} />,
            count: known ? one[section] : undefined,
          })),
        ]}
      />
    </Panel>
  );
}
