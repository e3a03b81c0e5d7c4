import { partsText } from '@paddock/contract';
import { slotsOf, type PlinkoChoice, type PlinkoFace } from '@paddock/games/plinko';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { classNames, VisuallyHidden } from '@paddock/styleguide';

import type { TableProps } from '../game-face.ts';
import { timesText } from '../scene/times-text.ts';
import { payTone } from '../pay-tone.ts';
import tones from '../pay-tone.module.css';
import { useTableWords } from '../table-words.tsx';
import { useTween } from '../use-tween.ts';
import { ballAt, pegsOf } from './plinko-fall.ts';
import styles from './plinko.module.css';

/** Height of a slot in steps; its multiplier stands upright in it. */
const SLOT_HEIGHT = 1.9;

/** A triangle of pegs over a row of slots that say what they pay; the ball falls by the path of the round. */
export function PlinkoTable({ choice, round, motionMs }: TableProps<PlinkoChoice, never, PlinkoFace>) {
  const t = useT('originals');
  const format = useFormat();
  const part = useTween(round?.id ?? '', motionMs);
  const { rows, risk } = choice;
  const slots = slotsOf(rows, risk);
  const isKnown = round !== undefined && part === 1;
  const ball = round && ballAt(round.face.path, part);
  const landed = isKnown
    ? t('games.plinko.landed', {
        slot: round.face.slot + 1,
        multiplier: timesText(format, round.face.paidMilli),
      })
    : '';
  useTableWords(landed);
  const width = rows + 1.4;
  return (
    <>
      <svg
        viewBox={`${String(-width / 2)} -1 ${String(width)} ${String(rows + SLOT_HEIGHT + 1.5)}`}
        className={styles.board}
        role="img"
        aria-label={t('games.plinko.board', { rows })}
      >
        {pegsOf(rows).map(({ x, y }) => (
          <circle key={`${String(x)} ${String(y)}`} cx={x} cy={y} r="0.11" className={styles.peg} />
        ))}
        {slots.map((milli, slot) => (
          <g
            key={slot}
            transform={`translate(${String(slot - rows / 2)} ${String(rows + 0.2)})`}
            className={classNames(
              tones[payTone(milli)],
              isKnown && round.face.slot === slot && styles.landed,
            )}
          >
            <rect x="-0.45" width="0.9" height={SLOT_HEIGHT} rx="0.15" className={styles.slot} />
            <text transform={`translate(0 ${String(SLOT_HEIGHT / 2)}) rotate(-90)`} className={styles.pays}>
              {format.number(milli / 1000)}
            </text>
          </g>
        ))}
        {ball !== undefined && <circle cx={ball.x} cy={ball.y - 0.35} r="0.32" className={styles.ball} />}
      </svg>
      <p className={styles.landing}>{isKnown ? landed : '\u00a0'}</p>
      <VisuallyHidden>
        {t('games.plinko.slots', {
          list: partsText(
            slots.map((milli) => timesText(format, milli)),
            format.language,
          ),
        })}
      </VisuallyHidden>
    </>
  );
}
