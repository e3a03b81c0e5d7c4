import { useEffect, useRef } from 'react';
import type { DiceChoice, DiceFace } from '@paddock/games/dice';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { classNames, VisuallyHidden } from '@paddock/styleguide';

import type { TableProps } from '../game-face.ts';
import { timesText } from '../scene/times-text.ts';
import { useTableWords } from '../table-words.tsx';
import { easeOut, useTween } from '../use-tween.ts';
import { multiplierOf, SIDES, targetsOf, withTarget, writeRoll } from './dice-choice.ts';
import styles from './dice.module.css';

/** The slider goes by hundredths of a roll; every digit is chosen in the field beside. */
const STEP = 100;
const MARKS = [0, 25, 50, 75, 100];

/** A rail from 0 to 100 with the part that wins, the roll as a number that comes to rest, and its mark on the rail. */
export function DiceTable(props: TableProps<DiceChoice, never, DiceFace>) {
  const { choice, onChoose, isDisabled, round, motionMs } = props;
  const t = useT('originals');
  const format = useFormat();
  const { decimalMark } = format;
  const part = easeOut(useTween(round?.id ?? '', motionMs));
  const rolled = round === undefined ? undefined : Math.round(round.face.rolled * part);
  const isKnown = round !== undefined && part === 1;
  const number = writeRoll(rolled ?? 0, decimalMark);
  useTableWords(isKnown ? `${t('games.dice.rolled')} ${number}` : '');
  const rail = useRef<HTMLDivElement>(null);
  useEffect(() => {
    rail.current?.style.setProperty('--target', String(choice.target / SIDES));
    rail.current?.style.setProperty('--rolled', String((rolled ?? 0) / SIDES));
  }, [choice.target, rolled]);
  const [least, largest] = targetsOf(choice.side);
  return (
    <div className={styles.table}>
      <p
        className={classNames(
          styles.number,
          round === undefined && styles.idle,
          isKnown && (round.face.isWon ? styles.won : styles.lost),
        )}
        aria-hidden={round === undefined}
      >
        <VisuallyHidden>{t('games.dice.rolled')} </VisuallyHidden>
        {number}
      </p>
      <p className={styles.condition}>
        {t(`games.dice.wins.${choice.side}`, { target: writeRoll(choice.target, decimalMark) })}{' '}
        <b>{timesText(format, multiplierOf(choice))}</b>
      </p>
      <div ref={rail} className={styles.rail} data-side={choice.side} dir="ltr">
        <span className={styles.track} />
        {round !== undefined && (
          <span
            className={classNames(
              styles.mark,
              isKnown && (round.face.isWon ? styles.markWon : styles.markLost),
            )}
          />
        )}
        <input
          type="range"
          className={styles.slider}
          aria-label={t('games.dice.target')}
          aria-valuetext={writeRoll(choice.target, decimalMark)}
          min={0}
          max={SIDES}
          step={STEP}
          value={Math.min(largest, Math.max(least, choice.target))}
          disabled={isDisabled}
          onChange={(event) => onChoose(withTarget(choice, Number(event.currentTarget.value)))}
        />
        <div className={styles.scale} aria-hidden>
          {MARKS.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
      </div>
    </div>
  );
}
