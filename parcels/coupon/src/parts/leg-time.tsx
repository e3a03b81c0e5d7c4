import type { EventState } from '@paddock/contract/schemas';
import { useFormat, useLabels } from '@paddock/shared-utils/react';
import { LiveLamp } from '@paddock/styleguide';

interface LegTimeProps {
  /** Absent until it is known, and once the match is gone. */
  readonly state: EventState | undefined;
  readonly sport: string;
  readonly startsAtMs: number;
}

/** How the match of a leg stands while it is played, and when it begins. */
export function LegTime({ state, sport, startsAtMs }: LegTimeProps) {
  const labels = useLabels();
  const format = useFormat();
  if (state?.status === 'live') {
    return (
      <LiveLamp>
        {format.score(state.score)} {labels.period(sport, state.period)}
      </LiveLamp>
    );
  }
  return <span>{format.dateTime(state?.startsAtMs ?? startsAtMs)}</span>;
}
