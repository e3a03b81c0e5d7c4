import { useState } from 'react';
import type { TradingMarketView, TradingOrderView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { EmptyState, TextInput } from '@paddock/styleguide';

import { marketsCalled } from '../../model/markets-called.ts';
import { TYPED_MOST } from '../../model/desk-view.ts';
import eventStyles from './event.module.css';
import { MarketBlock } from './market-block.tsx';

/** Fewer are looked through faster than typed for. */
const SEARCHED_FROM = 12;

interface FoundMarketsProps {
  readonly markets: readonly TradingMarketView[];
  readonly orders: readonly TradingOrderView[];
  readonly onChanged: () => void;
}

/** The markets of a match, of which there may be hundreds: those that are called as is typed. */
export function FoundMarkets({ markets, orders, onChanged }: FoundMarketsProps) {
  const t = useT('desk');
  const { name } = useFormat();
  const [typed, setTyped] = useState('');
  const shown = marketsCalled(markets, name, typed);
  return (
    <>
      {markets.length >= SEARCHED_FROM && (
        <div className={eventStyles.actions}>
          <TextInput
            type="search"
            icon="search"
            size={36}
            autoComplete="off"
            aria-label={t('event.find')}
            placeholder={t('event.find')}
            maxLength={TYPED_MOST}
            value={typed}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
        </div>
      )}
      {markets.length > 0 && shown.length === 0 && <EmptyState icon="search" title={t('event.noMarket')} />}
      {shown.map((market) => (
        <MarketBlock key={market.marketId} {...{ market, orders, onChanged }} />
      ))}
    </>
  );
}
