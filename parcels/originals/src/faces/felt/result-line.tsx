import { useEffect, useState } from 'react';

import { useTableWords } from '../table-words.tsx';
import { Appearing } from './appearing.tsx';
import styles from './felt.module.css';

export interface TableResult {
  readonly tone: 'gain' | 'even' | 'loss';
  readonly words: string;
}

interface ResultLineProps {
  /** What the round came to; undefined while there is nothing to tell. */
  readonly result: TableResult | undefined;
  /** What stands there before: what may be done next. */
  readonly hint: string;
  readonly roundId: string | undefined;
  /** After so long the table stands still, and the words may be read. */
  readonly motionMs: number;
}

const FADING_MS = 160;

/** One line under a table, which is there before it has anything to say. */
export function ResultLine({ result, hint, roundId, motionMs }: ResultLineProps) {
  const [stillId, setStill] = useState<string>();
  const isOver = result !== undefined;
  useEffect(() => {
    if (!isOver || motionMs === 0) return undefined;
    const timer = setTimeout(() => {
      setStill(roundId);
    }, motionMs);
    return () => clearTimeout(timer);
  }, [isOver, motionMs, roundId]);
  const isTold = isOver && (motionMs === 0 || stillId === roundId);
  useTableWords(isTold ? result.words : isOver ? '' : hint);
  return (
    <p className={styles.line} data-tone={isTold ? result.tone : undefined} data-testid="table-words">
      {isTold && (
        <Appearing key={roundId} className={styles.result} durationMs={motionMs === 0 ? 0 : FADING_MS}>
          {result.words}
        </Appearing>
      )}
      {!isOver && hint}
    </p>
  );
}
