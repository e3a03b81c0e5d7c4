import { kenoPays, NUMBERS, type KenoChoice, type KenoFace } from '@paddock/games/keno';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { classNames } from '@paddock/styleguide';

import type { TableProps } from '../game-face.ts';
import { timesText } from '../scene/times-text.ts';
import { useTableWords } from '../table-words.tsx';
import { useTween } from '../use-tween.ts';
import { withMark } from './keno-card.ts';
import styles from './keno.module.css';

const CARD = Array.from({ length: NUMBERS }, (_, at) => at + 1);

/** Forty lamps: those that are marked have a ring, those that were drawn burn, and what is both is a hit. */
export function KenoTable(props: TableProps<KenoChoice, never, KenoFace>) {
  const { choice, onChoose, isDisabled, round, motionMs } = props;
  const t = useT('originals');
  const part = useTween(round?.id ?? '', motionMs);
  const drawn = round?.face.drawn.slice(0, Math.floor(round.face.drawn.length * part)) ?? [];
  const hits = drawn.filter((number) => choice.numbers.includes(number)).length;
  useTableWords(round !== undefined && part === 1 ? t('games.keno.hits', { count: hits }) : '');
  return (
    <div className={styles.table}>
      <div className={styles.card} role="group" aria-label={t('games.keno.card')}>
        {CARD.map((number) => {
          const isMarked = choice.numbers.includes(number);
          const isDrawn = drawn.includes(number);
          return (
            <button
              key={number}
              type="button"
              className={classNames(styles.lamp, isDrawn && styles.drawn)}
              aria-pressed={isMarked}
              aria-label={
                isDrawn ? t(isMarked ? 'games.keno.hit' : 'games.keno.drawn', { number }) : undefined
              }
              disabled={isDisabled}
              onClick={() => onChoose(withMark(choice, number))}
            >
              {number}
            </button>
          );
        })}
      </div>
      <Pays choice={choice} hits={round === undefined ? undefined : hits} />
    </div>
  );
}

function Pays({ choice, hits }: { readonly choice: KenoChoice; readonly hits: number | undefined }) {
  const t = useT('originals');
  const format = useFormat();
  if (choice.numbers.length === 0) return <p className={styles.none}>{t('games.keno.mark')}</p>;
  return (
    <ul className={styles.pays} aria-label={t('games.keno.pays')}>
      {kenoPays(choice.numbers.length, choice.risk).map((milli, count) => (
        <li key={count} className={classNames(hits === count && styles.now)}>
          <b>{timesText(format, milli)}</b>
          <span>{t('games.keno.hits', { count })}</span>
        </li>
      ))}
    </ul>
  );
}
