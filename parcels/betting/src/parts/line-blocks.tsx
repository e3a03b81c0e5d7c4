import type { EventInfo, MarketShape } from '@paddock/shared-utils';
import { useFormat, useLabels, useT } from '@paddock/shared-utils/react';
import { TextButton } from '@paddock/styleguide';

import { lineText } from '../model/line-text.ts';
import type { MarketBlock } from '../model/market-blocks.ts';
import styles from './market-block.module.css';
import { PriceCell } from './price-cell.tsx';
import { useLines } from './use-lines.ts';

interface LineBlockProps {
  readonly event: EventInfo;
  readonly block: MarketBlock;
}

/** Totals: one row a line, the line left of its pair. */
export function Ladder({ event, block }: LineBlockProps) {
  const t = useT('betting');
  const format = useFormat();
  const labels = useLabels();
  const lines = useLines(block.markets, block.key);
  // Of all its lines: without one.
  const named = { type: block.type, specifiers: block.rest };
  return (
    <>
      <div className={styles.ladderHead} aria-hidden>
        <span />
        {block.type.outcomes.map(({ code }) => (
          <span key={code}>{labels.outcome(named, code, event, 'short')}</span>
        ))}
      </div>
      {lines.shown.map((market) => (
        <div key={market.id} className={styles.ladder} data-main={market.id === lines.mainId || undefined}>
          <span className={styles.ladderLine}>
            {lineText(market, format)}
            {market.id === lines.mainId && <small>{t('mainLine')}</small>}
          </span>
          {market.outcomes.map((outcome) => (
            <PriceCell key={outcome} event={event} market={market} outcome={outcome} />
          ))}
        </div>
      ))}
      <FoldButton lines={lines} count={block.markets.length} />
    </>
  );
}

/** Handicaps: each side's own line stands in its cell, under the side's name. */
export function Pairs({ event, block }: LineBlockProps) {
  const format = useFormat();
  const lines = useLines(block.markets, block.key);
  return (
    <>
      <div className={styles.columnHeads} aria-hidden>
        <span>{format.name(event.home.name)}</span>
        <span>{format.name(event.away.name)}</span>
      </div>
      {lines.shown.map((market) => (
        <Pair key={market.id} event={event} market={market} isMain={market.id === lines.mainId} />
      ))}
      <FoldButton lines={lines} count={block.markets.length} />
    </>
  );
}

interface PairProps {
  readonly event: EventInfo;
  readonly market: MarketShape;
  readonly isMain: boolean;
}

function Pair({ event, market, isMain }: PairProps) {
  const labels = useLabels();
  return (
    <div className={styles.pair} data-main={isMain || undefined}>
      {market.outcomes.map((outcome) => (
        <PriceCell
          key={outcome}
          event={event}
          market={market}
          outcome={outcome}
          size="line"
          text={labels.outcome(market, outcome, event, 'cell')}
        />
      ))}
    </div>
  );
}

interface FoldButtonProps {
  readonly lines: ReturnType<typeof useLines>;
  readonly count: number;
}

function FoldButton({ lines, count }: FoldButtonProps) {
  const t = useT('betting');
  if (!lines.canFold) return null;
  return (
    <p className={styles.fold}>
      <TextButton aria-expanded={lines.open} onClick={lines.toggle}>
        {lines.open ? t('fewerLines') : t('allLines', { count })}
      </TextButton>
    </p>
  );
}
