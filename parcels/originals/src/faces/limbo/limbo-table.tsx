import type { LimboChoice, LimboFace } from '@paddock/games/limbo';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { classNames, VisuallyHidden } from '@paddock/styleguide';

import type { TableProps } from '../game-face.ts';
import { timesText } from '../scene/times-text.ts';
import { useTableWords } from '../table-words.tsx';
import { easeOut, useTween } from '../use-tween.ts';
import { onDial, writeTarget } from './limbo-target.ts';
import styles from './limbo.module.css';

const RADIUS = 150;
const MARKS = ['1', '10', '100', '1k', '10k', '100k', '1M'];

/** A point of the half circle: 0 is its left end, 1 its right one. */
function at(part: number, radius: number): readonly [number, number] {
  const angle = Math.PI * (1 - part);
  return [radius * Math.cos(angle), -radius * Math.sin(angle)];
}

function arc(from: number, to: number): string {
  const [x0, y0] = at(from, RADIUS);
  const [x1, y1] = at(to, RADIUS);
  return `M${x0.toFixed(2)} ${y0.toFixed(2)}A${RADIUS} ${RADIUS} 0 0 1 ${x1.toFixed(2)} ${y1.toFixed(2)}`;
}

/** A dial from ×1 to ×1,000,000, tenfold by tenfold: what lies beyond the target wins, and the needle runs to what came. */
export function LimboTable({ choice, round, motionMs }: TableProps<LimboChoice, never, LimboFace>) {
  const t = useT('originals');
  const format = useFormat();
  const { decimalMark } = format;
  const part = easeOut(useTween(round?.id ?? '', motionMs));
  const isKnown = round !== undefined && part === 1;
  const goal = round === undefined ? 0 : onDial(round.face.resultMilli);
  // The needle goes at one pace over the tenfolds, and the number says where it is.
  const needle = goal * part;
  const shownMilli = isKnown ? round.face.resultMilli : Math.floor(100 * 10 ** (needle * 6)) * 10;
  const number = `×${writeTarget(shownMilli, decimalMark)}`;
  useTableWords(isKnown ? `${t('games.limbo.result')} ${number}` : '');
  const target = onDial(choice.targetMilli);
  const isWon = isKnown && round.face.paidMilli > 0;
  const tone = isKnown && (isWon ? styles.won : styles.lost);
  return (
    <div className={styles.table}>
      <svg viewBox="-200 -185 400 205" className={styles.dial} role="img" aria-label={t('games.limbo.dial')}>
        <path d={arc(0, target)} className={styles.below} />
        <path d={arc(target, 1)} className={styles.above} />
        {MARKS.map((mark, index) => {
          const [x, y] = at(index / 6, RADIUS + 27);
          return (
            <text key={mark} x={x} y={y + 4} className={styles.mark}>
              {mark}
            </text>
          );
        })}
        <TargetFlag part={target} />
        <g transform={`rotate(${String(180 * needle)})`} className={classNames(styles.needle, tone)}>
          <path d="M-138 0L-20 -5V5Z" />
          <circle r="13" />
        </g>
      </svg>
      <p className={classNames(styles.number, tone)}>
        <VisuallyHidden>{t('games.limbo.result')} </VisuallyHidden>
        {round === undefined ? `×–${decimalMark}––` : number}
      </p>
      <p className={styles.condition}>
        {t('games.limbo.wins', { target: timesText(format, choice.targetMilli) })}
      </p>
    </div>
  );
}

function TargetFlag({ part }: { readonly part: number }) {
  const [x0, y0] = at(part, RADIUS - 20);
  const [x1, y1] = at(part, RADIUS + 15);
  return <line x1={x0} y1={y0} x2={x1} y2={y1} className={styles.flag} />;
}
