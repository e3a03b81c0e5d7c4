import { useId, useMemo, useState, type ReactNode } from 'react';
import { favourites$, type EventInfo } from '@paddock/shared-utils';
import { useLabels, useMedia, useStreamValue, useT } from '@paddock/shared-utils/react';
import { EmptyState, Field, Notice, Panel, TabPanel, Tabs, TextInput } from '@paddock/styleguide';

import { blockGroups, dealToColumns, marketBlocks, type MarketBlock } from '../model/market-blocks.ts';
import { builderMarkets } from '../model/builder-markets.ts';
import { namesCalled } from '../model/market-search.ts';
import { starredBlocks, starredBlocksFirst } from '../model/starred-markets.ts';
import styles from './market-tabs.module.css';
import { MarketBlockPanel } from './market-block.tsx';
import { UnfoldedBlocks, useUnfolded } from './unfolded.ts';

/** The tab of what can be bet on together. */
const BUILDER = 'builder';
/** The tab of kinds of market that have a star. */
const STARRED = 'starred';
/** From here on the markets of a match stand in two columns. */
const WIDE = '(width >= 1200px)';
/** More kinds of market than these are searched by name. */
const SEARCHED_FROM = 24;

interface MarketTabsProps {
  readonly event: EventInfo;
  /** What is looked for by the address; the player may look for something else. */
  readonly wanted?: string;
  /** What the coupon has to say of joining them, below what the tab of a bet builder says. */
  readonly builderNote?: ReactNode;
}

/** The markets of an event by group, in two columns where there is room. */
export function MarketTabs({ event, wanted = '', builderNote }: MarketTabsProps) {
  const t = useT('betting');
  const common = useT('common');
  const labels = useLabels();
  const [chosen, setChosen] = useState('all');
  const [typed, setTyped] = useState(wanted);
  const panelId = useId();
  const unfolded = useUnfolded();
  const columnCount = useMedia(WIDE) ? 2 : 1;
  const joinable = useMemo(() => builderMarkets(event), [event]);
  // A group may close while one reads it: all that is left is shown then.
  const isBuilder = chosen === BUILDER && joinable.length > 0;
  const stars = useStreamValue(favourites$, ({ items }) => items);
  const all = useMemo(() => marketBlocks(event.markets), [event.markets]);
  const starred = useMemo(() => starredBlocks(all, stars, event.sport), [all, stars, event.sport]);
  const blocks = useMemo(
    () => (isBuilder ? marketBlocks(joinable) : starredBlocksFirst(all, starred)),
    [isBuilder, joinable, all, starred],
  );
  const groups = useMemo(() => blockGroups(all), [all]);
  const isThere =
    chosen === STARRED ? starred.length > 0 : isBuilder || groups.some((each) => each.group === chosen);
  const group = isThere ? chosen : 'all';
  const isMany = blocks.length > SEARCHED_FROM || wanted !== '';
  const isSearch = isMany && typed.trim() !== '';
  const nameOf = ({ type, rest }: MarketBlock) => labels.market({ type, specifiers: rest }, event);
  const isOfGroup = (block: MarketBlock) =>
    group === STARRED ? starred.includes(block) : block.group === group;
  const shown = isSearch
    ? namesCalled(blocks, nameOf, typed)
    : blocks.filter((block) => group === 'all' || isBuilder || isOfGroup(block));
  if (blocks.length === 0) {
    return (
      <Panel bleed>
        <EmptyState icon="clock" title={t('noMarkets.title')} message={t('noMarkets.text')} />
      </Panel>
    );
  }
  return (
    <UnfoldedBlocks value={unfolded}>
      <Panel bleed>
        <Tabs
          label={t('marketGroups')}
          panelId={panelId}
          value={isSearch && !isBuilder ? 'all' : group}
          onValueChange={(next) => {
            setChosen(next);
            setTyped('');
          }}
          items={[
            { id: 'all', label: common('marketGroup.all'), count: countOf(groups) },
            ...(starred.length > 0
              ? [{ id: STARRED, label: t('favourites'), count: countOf(blockGroups(starred)) }]
              : []),
            ...(joinable.length > 0 ? [{ id: BUILDER, label: t('builder.tab') }] : []),
            ...groups.map(({ group: id, count }) => ({ id, label: common(`marketGroup.${id}`), count })),
          ]}
        />
        {isBuilder && (
          <>
            <Notice size="small">{t('builder.text')}</Notice>
            {builderNote}
          </>
        )}
        {isMany && (
          <div className={styles.search} role="search" aria-label={t('marketSearch.label')}>
            <Field label={t('marketSearch.label')} labelHidden>
              <TextInput
                type="search"
                icon="search"
                look="quiet"
                value={typed}
                placeholder={t('marketSearch.label')}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
            </Field>
          </div>
        )}
      </Panel>
      <TabPanel id={panelId} tab={isSearch && !isBuilder ? 'all' : group} className={styles.columns ?? ''}>
        {shown.length === 0 ? (
          <Panel bleed>
            <EmptyState icon="search" title={t('marketSearch.none')} message={t('marketSearch.noneText')} />
          </Panel>
        ) : (
          dealToColumns(shown, columnCount).map((column, index) => (
            <div key={index} className={styles.column}>
              {column.map((block) => (
                <MarketBlockPanel key={block.key} event={event} block={block} />
              ))}
            </div>
          ))
        )}
      </TabPanel>
    </UnfoldedBlocks>
  );
}

/** Markets that are shown: those of a kind this release does not know are not. */
function countOf(groups: ReturnType<typeof blockGroups>): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}
