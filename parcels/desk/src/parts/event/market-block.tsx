import { useState } from 'react';
import type { TradingMarketView, TradingOrderView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Badge, Button } from '@paddock/styleguide';

import styles from '../desk.module.css';
import eventStyles from './event.module.css';
import { useDesk } from '../session/desk-context.ts';
import { standingFor } from '../../model/standing-orders.ts';
import { CutForm } from './cut-form.tsx';
import { HoldForm } from './hold-form.tsx';
import { PriceForm } from './price-form.tsx';
import { SelectionRow } from './selection-row.tsx';
import { SettleForm } from './settle-form.tsx';
import { VoidForm } from './void-form.tsx';

interface MarketBlockProps {
  readonly market: TradingMarketView;
  readonly orders: readonly TradingOrderView[];
  readonly onChanged: () => void;
}

type Form = 'hold' | 'cut' | 'settle' | 'void' | { readonly price: string };

/** A market with its prices, and the one form that is open on it. */
export function MarketBlock({ market, orders, onChanged }: MarketBlockProps) {
  const t = useT('desk');
  const format = useFormat();
  const { may } = useDesk();
  const [form, setForm] = useState<Form | null>(null);
  const { marketId, status, isHeld, cutMilli, bookMilli, selections } = market;
  const [first] = selections;
  if (first === undefined) return null;
  const name = format.name(first.names.market);
  const ofMarket = { scope: 'market', subject: marketId } as const;
  const held = standingFor(orders, 'hold', ofMarket);
  const isOver = status === 'settled' || status === 'closed';
  const close = () => setForm(null);
  // An answer that comes late closes its own form, never the one that was opened meanwhile.
  const done = () => {
    setForm((now) => (now === form ? null : now));
    onChanged();
  };
  const priced =
    typeof form === 'object' && form !== null
      ? selections.find(({ outcome }) => outcome === form.price)
      : undefined;
  return (
    <section className={eventStyles.market} aria-label={name} data-testid="market">
      <header className={eventStyles.marketHead}>
        <h3 className={eventStyles.marketName}>{name}</h3>
        {status !== 'open' && <Badge>{t(`status.${status}`)}</Badge>}
        {isHeld && <Badge tone="warning">{t('held')}</Badge>}
        {cutMilli > 0 && <Badge>{t('cut', { percent: cutMilli / 10 })}</Badge>}
        <span className={styles.dim} title={t('bookHint')}>
          {t('book', { percent: (bookMilli / 10).toFixed(1) })}
        </span>
        <span className={eventStyles.marketActions}>
          {may('bets:trade') && !isOver && (
            <>
              <Button size={32} variant="quiet" onClick={() => setForm('hold')}>
                {held === undefined ? t('hold.short') : t('resume.short')}
              </Button>
              <Button size={32} variant="quiet" onClick={() => setForm('cut')}>
                {t('cutting.short')}
              </Button>
            </>
          )}
          {may('bets:settle') && (
            <>
              <Button size={32} variant="quiet" onClick={() => setForm('settle')}>
                {status === 'settled' ? t('resettle.short') : t('settle.short')}
              </Button>
              <Button size={32} variant="quiet" onClick={() => setForm('void')}>
                {t('void.short')}
              </Button>
            </>
          )}
        </span>
      </header>
      {form === 'hold' && <HoldForm subject={ofMarket} standing={held} {...{ name, done, close }} />}
      {form === 'cut' && (
        <CutForm
          subject={ofMarket}
          standing={standingFor(orders, 'margin', ofMarket)}
          {...{ name, done, close }}
        />
      )}
      {form === 'settle' && <SettleForm {...{ market, name, done, close }} />}
      {form === 'void' && <VoidForm of={{ marketId }} {...{ name, done, close }} />}
      {priced !== undefined && (
        <PriceForm key={priced.outcome} selection={priced} {...{ marketId, done, close }} />
      )}
      <ul className={eventStyles.selections}>
        {selections.map((selection) => (
          <SelectionRow
            key={selection.outcome}
            selection={selection}
            onPrice={may('bets:trade') && !isOver ? () => setForm({ price: selection.outcome }) : undefined}
          />
        ))}
      </ul>
    </section>
  );
}
