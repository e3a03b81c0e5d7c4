import type { ReactNode } from 'react';

import type { BingoBalls } from '@paddock/games/bingo';
import { useFormat, useT } from '@paddock/shared-utils/react';

import styles from './bingo-caller.module.css';
import { letterOf, toneOf } from './called.ts';

/** Balls that are seen beside the last one. */
const TRAIL = 5;

export interface BingoCallerProps {
  readonly balls: BingoBalls;
  /** In the order drawn, so far. */
  readonly called: readonly number[];
  /** How many will be. */
  readonly of: number;
  readonly children: ReactNode;
}

/** The last balls, how many there were, and the board of all. */
export function BingoCaller({ balls, called, of, children }: BingoCallerProps) {
  const t = useT('originals');
  const format = useFormat();
  const last = called.at(-1);
  const trail = called.slice(-1 - TRAIL, -1).toReversed();
  const isCalled = new Set(called);
  return (
    <div className={styles.caller}>
      <div className={styles.line}>
        <span className={styles.ball} data-tone={last === undefined ? undefined : toneOf(last, balls)}>
          {last !== undefined && (
            <span key={last} className={styles.plate}>
              <small>{letterOf(last, balls)}</small>
              <b>{format.number(last)}</b>
            </span>
          )}
        </span>
        <div className={styles.beside}>
          <ol className={styles.trail} aria-hidden>
            {Array.from({ length: TRAIL }, (_, at) => {
              const ball = trail[at];
              return (
                <li
                  key={at}
                  className={styles.small}
                  data-tone={ball === undefined ? undefined : toneOf(ball, balls)}
                >
                  {ball !== undefined && <span className={styles.plate}>{format.number(ball)}</span>}
                </li>
              );
            })}
          </ol>
          <div className={styles.count}>
            <span>{t('games.bingo.called', { count: called.length, of })}</span>
            {children}
          </div>
        </div>
      </div>
      <ol className={styles.board} data-balls={balls} aria-hidden>
        {Array.from({ length: balls }, (_, at) => (
          <li key={at} data-called={isCalled.has(at + 1) || undefined}>
            {at + 1}
          </li>
        ))}
      </ol>
    </div>
  );
}
