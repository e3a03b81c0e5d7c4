import type { ChestChoice, ChestFace } from '@paddock/games/chest';
import { useFormat, useT } from '@paddock/shared-utils/react';

import type { TableProps } from '../game-face.ts';
import { Scene, SceneWords } from '../scene/scene.tsx';
import { timesText } from '../scene/times-text.ts';
import { useSteps } from '../scene/use-steps.ts';
import { CaveDrawing, ChestDrawing } from './chest-drawing.tsx';
import styles from './chest.module.css';
import { chestState, contentOf, type ChestState } from './chest-words.ts';

/** The player's lid, then the other lids. */
const MOMENTS = [0.3, 0.8, 1];

/** A cave with chests; the one that is pressed is the one that is opened. */
export function ChestTable(props: TableProps<ChestChoice, never, ChestFace>) {
  const { choice, onChoose, isDisabled, isDealing, round, motionMs } = props;
  const t = useT('originals');
  const format = useFormat();
  const { passed, isShown } = useSteps(round?.id, MOMENTS, motionMs);
  const prizes = round?.face.prizesMilli ?? [];

  const nameOf = (chest: number, state: ChestState): string => {
    const isOpen = state === 'open' || state === 'aside';
    const name = t('games.chest.chest', { nr: chest + 1 });
    return isOpen ? `${name}: ${timesText(format, prizes[chest] ?? 0)}` : name;
  };

  return (
    <Scene motionMs={motionMs}>
      <div className={styles.cave} data-count={choice.chests}>
        <CaveDrawing />
        {Array.from({ length: choice.chests }, (_, chest) => {
          const state = chestState(choice, chest, passed);
          const isOpen = state === 'open' || state === 'aside';
          return (
            <button
              key={chest}
              type="button"
              className={styles.chest}
              data-state={state}
              data-busy={(isDealing && state === 'chosen') || undefined}
              aria-pressed={chest === choice.opened}
              aria-label={nameOf(chest, state)}
              disabled={isDisabled}
              onClick={() => {
                onChoose({ ...choice, opened: chest });
              }}
            >
              <ChestDrawing content={contentOf(prizes[chest] ?? 0)} />
              <span className={styles.prize}>{isOpen ? timesText(format, prizes[chest] ?? 0) : ''}</span>
            </button>
          );
        })}
      </div>
      <SceneWords
        roundId={round?.id}
        isShown={isShown}
        hint={t(choice.opened < 0 ? 'games.chest.pick' : 'games.chest.ready', { nr: choice.opened + 1 })}
        told={t(`games.chest.${contentOf(round?.face.paidMilli ?? 0)}`, {
          nr: choice.opened + 1,
          times: timesText(format, round?.face.paidMilli ?? 0),
        })}
      />
    </Scene>
  );
}
