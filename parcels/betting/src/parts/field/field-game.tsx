import type { EventInfo } from '@paddock/shared-utils';
import { useLabels } from '@paddock/shared-utils/react';
import { PageLayout } from '@paddock/styleguide';

import { ladderMarkets, otherMarkets } from '../../model/field-markets.ts';
import { MarketTabs } from '../market-tabs.tsx';
import { FieldBoard } from './field-board.tsx';
import { FieldLadder } from './field-ladder.tsx';
import { FieldOrder } from './field-order.tsx';
import { RaceTrack } from './race-track.tsx';

/** The page of an event with a field: how it stands, its runners with their prices, its other markets. */
export function FieldGame({ event }: { readonly event: EventInfo }) {
  const others = otherMarkets(event);
  return (
    <PageLayout title={useLabels().match(event)} titleHidden>
      <FieldBoard event={event} />
      <FieldOrder event={event} />
      {event.state.race && <RaceTrack event={event} race={event.state.race} />}
      {ladderMarkets(event).length > 0 && <FieldLadder event={event} />}
      {(others.length > 0 || event.markets.length === 0) && (
        <MarketTabs event={{ ...event, markets: others }} />
      )}
    </PageLayout>
  );
}
