import type { EventDetail } from '@paddock/contract/schemas';
import { eventPath } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useLabels, useServerNow } from '@paddock/shared-utils/react';
import { Flag, Panel } from '@paddock/styleguide';

import { marketOfColumn, type ListColumn } from '../model/list-columns.ts';
import { matchProgress } from '../model/match-clock.ts';
import { CutName } from './cut-name.tsx';
import { EventSides } from './field/event-sides.tsx';
import styles from './highlight-card.module.css';
import { LiveTrack } from './live-track.tsx';
import { PriceCell } from './price-cell.tsx';
import { RowClock } from './row-clock.tsx';
import { useEventWhen } from './use-event-when.ts';
import { useVisible } from './use-visible.ts';

interface HighlightCardProps {
  readonly event: EventDetail;
  /** Of its sport. */
  readonly columns: readonly ListColumn[];
}

/** A live match worth a look: score, live track, the prices of its winner. */
export function HighlightCard({ event: asRead, columns }: HighlightCardProps) {
  const labels = useLabels();
  const [ref, visible] = useVisible<HTMLDivElement>();
  const event = useEventWhen(asRead, columns, visible);
  const nowMs = useServerNow(visible ? 5000 : null);
  const [column] = columns;
  const market = column && marketOfColumn(event.markets, column);
  return (
    <Panel className={styles.card}>
      <div ref={ref} className={styles.head}>
        <Flag region={event.region.code} />
        <CutName name={event.championship.name} className={styles.championship} />
        <RowClock sport={event.sport} state={event.state} />
      </div>
      <a href={hrefFor(eventPath(event))} className={styles.teams}>
        <EventSides event={event} />
      </a>
      <LiveTrack progress={matchProgress(event.sport, event.state, nowMs)} />
      <div className={styles.cells}>
        {column?.type.outcomes.map(({ code: outcome }) =>
          market === undefined ? (
            <span key={outcome} className={styles.noCell} />
          ) : (
            <PriceCell
              key={outcome}
              event={event}
              market={market}
              outcome={outcome}
              size="line"
              text={labels.outcome(market, outcome, event, 'short')}
            />
          ),
        )}
      </div>
    </Panel>
  );
}
