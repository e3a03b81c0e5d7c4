import type { CSSProperties } from 'react';

import type { Spin } from '@paddock/games/slot';

import { SlotLines, type DrawnWin } from './slot-lines.tsx';
import { travelOf, windowOf } from './slot-reels.ts';
import { SlotSymbolDrawing } from './slot-symbols.tsx';
import styles from './slot.module.css';

export interface SlotWindowProps {
  /** Where the reels stand, or stop. */
  readonly stops: readonly number[];
  /** Where they turn from; undefined while they stand. */
  readonly from: readonly number[] | undefined;
  /** Another for each turn. */
  readonly turnId: string;
  readonly turnMs: number;
  readonly wins: readonly DrawnWin[];
}

/** Five reels and three rows, and over them the lines that pay. */
export function SlotWindow({ stops, from, turnId, turnMs, wins }: SlotWindowProps) {
  const standing = windowOf(stops);
  return (
    <div className={styles.window} aria-hidden>
      {stops.map((stop, reel) => {
        const before = from?.[reel];
        const travel = before === undefined ? undefined : travelOf(reel, before, stop);
        const symbols = travel?.symbols ?? standing[reel] ?? [];
        const part = (100 * (travel?.rows ?? 0)) / symbols.length;
        const motion = {
          '--from': `-${part}%`,
          '--turn': `${Math.round(turnMs * (0.5 + 0.1 * (reel + 1)))}ms`,
        };
        return (
          <div key={reel} className={styles.reel}>
            <div
              key={travel ? turnId : 'standing'}
              className={styles.strip}
              data-turning={travel !== undefined || undefined}
              style={motion as CSSProperties}
            >
              {symbols.map((symbol, at) => (
                <span key={at} className={styles.cell}>
                  <SlotSymbolDrawing symbol={symbol} />
                </span>
              ))}
            </div>
          </div>
        );
      })}
      <SlotLines wins={wins} />
    </div>
  );
}

/** Where the reels stand before the first round. */
export const FIRST_STOPS: Spin['stops'] = [12, 11, 13, 10, 29];
