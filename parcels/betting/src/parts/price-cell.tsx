import { useCallback, useMemo } from 'react';
import { FRAME_IDS, isOutright, partsText, selectionIdOf, type MarketId } from '@paddock/contract';
import {
  notify,
  price$,
  selectStream,
  pickLeg,
  type EventInfo,
  type Formatters,
  type MarketShape,
  type PriceValue,
} from '@paddock/shared-utils';
import { useFormat, useIsPicked, useLabels, useT, type Labels } from '@paddock/shared-utils/react';
import { LiveOddsCell, type OddsCellSize, type OddsFace, type OddsState } from '@paddock/styleguide';

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

/** One live price that can be picked. Its moves are written into the page; it renders when anything else changes. */
export function PriceCell({ event, market, outcome, size = 'list', text }: PriceCellProps) {
  const t = useT('betting');
  const labels = useLabels();
  const format = useFormat();
  const stop = usePlayStop();
  const selectionId = selectionIdOf(market.id as MarketId, outcome);
  const picked = useIsPicked(selectionId);
  const onPick = useCallback(
    () => pick(event, market, outcome, selectionId, labels),
    [event, market, outcome, selectionId, labels],
  );
  const face = useMemo(() => {
    const outcomeName = labels.outcome(market, outcome, event);
    // Whoever speaks to the browser says what he sees: that has to be in the name, side by side (WCAG 2.5.3).
    const hasShortName = size !== 'list' && text !== undefined && text !== outcomeName;
    const seenNames = hasShortName ? [outcomeName, text] : [outcomeName];
    const names = [labels.match(event), labels.market(market, event), ...seenNames];
    return selectStream(price$(selectionId), (price) =>
      faceOf(price, { names, outcomeName, stop, labels, format }),
    );
  }, [event, market, outcome, selectionId, size, text, stop, labels, format]);
  return (
    <>
      <LiveOddsCell
        face={face}
        outcome={text}
        size={size}
        selected={picked}
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

interface Said {
  /** Match, market and outcome. */
  readonly names: readonly string[];
  readonly outcomeName: string;
  /** Why nothing can be bet on now. */
  readonly stop: string | null;
  readonly labels: Labels;
  readonly format: Formatters;
}

/** What a cell says of a price. */
function faceOf(price: PriceValue, { names, outcomeName, stop, labels, format }: Said): OddsFace {
  const oddsMilli = 'oddsMilli' in price ? price.oddsMilli : null;
  const shown = oddsMilli === null ? '' : format.odds(oddsMilli);
  const reason = reasonOf(price);
  const whyNot = stop ?? (reason === null ? undefined : labels.suspension(reason));
  return {
    oddsMilli,
    price: shown,
    exact: oddsMilli === null ? null : format.exactOdds(oddsMilli),
    label: partsText([...names, whyNot ?? labels.price(shown)], format.language),
    announcement: `${outcomeName}: ${labels.price(shown)}`,
    state: stop === null ? STATE_OF[price.status] : 'suspended',
    reason: whyNot,
  };
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

/** Puts what is on show now into the coupon, or takes it out; with one-click bets on, it is bet on. */
function pick(
  event: EventInfo,
  market: MarketShape,
  outcome: string,
  selectionId: string,
  labels: Labels,
): void {
  const price = price$(selectionId).snapshot();
  if (!('version' in price)) return;
  const result = pickLeg({
    selectionId,
    marketId: market.id,
    eventId: event.id,
    sport: event.sport,
    marketType: market.type.key,
    specifiers: market.specifiers,
    outcome,
    names: labels.names(market, outcome, event),
    seenOddsMilli: price.oddsMilli,
    seenVersion: price.version,
    home: event.home.name,
    away: event.away.name,
    championship: event.championship.name,
    championshipId: event.championship.id,
    isOutright: isOutright(event),
    startsAtMs: event.state.startsAtMs,
    silks: { home: event.home.silk, away: event.away.silk },
  });
  if (!result.ok) notify({ kind: 'warning', text: { key: `common:errors.${result.problem.code}` } });
}
