import type { EventInfo } from '@paddock/shared-utils';
import { useFormat, useLabels, useT } from '@paddock/shared-utils/react';

import { lineText } from '../model/line-text.ts';
import { mainMarkets, type MainMarket } from '../model/main-markets.ts';
import styles from './multi-card.module.css';
import { PriceCell } from './price-cell.tsx';
import { useLines } from './use-lines.ts';

/** The main markets of a match under each other, of each the line closest to even. */
export function MultiMarkets({ event }: { readonly event: EventInfo }) {
  return mainMarkets(event.sport, event.markets).map((main) => (
    <MarketLine key={main.key} event={event} column={main.key} markets={main.markets} />
  ));
}

interface MarketLineProps {
  readonly event: EventInfo;
  readonly column: MainMarket['key'];
  readonly markets: MainMarket['markets'];
}

function MarketLine({ event, column, markets }: MarketLineProps) {
  const t = useT('betting');
  const format = useFormat();
  const labels = useLabels();
  const { mainId } = useLines(markets);
  const market = markets.find(({ id }) => id === mainId) ?? markets[0];
  return (
    <div className={styles.market}>
      <span className={styles.label}>
        {t(`columnShort.${column}`)} <b>{market && lineText(market, format)}</b>
      </span>
      <div className={styles.cells}>
        {market === undefined ? (
          <span className={styles.noMarket}>{t('multi.noMarket')}</span>
        ) : (
          market.outcomes.map((outcome) => (
            <PriceCell
              key={outcome}
              event={event}
              market={market}
              outcome={outcome}
              size="line"
              text={labels.outcome(market, outcome, event, 'short')}
            />
          ))
        )}
      </div>
    </div>
  );
}
