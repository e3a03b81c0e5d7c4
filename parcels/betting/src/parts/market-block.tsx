import {
  lineLabel,
  marketLabel,
  outcomeLabel,
  price$,
  type EventInfo,
  type MarketShape,
} from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Panel, SectionHeader } from '@paddock/styleguide';

import { scoreColumns, type MarketBlock } from '../model/market-blocks.ts';
import styles from './market-block.module.css';
import { PriceCell } from './price-cell.tsx';

interface BlockProps {
  readonly event: EventInfo;
  readonly block: MarketBlock;
}

/** All markets of one kind on an event's page. */
export function MarketBlockPanel({ event, block }: BlockProps) {
  const common = useT('common');
  const format = useFormat();
  const [first] = block.markets;
  if (first === undefined) return null;
  const { line: _line, ...rest } = first.specifiers;
  const sides = { sport: event.sport, home: event.home.name, away: event.away.name };
  const title = marketLabel({ type: block.type, specifiers: rest }, sides, { t: common, format });
  return (
    <Panel bleed className={styles.block} data-market-type={block.type}>
      <SectionHeader level={3} title={title.trim()} />
      <div className={styles.body}>
        <BlockBody event={event} block={block} />
      </div>
    </Panel>
  );
}

function BlockBody({ event, block }: BlockProps) {
  switch (block.layout) {
    case 'cells':
      return block.markets.map((market) => <Cells key={market.id} event={event} market={market} />);
    case 'ladder':
      return <Ladder event={event} block={block} />;
    case 'pairs':
      return (
        <>
          <PairHeads event={event} />
          {block.markets.map((market) => (
            <Pair key={market.id} event={event} market={market} />
          ))}
        </>
      );
    case 'scores':
      return block.markets.map((market) => <Scores key={market.id} event={event} market={market} />);
  }
}

function useOutcome(event: EventInfo, market: MarketShape): (outcome: string) => string {
  const common = useT('common');
  const format = useFormat();
  const sides = { sport: event.sport, home: event.home.name, away: event.away.name };
  return (outcome) => outcomeLabel(market, outcome, sides, { t: common, format });
}

function Cells({ event, market }: { readonly event: EventInfo; readonly market: MarketShape }) {
  const common = useT('common');
  const long = useOutcome(event, market);
  // Two names do not fit into a third of a panel.
  const label = (outcome: string) =>
    market.type === 'double-chance' ? common(`outcomeShort.double-chance.${outcome}`) : long(outcome);
  return (
    <div className={styles.cells}>
      {market.outcomes.map((outcome) => (
        <PriceCell
          key={outcome}
          event={event}
          market={market}
          outcome={outcome}
          size="market"
          text={label(outcome)}
        />
      ))}
    </div>
  );
}

function Ladder({ event, block }: BlockProps) {
  const t = useT('betting');
  const common = useT('common');
  const format = useFormat();
  const mainId = mainMarketId(block.markets);
  return (
    <>
      <div className={styles.ladderHead} aria-hidden>
        <span />
        <span>{common(`outcomeShort.${block.type}.over`)}</span>
        <span>{common(`outcomeShort.${block.type}.under`)}</span>
      </div>
      {block.markets.map((market) => (
        <div key={market.id} className={styles.ladder} data-main={market.id === mainId || undefined}>
          <span className={styles.ladderLine}>
            {lineLabel(market.specifiers['line'] ?? '', false, format)}
            {market.id === mainId && <small>{t('mainLine')}</small>}
          </span>
          {market.outcomes.map((outcome) => (
            <PriceCell key={outcome} event={event} market={market} outcome={outcome} />
          ))}
        </div>
      ))}
    </>
  );
}

function PairHeads({ event }: { readonly event: EventInfo }) {
  const format = useFormat();
  return (
    <div className={styles.pairHeads} aria-hidden>
      <span>{format.name(event.home.name)}</span>
      <span>{format.name(event.away.name)}</span>
    </div>
  );
}

/** Each side's own line stands in its cell, under the side's name. */
function Pair({ event, market }: { readonly event: EventInfo; readonly market: MarketShape }) {
  const format = useFormat();
  const line = market.specifiers['line'] ?? '0';
  const lines: Readonly<Record<string, string>> = { home: line, away: String(0 - Number(line)) };
  return (
    <div className={styles.pair}>
      {market.outcomes.map((outcome) => (
        <PriceCell
          key={outcome}
          event={event}
          market={market}
          outcome={outcome}
          size="line"
          text={lineLabel(lines[outcome] ?? line, true, format)}
        />
      ))}
    </div>
  );
}

function Scores({ event, market }: { readonly event: EventInfo; readonly market: MarketShape }) {
  const label = useOutcome(event, market);
  const { other, ...columns } = scoreColumns(market.outcomes);
  const cell = (outcome: string) => (
    <PriceCell
      key={outcome}
      event={event}
      market={market}
      outcome={outcome}
      size="line"
      text={label(outcome)}
    />
  );
  return (
    <>
      <div className={styles.scores}>
        {Object.entries(columns).map(([side, outcomes]) =>
          outcomes.length === 0 ? null : (
            <div key={side} className={styles.scoreColumn}>
              {outcomes.map(cell)}
            </div>
          ),
        )}
      </div>
      {other.map(cell)}
    </>
  );
}

/** The line closest to even money: the main one. Read once, so that it does not jump while prices move. */
function mainMarketId(markets: readonly MarketShape[]): string | undefined {
  const gaps = markets.map((market) => {
    const odds = market.outcomes.map((outcome) => {
      const price = price$(`${market.id}.${outcome}`).snapshot();
      return 'oddsMilli' in price ? (price.oddsMilli ?? 0) : 0;
    });
    return { id: market.id, gap: Math.abs((odds[0] ?? 0) - (odds[1] ?? 0)) };
  });
  return gaps.toSorted((a, b) => a.gap - b.gap)[0]?.id;
}
