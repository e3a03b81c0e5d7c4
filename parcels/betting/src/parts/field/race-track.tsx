import type { RaceState } from '@paddock/contract/schemas';
import type { EventInfo } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Panel, VisuallyHidden } from '@paddock/styleguide';

import styles from './race-track.module.css';

interface RaceTrackProps {
  readonly event: EventInfo;
  readonly race: RaceState;
}

/** Height of a lane, and where it begins and ends in a width of 1,000. */
const LANE = 44;
const FROM = 30;
const TO = 960;

/** A race as lanes from start to finish, with a mark for each lap. Whoever asks for less motion sees it move by steps. */
export function RaceTrack({ event, race }: RaceTrackProps) {
  const t = useT('betting');
  const format = useFormat();
  const runners = event.field?.runners ?? [];
  const courseOf = (code: string) => race.runners.find((one) => one.code === code)?.courseMilli ?? 0;
  const order = runners.toSorted((a, b) => courseOf(b.code) - courseOf(a.code));
  const height = LANE * runners.length;
  const x = (milli: number) => FROM + ((TO - FROM) * milli) / 1000;
  return (
    <Panel bleed className={styles.panel}>
      <svg viewBox={`0 0 1000 ${height}`} className={styles.track} aria-hidden>
        {Array.from({ length: race.laps }, (_, lap) => (
          <line
            key={lap}
            x1={x((1000 * (lap + 1)) / race.laps)}
            x2={x((1000 * (lap + 1)) / race.laps)}
            y1="0"
            y2={height}
            className={lap + 1 === race.laps ? styles.finish : styles.lap}
          />
        ))}
        {runners.map(({ code, silk: { colours } }, lane) => (
          <g key={code}>
            <line
              x1={FROM}
              x2={TO}
              y1={(lane + 0.5) * LANE}
              y2={(lane + 0.5) * LANE}
              className={styles.lane}
            />
            <g
              className={styles.marble}
              style={{ transform: `translate(${x(courseOf(code))}px, ${(lane + 0.5) * LANE}px)` }}
            >
              <circle r="17" fill={colours[0]} className={styles.ball} />
              <circle r="11" fill={colours[1]} className={styles.plate} />
              <text dy="5" textAnchor="middle" className={styles.code}>
                {code}
              </text>
            </g>
          </g>
        ))}
      </svg>
      {event.state.placings === undefined && (
        <ol className={styles.order}>
          {order.map(({ code, name }) => (
            <li key={code}>{format.name(name)}</li>
          ))}
        </ol>
      )}
      <VisuallyHidden>{t('field.track', { laps: race.laps })}</VisuallyHidden>
    </Panel>
  );
}
