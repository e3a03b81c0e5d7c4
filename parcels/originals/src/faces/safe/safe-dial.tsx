import { useT } from '@paddock/shared-utils/react';
import { Icon } from '@paddock/styleguide';

import { digitByKey } from './safe-code.ts';
import styles from './safe.module.css';

export interface SafeDialProps {
  readonly nr: number;
  readonly digit: number;
  /** What it was locked with, once that has been shown. */
  readonly locked: number | undefined;
  readonly isDisabled: boolean;
  readonly onTurn: (digit: number) => void;
  /** A digit was typed: the next dial is wanted. */
  readonly onTyped: () => void;
}

/** One dial: pressed up and down, turned by arrow keys, or set by a digit. */
export function SafeDial({ nr, digit, locked, isDisabled, onTurn, onTyped }: SafeDialProps) {
  const t = useT('originals');
  const state = locked === undefined ? undefined : locked === digit ? 'right' : 'wrong';
  return (
    <div className={styles.dial} data-state={state}>
      <button
        type="button"
        className={styles.turn}
        aria-label={t('games.safe.up', { nr })}
        tabIndex={-1}
        disabled={isDisabled}
        onClick={() => {
          onTurn(digit + 1);
        }}
      >
        <Icon name="chevron-up" size={24} />
      </button>
      <div
        role="spinbutton"
        tabIndex={0}
        className={styles.drum}
        aria-label={t('games.safe.dial', { nr })}
        aria-valuenow={digit}
        aria-valuemin={0}
        aria-valuemax={9}
        aria-disabled={isDisabled || undefined}
        onKeyDown={(event) => {
          const next = digitByKey(event.key, digit);
          if (next === undefined || isDisabled || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          onTurn(next);
          if (event.key.length === 1) onTyped();
        }}
      >
        <span aria-hidden>{(digit + 9) % 10}</span>
        <b aria-hidden>{digit}</b>
        <span aria-hidden>{(digit + 1) % 10}</span>
      </div>
      <button
        type="button"
        className={styles.turn}
        aria-label={t('games.safe.down', { nr })}
        tabIndex={-1}
        disabled={isDisabled}
        onClick={() => {
          onTurn(digit - 1);
        }}
      >
        <Icon name="chevron-down" size={24} />
      </button>
      <span className={styles.lamp} data-state={state} aria-hidden />
      <span className={styles.locked}>
        {locked !== undefined && (
          <>
            <span aria-hidden>{locked}</span>
            <Icon name={state === 'right' ? 'check' : 'close'} size={16} />
          </>
        )}
      </span>
    </div>
  );
}
