import type { EventInfo } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { VisuallyHidden } from '@paddock/styleguide';

import { incidentSide } from '../model/incident-side.ts';
import { hasRoomForHalfTime, timelineMarks, type TimelineMark } from '../model/timeline.ts';
import styles from './match-timeline.module.css';

interface MatchTimelineProps {
  readonly event: EventInfo;
  /** 0 to 1. */
  readonly progress: number;
}

const QUARTERS_OF_AN_HOUR = [15, 30, 60, 75] as const;
/** Middle of the track in the drawing's height of 52. */
const TRACK_Y = 26;

/** A football match as a line from 0 to 90: goals and cards, home above and away below; the lamp is now. */
export function MatchTimeline({ event, progress }: MatchTimelineProps) {
  const t = useT('betting');
  const common = useT('common');
  const format = useFormat();
  const marks = timelineMarks(event.state.incidents ?? []);
  const words = { nameOf: format.name, ownGoal: t('pitch.ownGoal'), language: format.language };
  const now = `${progress * 100}%`;
  return (
    <div className={styles.timeline}>
      <svg width="100%" height={2 * TRACK_Y} aria-hidden direction="ltr" className={styles.drawing}>
        <rect x="0" y={TRACK_Y - 1} width="100%" height="2" className={styles.whole} />
        <rect x="0" y={TRACK_Y - 1} width={now} height="2" className={styles.played} />
        {QUARTERS_OF_AN_HOUR.map((minute) => (
          <rect
            key={minute}
            x={place(minute / 90)}
            y={TRACK_Y - 3}
            width="1"
            height="6"
            className={styles.tick}
          />
        ))}
        <rect x="50%" y={TRACK_Y - 8} width="1" height="16" className={styles.tick} />
        {hasRoomForHalfTime(marks) && (
          <text x="50%" y={TRACK_Y - 12} textAnchor="middle" className={styles.label}>
            {common(`periodShort.${event.sport}.ht`)}
          </text>
        )}
        {marks.map((mark, index) => (
          // Incidents have no identity but their place in the story.
          <Mark key={index} mark={mark} />
        ))}
        <circle cx={now} cy={TRACK_Y} r="5" className={styles.now} />
      </svg>
      <VisuallyHidden>
        {marks
          .map((mark) =>
            t(`pitch.${mark.kind}`, {
              minute: mark.minute,
              team: incidentSide(mark, format.name(event[mark.side].name), words),
            }),
          )
          .join('. ')}
      </VisuallyHidden>
    </div>
  );
}

function Mark({ mark: { kind, side, at, minute, isLabelled } }: { readonly mark: TimelineMark }) {
  const y = side === 'home' ? TRACK_Y - 14 : TRACK_Y + 14;
  if (kind !== 'goal') {
    return (
      <svg x={place(at)} y={y - 5} overflow="visible">
        <rect
          x="-4"
          width="8"
          height="10"
          rx="1.5"
          className={kind === 'red-card' ? styles.red : styles.yellow}
        />
      </svg>
    );
  }
  return (
    <svg x={place(at)} y={y} overflow="visible">
      <circle r="6" className={styles.goal} />
      <circle r="2" className={styles.seam} />
      {isLabelled && (
        <text x="10" y="4" className={styles.label}>
          {minute}′
        </text>
      )}
    </svg>
  );
}

function place(share: number): string {
  return `${share * 100}%`;
}
