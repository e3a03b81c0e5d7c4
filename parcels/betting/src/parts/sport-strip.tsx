import type { BetSection } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Icon, LinkTabs, Panel, SportIcon } from '@paddock/styleguide';

import { sectionPath } from '../model/addresses.ts';
import styles from './lists.module.css';
import { useSports } from './use-sports.ts';

interface SportStripProps {
  readonly section: BetSection;
  /** Slug of the sport one is in; null for all. */
  readonly sport: string | null;
}

/** A blank as wide as a figure: numbers of up to three digits move nothing when they come. */
const FIGURE_SPACE = '\u2007';

/** Sports of a section with how many events each has, as links. Their places stand before the numbers come. */
export function SportStrip({ section, sport }: SportStripProps) {
  const t = useT('betting');
  const common = useT('common');
  const sports = useSports(section);
  const all = sports.every(({ count }) => count === undefined)
    ? undefined
    : sports.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <Panel bleed className={styles.strip}>
      <LinkTabs
        look="block"
        label={t('sportStrip')}
        value={sport ?? 'all'}
        items={[
          {
            id: 'all',
            href: hrefFor(sectionPath(section)),
            label: common('marketGroup.all'),
            icon: <Icon name={section === 'live' ? 'live' : 'calendar'} />,
            count: padded(all),
          },
          ...sports.map(({ slug, name, count }) => ({
            id: slug,
            href: hrefFor(sectionPath(section, slug)),
            label: name,
            icon: <SportIcon sport={slug} />,
            count: padded(count),
          })),
        ]}
      />
    </Panel>
  );
}

function padded(count: number | undefined): string {
  return String(count ?? '').padEnd(3, FIGURE_SPACE);
}
