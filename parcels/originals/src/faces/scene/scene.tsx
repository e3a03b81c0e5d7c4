import type { CSSProperties, ReactNode } from 'react';

import { classNames } from '@paddock/styleguide';

import { useTableWords } from '../table-words.tsx';
import styles from './scene.module.css';

export interface SceneProps {
  readonly className?: string | undefined;
  readonly motionMs: number;
  readonly children: ReactNode;
}

/** The ground of a face: its scene, and below it the words of what happened. `--motion` is the time of the whole motion. */
export function Scene({ className, motionMs, children }: SceneProps) {
  return (
    <div
      className={classNames(styles.scene, className)}
      style={{ '--motion': `${motionMs}ms` } as CSSProperties}
    >
      {children}
    </div>
  );
}

export interface SceneWordsProps {
  /** What to do, or what is chosen, while no round lies there. */
  readonly hint: string;
  /** What is said while it moves. */
  readonly meanwhile?: string | undefined;
  /** Undefined until there is a round. */
  readonly roundId: string | undefined;
  /** Whether the motion is over: until then nothing is said of the outcome. */
  readonly isShown: boolean;
  /** What the round brought; the page around says the money. */
  readonly told: string;
}

/** What the round brought, in words: their place is kept before there are any. */
export function SceneWords({ hint, meanwhile = '', roundId, isShown, told }: SceneWordsProps) {
  const words = isShown ? told : roundId === undefined ? hint : meanwhile;
  useTableWords(words);
  return (
    <p className={styles.words} data-told={isShown || undefined} data-testid="table-words">
      {words}
    </p>
  );
}
