import { useCallback } from 'react';
import { FRAME_IDS, selectionIdOf, type MarketId } from '@paddock/contract';
import {
  notify,
  price$,
  toggleLeg,
  type EventInfo,
  type MarketShape,
  type PriceValue,
} from '@paddock/shared-utils';
import { useFormat, useIsPicked, useLabels, usePrice, useT } from '@paddock/shared-utils/react';
import { OddsCell, type OddsCellSize, type OddsState } from '@paddock/styleguide';

import styles from './price-cell.module.css';
import { usePlayStop } from './use-play-stop.ts';

interface PriceCellProps {
  readonly event: EventInfo;
  readonly market: MarketShape;
  readonly outcome: string;
  readonly size?: OddsCellSize;
  /** Short word in the cell; lists show it on narrow screens only. */
  readonly text?: string;
}

/** One live price that can be picked. It alone renders again when it moves. */
export function PriceCell({ event, market, outcome, size = 'list', text }: PriceCellProps) {
  const t = useT('betting');
  const labels = useLabels();
  const format = useFormat();
  const selectionId = selectionIdOf(market.id as MarketId, outcome);
  const price = usePrice(selectionId);
  const picked = useIsPicked(selectionId);
  const oddsMilli = 'oddsMilli' in price ? price.oddsMilli : null;
  const shown = oddsMilli === null ? '' : format.odds(oddsMilli);
  const outcomeName = labels.outcome(market, outcome, event);
  // Whoever speaks to the browser says what he sees: that has to be in the name, side by side (WCAG 2.5.3).
  const hasShortName = size !== 'list' && text !== undefined && text !== outcomeName;
  const seenName = hasShortName ? `${outcomeName}, ${text}` : outcomeName;
  const onPick = useCallback(
    () => pick(event, market, outcome, selectionId),
    [event, market, outcome, selectionId],
  );
  const stop = usePlayStop();
  const reason = reasonOf(price);
  const whyNot = stop ?? (reason === null ? undefined : labels.suspension(reason));
  return (
    <>
      <OddsCell
        oddsMilli={oddsMilli}
        price={shown}
        exact={oddsMilli === null ? null : format.exactOdds(oddsMilli)}
        label={[
          labels.match(event),
          labels.market(market, event),
          seenName,
          whyNot ?? labels.price(shown),
        ].join(', ')}
        announcement={`${outcomeName}: ${labels.price(shown)}`}
        outcome={text}
        size={size}
        selected={picked}
        state={stop === null ? STATE_OF[price.status] : 'suspended'}
        reason={whyNot}
        selectionId={selectionId}
        onPick={onPick}
      />
      {picked && (
        <a href={`#${FRAME_IDS.aside}`} className={styles.toCoupon} data-to-coupon>
          {t('toCoupon')} <kbd>C</kbd>
        </a>
      )}
    </>
  );
}

const STATE_OF: Readonly<Record<PriceValue['status'], OddsState>> = {
  loading: 'stale',
  open: 'open',
  suspended: 'suspended',
  stale: 'stale',
  gone: 'suspended',
};

/** Why a price cannot be picked; null for one that can. */
function reasonOf(price: PriceValue): string | null {
  if (price.status === 'suspended') return price.reason ?? 'unknown';
  if (price.status === 'stale') return 'stale';
  return price.status === 'gone' ? 'closed' : null;
}

/** Puts what is on show now into the coupon, or takes it out. */
function pick(event: EventInfo, market: MarketShape, outcome: string, selectionId: string): void {
  const price = price$(selectionId).snapshot();
  if (!('version' in price)) return;
  const result = toggleLeg({
    selectionId,
    marketId: market.id,
    eventId: event.id,
    sport: event.sport,
    marketType: market.type,
    specifiers: market.specifiers,
    outcome,
    seenOddsMilli: price.oddsMilli,
    seenVersion: price.version,
    home: event.home.name,
    away: event.away.name,
    championship: event.championship.name,
    startsAtMs: event.state.startsAtMs,
  });
  if (!result.ok) notify({ kind: 'warning', text: { key: `common:errors.${result.problem.code}` } });
}
