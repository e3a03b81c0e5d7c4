import { segmentsOf, type WheelChoice, type WheelFace } from '@paddock/games/wheel';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { classNames } from '@paddock/styleguide';

import type { TableProps } from '../game-face.ts';
import { timesText } from '../scene/times-text.ts';
import { payTone } from '../pay-tone.ts';
import tones from '../pay-tone.module.css';
import { useTableWords } from '../table-words.tsx';
import { easeOut, useTween } from '../use-tween.ts';
import { countsOf, restOf, segmentPath } from './wheel-ring.ts';
import styles from './wheel.module.css';

const INNER = 62;
const OUTER = 96;

/** A ring of segments under a pointer; it turns until the segment of the round stands there. What pays what is below. */
export function WheelTable({ choice, round, motionMs }: TableProps<WheelChoice, never, WheelFace>) {
  const t = useT('originals');
  const format = useFormat();
  const part = easeOut(useTween(round?.id ?? '', motionMs));
  const segments = segmentsOf(choice.segments, choice.risk);
  const isKnown = round !== undefined && part === 1;
  const degrees = round === undefined ? 0 : restOf(round.face.segment, segments.length) * part;
  const fell = isKnown ? timesText(format, round.face.paidMilli) : '';
  useTableWords(fell);
  return (
    <div className={styles.table}>
      <svg
        viewBox="-100 -108 200 210"
        className={styles.wheel}
        role="img"
        aria-label={t('games.wheel.wheel', { count: segments.length })}
      >
        <g transform={`rotate(${degrees.toFixed(2)})`}>
          {segments.map((milli, at) => (
            <path
              key={at}
              d={segmentPath(at, segments.length, INNER, OUTER)}
              className={classNames(styles.segment, tones[payTone(milli)])}
            />
          ))}
        </g>
        <path d="M0 -84L-8 -106H8Z" className={styles.pointer} />
        <text
          y="2"
          className={classNames(styles.result, isKnown && round.face.paidMilli > 1_000 && styles.won)}
        >
          {isKnown ? fell : '×'}
        </text>
      </svg>
      <ul className={styles.legend}>
        {countsOf(segments).map(([milli, count]) => (
          <li
            key={milli}
            className={classNames(
              styles.pays,
              tones[payTone(milli)],
              isKnown && round.face.paidMilli === milli && styles.hit,
            )}
          >
            <b>{timesText(format, milli)}</b>
            <span>{t('games.wheel.of', { count, all: segments.length })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
