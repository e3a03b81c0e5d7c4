import { useId } from 'react';

import { EGGS, PAYS, ROWS, type DragonChoice, type DragonFace } from '@paddock/games/dragon';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { VisuallyHidden } from '@paddock/styleguide';

import type { TableProps } from '../game-face.ts';
import { Scene, SceneWords } from '../scene/scene.tsx';
import { timesText } from '../scene/times-text.ts';
import { useSteps } from '../scene/use-steps.ts';
import { EggDrawing, MountainDrawing } from './dragon-drawing.tsx';
import { eggState, momentsOf, NO_EGG, pathPoints, rowsShown, withEgg } from './dragon-path.ts';
import styles from './dragon.module.css';

const FROM_TOP = Array.from({ length: ROWS }, (_, at) => ROWS - 1 - at);
const ALL_EGGS = Array.from({ length: EGGS }, (_, egg) => egg);

/** A mountain with six ledges of eggs; the way goes up from the lowest one. */
export function DragonTable(props: TableProps<DragonChoice, never, DragonFace>) {
  const { choice, onChoose, isDisabled, round, motionMs } = props;
  const t = useT('originals');
  const format = useFormat();
  const name = useId();
  const face = round?.face;
  const { passed, isShown } = useSteps(round?.id, face ? momentsOf(face.passed) : [], motionMs);
  const missing = choice.path.filter((egg) => egg === NO_EGG).length;
  const shownRows = face ? Math.min(passed, rowsShown(face.passed)) : 0;
  const line = pathPoints(choice.path, face === undefined ? ROWS : shownRows);

  return (
    <Scene motionMs={motionMs}>
      <div className={styles.mountain}>
        <MountainDrawing />
        <div className={styles.ledges}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.way} aria-hidden>
            <polyline
              points={line.map(([x, y]) => `${x},${y}`).join(' ')}
              data-walked={face !== undefined || undefined}
            />
          </svg>
          {FROM_TOP.map((row) => (
            <div
              key={row}
              role="radiogroup"
              aria-label={t('games.dragon.row', { nr: row + 1 })}
              className={styles.ledge}
              data-walked={(face !== undefined && row < Math.min(shownRows, face.passed)) || undefined}
            >
              <span className={styles.pays}>{timesText(format, PAYS[choice.dragons][row + 1] ?? 0)}</span>
              {ALL_EGGS.map((egg) => {
                const state = eggState(choice, face, [row, egg], passed);
                return (
                  <label key={egg} className={styles.egg} data-state={state}>
                    <input
                      type="radio"
                      name={`${name} ${row}`}
                      className={styles.radio}
                      checked={choice.path[row] === egg}
                      disabled={isDisabled}
                      onChange={() => {
                        onChoose(withEgg(choice, row, egg));
                      }}
                    />
                    <VisuallyHidden>{t(`games.dragon.egg.${state}`, { nr: egg + 1 })}</VisuallyHidden>
                    <EggDrawing state={state} />
                  </label>
                );
              })}
            </div>
          ))}
        </div>
      </div>
      <SceneWords
        hint={missing > 0 ? t('games.dragon.missing', { count: missing }) : t('games.dragon.ready')}
        roundId={round?.id}
        isShown={isShown}
        told={t(face?.passed === ROWS ? 'games.dragon.toldTop' : 'games.dragon.told', {
          count: face?.passed ?? 0,
          times: timesText(format, face?.paidMilli ?? 0),
        })}
      />
    </Scene>
  );
}
