import type { ReactNode } from 'react';

import type { SlotSymbol } from '@paddock/games/slot';

import { STABLE_DRAWINGS } from '../drawings/stable-drawings.tsx';
import styles from './slot-symbols.module.css';

/** A rank of cards. */
function Rank({ rank, tone }: { readonly rank: string; readonly tone: string | undefined }) {
  return (
    <>
      <rect x="16" y="10" width="68" height="80" rx="10" className={styles.card} />
      <text x="50" y="71" textAnchor="middle" className={tone}>
        {rank}
      </text>
    </>
  );
}

const DRAWINGS: Readonly<Record<SlotSymbol, ReactNode>> = {
  H: STABLE_DRAWINGS.horse,
  R: STABLE_DRAWINGS.jockey,
  D: STABLE_DRAWINGS.saddle,
  B: STABLE_DRAWINGS.boots,
  A: <Rank rank="A" tone={styles.red} />,
  K: <Rank rank="K" tone={styles.green} />,
  Q: <Rank rank="Q" tone={styles.violet} />,
  J: <Rank rank="J" tone={styles.blue} />,
  W: STABLE_DRAWINGS.rosette,
  S: STABLE_DRAWINGS.cup,
};

export interface SlotSymbolDrawingProps {
  readonly symbol: SlotSymbol;
  /** Where no words beside it say what it is. */
  readonly name?: string | undefined;
}

/** One symbol of the strips. */
export function SlotSymbolDrawing({ symbol, name }: SlotSymbolDrawingProps) {
  const spoken = name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <svg viewBox="0 0 100 100" className={styles.symbol} {...spoken}>
      <use href={`#slot-${symbol}`} />
    </svg>
  );
}

/** What the symbols are drawn from, once a page. */
export function SlotSymbolDefinitions() {
  return (
    <svg width="0" height="0" className={styles.definitions} aria-hidden>
      <defs>
        {(Object.keys(DRAWINGS) as SlotSymbol[]).map((symbol) => (
          <symbol key={symbol} id={`slot-${symbol}`} viewBox="0 0 100 100">
            {DRAWINGS[symbol]}
          </symbol>
        ))}
      </defs>
    </svg>
  );
}
