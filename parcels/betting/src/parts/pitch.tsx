import type { Incident } from '@paddock/contract/schemas';
import type { EventInfo } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { incidentSide } from '../model/incident-side.ts';
import { minuteOf } from '../model/timeline.ts';
import styles from './pitch.module.css';

const BANDS = 10;

/** The pitch with the place of the last incident: the goal, the corner flag, the middle. Home plays to the right. */
export function Pitch({ event }: { readonly event: EventInfo }) {
  const t = useT('betting');
  const format = useFormat();
  const last = (event.state.incidents ?? []).findLast(({ side }) => side !== undefined);
  const words = { nameOf: format.name, ownGoal: t('pitch.ownGoal'), language: format.language };
  const team = last?.side === undefined ? '' : incidentSide(last, format.name(event[last.side].name), words);
  const minute = minuteOf(last?.atSec ?? 0);
  const told = last === undefined ? t('pitch.quiet') : t(`pitch.${last.kind}`, { team, minute });
  const spot = last === undefined ? undefined : spotOf(last);
  return (
    <figure className={styles.pitch}>
      <svg viewBox="0 0 105 68" preserveAspectRatio="xMidYMid slice" role="img" aria-label={told}>
        {Array.from({ length: BANDS }, (_, band) => (
          <rect
            key={band}
            x={(band * 105) / BANDS}
            width={105 / BANDS}
            height="68"
            className={band % 2 === 0 ? styles.turfA : styles.turfB}
          />
        ))}
        <g className={styles.lines}>
          <rect x="3" y="3" width="99" height="62" />
          <path d="M52.5 3v62M3 14h16v40H3M102 14H86v40h16M3 25h6v18H3M102 25h-6v18h6" />
          <circle cx="52.5" cy="34" r="9" />
          <path d="M19 28a8 8 0 0 1 0 12M86 28a8 8 0 0 0 0 12" />
        </g>
        {spot !== undefined && (
          <>
            <circle cx={spot.x} cy={spot.y} r="4" className={styles.halo} />
            <circle cx={spot.x} cy={spot.y} r="1.6" className={styles.ball} />
          </>
        )}
      </svg>
      <figcaption className={styles.words} aria-hidden>
        {told}
      </figcaption>
    </figure>
  );
}

function spotOf({ kind, side, atSec }: Incident): { x: number; y: number } {
  const forward = (x: number) => (side === 'away' ? 105 - x : x);
  if (kind === 'goal') return { x: forward(101), y: 34 };
  if (kind === 'corner') return { x: forward(101.5), y: atSec % 2 === 0 ? 3.5 : 64.5 };
  return { x: forward(58), y: 34 };
}
