import { useCallback, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import type { MarketId } from '@paddock/contract';
import {
  loadDictionaries,
  startSharedUtils,
  price$,
  selectStream,
  type EventInfo,
  type MarketShape,
  type StartData,
} from '@paddock/shared-utils';
import { useEvent, useFormat, useIsPicked, useLabels } from '@paddock/shared-utils/react';
import { LiveOddsCell, type OddsFace } from '@paddock/styleguide';

/** The page as parcels write it: each row watches its event, each cell its own price. */
const data = document.getElementById('boot')?.textContent ?? '';
const { boot, eventIds } = JSON.parse(data) as { boot: StartData; eventIds: readonly string[] };

function Row({ eventId }: { readonly eventId: string }) {
  const value = useEvent(eventId, 'row');
  const format = useFormat();
  const event = 'event' in value ? value.event : null;
  if (event === null) return <li className="row" data-ours />;
  return (
    <li className="row" data-ours>
      <span className="teams">
        {format.name(event.home.name)} – {format.name(event.away.name)}
      </span>
      {event.markets.map((market) =>
        market.outcomes.map((outcome) => (
          <PriceCell key={`${market.id}.${outcome}`} event={event} market={market} outcome={outcome} />
        )),
      )}
    </li>
  );
}

interface PriceCellProps {
  readonly event: EventInfo;
  readonly market: MarketShape;
  readonly outcome: string;
}

/** What the betting parcel's own cell does for a price: streams, words, the coupon's mark. */
function PriceCell({ event, market, outcome }: PriceCellProps) {
  const labels = useLabels();
  const format = useFormat();
  const selectionId = `${market.id as MarketId}.${outcome}`;
  const picked = useIsPicked(selectionId);
  const onPick = useCallback(() => undefined, []);
  const face = useMemo(() => {
    const outcomeName = labels.outcome(market, outcome, event);
    const name = `${outcomeName}, ${labels.market(market, event)}, ${labels.match(event)}`;
    return selectStream(price$(selectionId), (price): OddsFace => {
      const oddsMilli = 'oddsMilli' in price ? price.oddsMilli : null;
      const shown = oddsMilli === null ? '' : format.odds(oddsMilli);
      return {
        oddsMilli,
        price: shown,
        label: `${name}: ${shown}`,
        announcement: `${outcomeName}: ${shown}`,
        state: price.status === 'open' ? 'open' : 'stale',
      };
    });
  }, [event, market, outcome, selectionId, labels, format]);
  return <LiveOddsCell face={face} selected={picked} selectionId={selectionId} onPick={onPick} />;
}

startSharedUtils(boot);
await loadDictionaries(['common']);
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <ul className="rows">
      {eventIds.map((eventId) => (
        <Row key={eventId} eventId={eventId} />
      ))}
    </ul>,
  );
}
