import { useId, useMemo, useState } from 'react';
import type { EventInfo } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { EmptyState, Panel, TabPanel, Tabs } from '@paddock/styleguide';

import { blockGroups, dealToColumns, marketBlocks } from '../model/market-blocks.ts';
import styles from './market-tabs.module.css';
import { MarketBlockPanel } from './market-block.tsx';
import { useIsWide } from './use-is-wide.ts';

/** The markets of an event by group, in two columns where there is room. */
export function MarketTabs({ event }: { readonly event: EventInfo }) {
  const t = useT('betting');
  const common = useT('common');
  const [chosen, setChosen] = useState('all');
  const panelId = useId();
  const columnCount = useIsWide() ? 2 : 1;
  const blocks = useMemo(() => marketBlocks(event.markets), [event.markets]);
  const groups = blockGroups(blocks);
  // A group may close while one reads it: all that is left is shown then.
  const group = groups.some((each) => each.group === chosen) ? chosen : 'all';
  const shown = blocks.filter((block) => group === 'all' || block.group === group);
  if (blocks.length === 0) {
    return (
      <Panel bleed>
        <EmptyState icon="clock" title={t('noMarkets.title')} message={t('noMarkets.text')} />
      </Panel>
    );
  }
  return (
    <>
      <Panel bleed>
        <Tabs
          label={t('marketGroups')}
          panelId={panelId}
          value={group}
          onValueChange={setChosen}
          items={[
            { id: 'all', label: common('marketGroup.all'), count: countOf(groups) },
            ...groups.map(({ group: id, count }) => ({ id, label: common(`marketGroup.${id}`), count })),
          ]}
        />
      </Panel>
      <TabPanel id={panelId} tab={group} className={styles.columns ?? ''}>
        {dealToColumns(shown, columnCount).map((column, index) => (
          <div key={index} className={styles.column}>
            {column.map((block) => (
              <MarketBlockPanel key={block.key} event={event} block={block} />
            ))}
          </div>
        ))}
      </TabPanel>
    </>
  );
}

/** Markets that are shown: those of a kind this release does not know are not. */
function countOf(groups: ReturnType<typeof blockGroups>): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}
