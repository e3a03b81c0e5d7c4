import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '@paddock/styleguide';

import styles from '../promotions/promotions.module.css';

interface DrawNameProps {
  readonly name: string;
  /** Which of its draws. */
  readonly draw: ReactNode;
}

/** Whose draw it is, and which. */
export function DrawName({ name, draw }: DrawNameProps) {
  return (
    <span className={styles.named}>
      <span>{name}</span>
      <span className={styles.quiet}>{draw}</span>
    </span>
  );
}

const TONES: Readonly<Record<string, BadgeTone>> = { open: 'positive', closed: 'warning', drawn: 'warning' };

/** How a draw stands: what sells and what waits stand out. */
export function DrawState({ phase, words }: { readonly phase: string; readonly words: string }) {
  return <Badge tone={TONES[phase] ?? 'neutral'}>{words}</Badge>;
}
