import { useMemo } from 'react';
import type { EventListView } from '@paddock/contract/schemas';
import { serverNowMs } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';

import { dailyAccumulator } from '../../model/daily-accumulator.ts';
import { SuggestedBet } from './suggested-bet.tsx';
import { SuggestionsRead } from './suggestions-read.tsx';
import type { SuggestedSection } from './use-suggested-events.ts';

/** The accumulator of the day, of one section. */
export function DailyBet({ section }: { readonly section: SuggestedSection }) {
  return (
    <SuggestionsRead section={section}>
      {({ events }) => <Drawn section={section} events={events} />}
    </SuggestionsRead>
  );
}

interface DrawnProps {
  readonly section: SuggestedSection;
  readonly events: EventListView['events'];
}

function Drawn({ section, events }: DrawnProps) {
  const t = useT('coupon');
  // A day of UTC, so that it is one bet for everybody.
  const day = new Date(serverNowMs()).toISOString().slice(0, 10);
  const legs = useMemo(() => dailyAccumulator(events, section, day), [events, section, day]);
  return legs === undefined ? <p>{t('suggested.none')}</p> : <SuggestedBet legs={legs} />;
}
