import { findSport } from '@paddock/contract';
import type { EventState } from '@paddock/contract/schemas';
import { useFormat, useLabels, useServerNow, useT } from '@paddock/shared-utils/react';
import { LiveLamp } from '@paddock/styleguide';

import { oversText } from '../model/cricket-score.ts';
import { clockSeconds, minuteText } from '../model/match-clock.ts';
import styles from './event-row.module.css';

interface RowClockProps {
  readonly sport: string;
  readonly state: EventState;
}

/** Left column of a row: match clock and period, or the time it starts. */
export function RowClock({ sport, state }: RowClockProps) {
  const format = useFormat();
  if (state.status === 'live') {
    return (
      <div className={styles.clock}>
        <LiveClock sport={sport} state={state} />
      </div>
    );
  }
  return (
    <div className={styles.clock}>
      <time dateTime={new Date(state.startsAtMs).toISOString()}>{format.time(state.startsAtMs)}</time>
      <span>{format.dayMonth(state.startsAtMs)}</span>
    </div>
  );
}

function LiveClock({ sport, state }: RowClockProps) {
  const t = useT('common');
  const format = useFormat();
  const runs = state.clockSec !== undefined && (state.clockRate ?? 0) > 0;
  const nowMs = useServerNow(runs ? 1000 : null);
  const seconds = clockSeconds(sport, state, nowMs);
  const period = useLabels().period(sport, state.period);
  const short = t(`periodShort.${sport}.${state.period}`);
  if (state.cricket !== undefined) {
    return (
      <>
        <LiveLamp>{short}</LiveLamp>
        {state.server && <span>{format.digits(oversText(state, state.server))}</span>}
      </>
    );
  }
  if (!runs || seconds === undefined) {
    return (
      <>
        <LiveLamp paused={state.clockSec !== undefined}>
          {state.clockSec === undefined ? period : short}
        </LiveLamp>
        {state.clockSec !== undefined && <span title={period}>{period}</span>}
      </>
    );
  }
  // A match told along its minutes says which one it is, as people do.
  const inMinutes = findSport(sport)?.hasPitch === true;
  return (
    <>
      <LiveLamp>
        {inMinutes ? (
          <bdi dir="ltr">{format.digits(minuteText(state.period, seconds))}</bdi>
        ) : (
          format.clock(seconds)
        )}
      </LiveLamp>
      <span title={period}>{inMinutes ? period : short}</span>
    </>
  );
}
