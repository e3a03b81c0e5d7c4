import type { ScratchFace } from '@paddock/games/scratch';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';

import type { TableProps } from '../game-face.ts';
import { Scene, SceneWords } from '../scene/scene.tsx';
import { timesText } from '../scene/times-text.ts';
import { Foil } from './foil.tsx';
import { winningFields } from './scratched.ts';
import { useScratching } from './use-scratching.ts';
import styles from './scratch.module.css';

/** Every field lies open: a ticket that was bought elsewhere, or reloaded, is not scratched again. */
const NONE: readonly number[] = [];

/** A ticket under its foil: scratched by a pointer, or opened field by field with a key. */
export function ScratchTable({
  round,
  isDealing,
}: TableProps<Readonly<Record<string, never>>, never, ScratchFace>) {
  const t = useT('originals');
  const format = useFormat();
  const { open, path, isDone, openField, openAll, pointer } = useScratching(round?.id);
  const face = round?.face;
  const winning = face && isDone ? winningFields(face) : NONE;

  function nameOf(field: number): string {
    const name = t('games.scratch.field', { nr: field + 1 });
    const prize = open.has(field) ? face?.fields[field] : undefined;
    return prize === undefined ? name : `${name}: ${timesText(format, prize)}`;
  }

  return (
    <Scene motionMs={0}>
      <div className={styles.counter}>
        <div className={styles.ticket} data-sold={round !== undefined || undefined}>
          <div className={styles.head} aria-hidden>
            <svg viewBox="0 0 120 40" className={styles.clover}>
              {[0, 90, 180, 270].map((degrees) => (
                <path
                  key={degrees}
                  d="M60 20 C48 12 50 2 60 6 C70 2 72 12 60 20 Z"
                  transform={`rotate(${degrees} 60 20)`}
                />
              ))}
              <path d="M8 20 H42 M78 20 H112" />
            </svg>
          </div>
          <div className={styles.fields} {...(round === undefined || isDone ? {} : pointer)}>
            {Array.from({ length: 9 }, (_, field) => {
              const isOpen = open.has(field);
              return (
                <button
                  key={field}
                  type="button"
                  className={styles.field}
                  data-open={isOpen || undefined}
                  data-winning={winning.includes(field) || undefined}
                  aria-label={nameOf(field)}
                  disabled={round === undefined}
                  onClick={() => {
                    openField(field);
                  }}
                >
                  <span className={styles.prize}>
                    {face ? timesText(format, face.fields[field] ?? 0) : ''}
                  </span>
                </button>
              );
            })}
            <Foil open={open} path={path} isPrinting={isDealing} />
          </div>
          <p className={styles.foot}>{t('games.scratch.three')}</p>
        </div>
      </div>
      <div className={styles.action}>
        <Button onClick={openAll} unavailable={round === undefined || isDone}>
          {t('games.scratch.openAll')}
        </Button>
      </div>
      <SceneWords
        hint={t('games.scratch.hint')}
        meanwhile={t('games.scratch.paid')}
        roundId={round?.id}
        isShown={isDone}
        told={
          face?.paidMilli === 0
            ? t('games.scratch.toldNothing')
            : t('games.scratch.told', { times: timesText(format, face?.paidMilli ?? 0) })
        }
      />
    </Scene>
  );
}
