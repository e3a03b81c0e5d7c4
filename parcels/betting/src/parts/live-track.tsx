import type { EventState } from '@paddock/contract/schemas';

import styles from './live-track.module.css';

interface LiveTrackProps {
  readonly sport: string;
  readonly state: EventState;
  /** 0 to 1; absent for sports without a clock, which show an empty track. */
  readonly progress: number | undefined;
}

const FULL_TIME_SEC = 5400;

/** How far the match is, with its goals: home above the track, away below. Decoration; the score says it in words. */
export function LiveTrack({ sport, state, progress = 0 }: LiveTrackProps) {
  const goals = sport === 'football' ? (state.incidents ?? []).filter(({ kind }) => kind === 'goal') : [];
  return (
    <svg className={styles.track} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden>
      <rect x="0" y="5" width="100" height="2" className={styles.whole} />
      <rect x="0" y="5" width={progress * 100} height="2" className={styles.played} />
      {goals.map(({ atSec, side }, index) => (
        <rect
          key={index}
          x={Math.min(atSec / FULL_TIME_SEC, 1) * 100 - 0.6}
          y={side === 'away' ? 7 : 1}
          width="1.2"
          height="4"
          className={styles.goal}
        />
      ))}
    </svg>
  );
}
