import type { EventInfo } from '@paddock/shared-utils';
import { useLabels } from '@paddock/shared-utils/react';

import { PriceCell } from '../price-cell.tsx';
import styles from './field.module.css';

/** As many as a row has room for. */
const MOST = 3;

interface FieldFavouritesProps {
  readonly event: EventInfo;
  /** By outcome of the winner's market, as they were read: the cheapest prices are the favourites. */
  readonly prices: ReadonlyMap<string, number>;
}

/** Those likeliest to win a field, in the place of a row's columns. */
export function FieldFavourites({ event, prices }: FieldFavouritesProps) {
  const labels = useLabels();
  const [market] = event.markets;
  const priceOf = (outcome: string): number => prices.get(outcome) ?? Number.MAX_SAFE_INTEGER;
  const favourites = market?.outcomes.toSorted((a, b) => priceOf(a) - priceOf(b)).slice(0, MOST) ?? [];
  return (
    <div className={styles.favourites} data-column="winner">
      {market !== undefined &&
        favourites.map((outcome) => (
          <PriceCell
            key={outcome}
            event={event}
            market={market}
            outcome={outcome}
            size="line"
            text={labels.outcome(market, outcome, event)}
          />
        ))}
    </div>
  );
}
