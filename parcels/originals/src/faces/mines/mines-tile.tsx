import type { ComponentPropsWithRef } from 'react';

import { useT } from '@paddock/shared-utils/react';

import { Appearing } from '../felt/appearing.tsx';
import type { TileState } from './mines-tiles.ts';
import styles from './mines.module.css';

interface MinesTileProps {
  readonly state: TileState;
  /** From 1. */
  readonly row: number;
  readonly column: number;
  readonly motionMs: number;
  /** Whether the round takes moves. */
  readonly isOpen: boolean;
  /** What makes it one of the places that arrow keys go round. */
  readonly attributes: ComponentPropsWithRef<'button'>;
  readonly onOpen: () => void;
}

/** A tile: a lid of stone, and once it is opened what lay under it. */
export function MinesTile({ state, row, column, motionMs, isOpen, attributes, onOpen }: MinesTileProps) {
  const t = useT('originals');
  const canOpen = isOpen && state === 'hidden';
  return (
    <button
      type="button"
      {...attributes}
      className={styles.tile}
      data-state={state}
      aria-label={t('games.mines.tile', { row, column, what: t(`games.mines.state.${state}`) })}
      aria-disabled={!canOpen}
      onClick={() => {
        if (canOpen) onOpen();
      }}
    >
      {state !== 'hidden' && (
        <Appearing className={styles.found} durationMs={motionMs}>
          <svg viewBox="-24 -24 48 48" aria-hidden>
            {state === 'gem' || state === 'gem-left' ? <Gem /> : <Mine />}
          </svg>
        </Appearing>
      )}
    </button>
  );
}

const Gem = () => (
  <g className={styles.gem}>
    <path d="M-10-14h20L20-3 0 19-20-3Z" className={styles.gemBody} />
    <path d="M-20-3h40L0 19Z" className={styles.gemDeep} />
    <path d="M-10-14-7-3h14l3-11ZM-7-3 0 19 7-3Z" className={styles.gemLight} />
    <path d="M-10-14h20L7-3H-7Z" className={styles.gemTop} />
  </g>
);

/** Spikes of a mine, eight of them. */
const SPIKES = Array.from({ length: 8 }, (_, at) => at * 45);

const Mine = () => (
  <g>
    {SPIKES.map((degrees) => (
      <path key={degrees} d="M-3-12 0-21 3-12Z" transform={`rotate(${degrees})`} className={styles.spike} />
    ))}
    <circle r="13" className={styles.mine} />
    <circle r="4.5" cx="-4" cy="-4" className={styles.shine} />
  </g>
);
