import { useState } from 'react';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, PageLayout } from '@paddock/styleguide';

import { RESULTS_PATH } from '../model/addresses.ts';
import { CRICKET } from '../model/cricket-paths.ts';
import { ANY_TIME, isSameTime, timeQuery } from '../model/line-times.ts';
import { EventsOfBoth } from './events-of-both.tsx';
import { LineTimes } from './line-times.tsx';
import { NothingThen } from './nothing-then.tsx';
import { SectionList } from './section-list.tsx';
import { useCricketEvents } from './use-cricket-events.ts';

/** All matches of cricket: what is on and what is to come, or what begins at a time. */
export function CricketEvents() {
  const t = useT('betting');
  const format = useFormat();
  const [time, setTime] = useState(ANY_TIME);
  const live = useCricketEvents('live');
  const line = useCricketEvents('line', timeQuery(time, format.zoneHours));
  return (
    <PageLayout title={t('cricket.title.all-events')} titleHidden>
      <LineTimes sport={CRICKET} time={time} onTime={setTime} />
      {isSameTime(time, ANY_TIME) ? (
        <EventsOfBoth live={live} line={line} nothing={<NoCricket />} />
      ) : (
        <SectionList
          section="line"
          value={line.value}
          onRetry={line.reload}
          isNarrowed
          nothing={<NothingThen onAll={() => setTime(ANY_TIME)} />}
        />
      )}
    </PageLayout>
  );
}

/** No match of cricket, and where those are that are over. */
export function NoCricket() {
  const t = useT('betting');
  return (
    <EmptyState
      icon="calendar"
      title={t('cricket.none.title')}
      message={t('cricket.none.text')}
      action={
        <LinkButton variant="outline" href={hrefFor(RESULTS_PATH)}>
          {t('cricket.none.action')}
        </LinkButton>
      }
    />
  );
}
