import type { ApiProblem } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';

import { arbitrageIn } from '../../model/arbitrage-in.ts';
import styles from '../desk.module.css';
import { PricedList } from '../priced-list.tsx';

interface PriceRefusedProps {
  readonly problem: ApiProblem;
  /** Sets the price all the same, with these markets held. */
  readonly onHold: (marketIds: readonly string[]) => void;
}

/** Which bets a price was refused for, what they cost together, what contradicts, and what to do. */
export function PriceRefused({ problem, onHold }: PriceRefusedProps) {
  const t = useT('desk');
  const format = useFormat();
  const found = arbitrageIn(problem);
  if (found === undefined) return null;
  const { selections, bookMilli, markets } = found;
  return (
    <>
      <PricedList selections={selections} />
      <p>{t('price.arbitrage', { percent: (bookMilli / 10).toFixed(1) })}</p>
      {markets.length > 0 && (
        <>
          <p>{t('price.contradicting', { count: markets.length })}</p>
          <ul className={styles.priced}>
            {markets.map(({ marketId, name }) => (
              <li key={marketId}>{format.name(name)}</li>
            ))}
          </ul>
          <Button size={32} variant="outline" onClick={() => onHold(markets.map(({ marketId }) => marketId))}>
            {t('price.holdAll', { count: markets.length })}
          </Button>
        </>
      )}
    </>
  );
}
