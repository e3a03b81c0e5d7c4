import { selectionIdOf, type MarketId } from '@paddock/contract';
import { price$, type EventInfo, type MarketShape } from '@paddock/shared-utils';
import { useLabels } from '@paddock/shared-utils/react';

import { PriceCell } from '../price-cell.tsx';
import styles from './field.module.css';

/** As many as a row has room for. */
const MOST = 3;

interface FieldFavouritesProps {
  readonly event: EventInfo;
  /** By outcome of the winner's market, as they were read: the smallest prices are the favourites'. None where it came since. */
  readonly prices: ReadonlyMap<string, number>;
}

/** Those likeliest to win a field, in the place of a row's columns. */
export function FieldFavourites({ event, prices }: FieldFavouritesProps) {
  const labels = useLabels();
  const [market] = event.markets;
  const favourites =
    market === undefined
      ? []
      : market.outcomes
          .map((outcome) => ({ outcome, oddsMilli: prices.get(outcome) ?? priceNow(market, outcome) }))
          .toSorted((a, b) => a.oddsMilli - b.oddsMilli)
          .slice(0, MOST);
  return (
    <div className={styles.favourites} data-column="winner">
      {market !== undefined &&
        favourites.map(({ outcome }) => (
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

/** What a runner is offered at now; past all others where there is no price. */
function priceNow({ id }: MarketShape, outcome: string): number {
  const price = price$(selectionIdOf(id as MarketId, outcome)).snapshot();
  return ('oddsMilli' in price ? price.oddsMilli : null) ?? Number.MAX_SAFE_INTEGER;
}
