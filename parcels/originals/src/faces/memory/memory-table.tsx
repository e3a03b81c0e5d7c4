import { CARDS, TURNED, type MemoryChoice, type MemoryFace } from '@paddock/games/memory';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { STABLE_DRAWINGS } from '../drawings/stable-drawings.tsx';
import type { TableProps } from '../game-face.ts';
import { Scene, SceneWords } from '../scene/scene.tsx';
import { timesText } from '../scene/times-text.ts';
import { useSteps } from '../scene/use-steps.ts';
import { cardState, MOMENTS, PICTURES, withPlace, type CardState } from './memory-cards.ts';
import styles from './memory.module.css';

const isUp = (state: CardState): boolean => state === 'up' || state === 'pair' || state === 'aside';

/** Sixteen cards on a cloth; the six that are named are turned one after the other. */
export function MemoryTable(props: TableProps<MemoryChoice, never, MemoryFace>) {
  const { choice, onChoose, isDisabled, round, motionMs } = props;
  const { places } = choice;
  const t = useT('originals');
  const format = useFormat();
  const { passed, isShown } = useSteps(round?.id, MOMENTS, motionMs);
  const board = round?.face.board;
  const pairs = round?.face.pairs ?? 0;
  const missing = TURNED - places.length;

  function nameOf(place: number, state: CardState): string {
    const card = t('games.memory.card', { nr: place + 1 });
    if (!isUp(state)) return card;
    const picture = t(`games.memory.picture.${PICTURES[board?.[place] ?? 0] ?? 'horse'}`);
    return t(state === 'pair' ? 'games.memory.cardOfPair' : 'games.memory.cardUp', { card, picture });
  }

  return (
    <Scene motionMs={motionMs}>
      <div className={styles.cloth}>
        {Array.from({ length: CARDS }, (_, place) => {
          const state = cardState(place, places, board, passed);
          const order = places.indexOf(place);
          return (
            <button
              key={place}
              type="button"
              className={styles.card}
              data-state={state}
              aria-pressed={order !== -1}
              aria-label={nameOf(place, state)}
              disabled={isDisabled}
              aria-disabled={(missing === 0 && order === -1) || undefined}
              onClick={() => {
                onChoose({ places: withPlace(places, place) });
              }}
            >
              <span className={styles.leaf}>
                <svg viewBox="0 0 100 100" className={styles.back} aria-hidden>
                  <path
                    d="M50 8 L92 50 L50 92 L8 50 Z M50 24 L76 50 L50 76 L24 50 Z"
                    className={styles.weave}
                  />
                  <circle cx="50" cy="50" r="9" className={styles.knot} />
                </svg>
                <svg viewBox="0 0 100 100" className={styles.front} aria-hidden>
                  {isUp(state) && STABLE_DRAWINGS[PICTURES[board?.[place] ?? 0] ?? 'horse']}
                </svg>
              </span>
              {order !== -1 && <span className={styles.order}>{format.number(order + 1)}</span>}
            </button>
          );
        })}
      </div>
      <SceneWords
        hint={missing > 0 ? t('games.memory.missing', { count: missing }) : t('games.memory.ready')}
        roundId={round?.id}
        isShown={isShown}
        told={t('games.memory.told', { count: pairs, times: timesText(format, round?.face.paidMilli ?? 0) })}
      />
    </Scene>
  );
}
