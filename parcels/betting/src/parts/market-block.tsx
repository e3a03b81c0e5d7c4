import { shortMarketName } from '@paddock/contract';
import { settings$, type EventInfo, type MarketShape } from '@paddock/shared-utils';
import { useFormat, useLabels, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Panel, SectionHeader } from '@paddock/styleguide';

import type { MarketBlock } from '../model/market-blocks.ts';
import { scoreColumns } from '../model/score-columns.ts';
import { marketStarKey } from '../model/starred-markets.ts';
import { FavouriteStar } from './favourite-star.tsx';
import { Ladder, Pairs } from './line-blocks.tsx';
import styles from './market-block.module.css';
import { PriceCell } from './price-cell.tsx';

interface BlockProps {
  readonly event: EventInfo;
  readonly block: MarketBlock;
}

interface MarketProps {
  readonly event: EventInfo;
  readonly market: MarketShape;
}

/** All markets of one kind on an event's page. */
export function MarketBlockPanel({ event, block }: BlockProps) {
  const labels = useLabels();
  return (
    <Panel bleed data-market-type={block.type.key}>
      <SectionHeader
        dense
        title={<BlockName event={event} block={block} />}
        actions={
          <FavouriteStar
            kind="market"
            of={marketStarKey(event.sport, block.type.key)}
            name={labels.market({ type: block.type, specifiers: block.rest }, event)}
          />
        }
      />
      <div className={styles.body}>
        <BlockBody event={event} block={block} />
      </div>
    </Panel>
  );
}

/** Whole, or short with the whole name behind it, as the player wants names of markets (S3-25). */
function BlockName({ event, block: { type, rest: specifiers } }: BlockProps) {
  const { language } = useFormat();
  const isShort = useStreamValue(settings$, ({ settings }) => settings.marketsNameType === 1);
  const whole = useLabels().market({ type, specifiers }, event);
  if (!isShort) return whole;
  return <abbr title={whole}>{shortMarketName({ type, specifiers }, event, language)}</abbr>;
}

function BlockBody({ event, block }: BlockProps) {
  switch (block.layout) {
    case 'cells':
      return block.markets.map((market) => <Cells key={market.id} event={event} market={market} />);
    case 'ladder':
      return <Ladder event={event} block={block} />;
    case 'pairs':
      return <Pairs event={event} block={block} />;
    case 'scores':
      return block.markets.map((market) => <Scores key={market.id} event={event} market={market} />);
  }
}

function Cells({ event, market }: MarketProps) {
  const labels = useLabels();
  return (
    <div className={styles.cells} data-rows-of={rowsOf(market.outcomes.length)}>
      {market.outcomes.map((outcome) => (
        <PriceCell
          key={outcome}
          event={event}
          market={market}
          outcome={outcome}
          size="market"
          text={labels.outcome(market, outcome, event, 'cell')}
        />
      ))}
    </div>
  );
}

/** How many cells stand in a row, so that rows are even where they can be; all of them where there are few. */
function rowsOf(count: number): 2 | 3 | undefined {
  if (count <= 3) return undefined;
  return count === 4 ? 2 : 3;
}

/** Scores under whom they make the winner. */
function Scores({ event, market }: MarketProps) {
  const t = useT('betting');
  const format = useFormat();
  const labels = useLabels();
  const { home, draw, away, other } = scoreColumns(market.outcomes);
  const columns = [
    { key: 'home', title: format.name(event.home.name), outcomes: home },
    { key: 'draw', title: t('draw'), outcomes: draw },
    { key: 'away', title: format.name(event.away.name), outcomes: away },
  ].filter(({ outcomes }) => outcomes.length > 0);
  const cell = (outcome: string) => (
    <PriceCell
      key={outcome}
      event={event}
      market={market}
      outcome={outcome}
      size="line"
      text={labels.outcome(market, outcome, event)}
    />
  );
  return (
    <>
      <div className={styles.columnHeads} aria-hidden>
        {columns.map(({ key, title }) => (
          <span key={key}>{title}</span>
        ))}
      </div>
      <div className={styles.scores}>
        {columns.map(({ key, outcomes }) => (
          <div key={key} className={styles.scoreColumn}>
            {outcomes.map(cell)}
          </div>
        ))}
      </div>
      {other.map(cell)}
    </>
  );
}
