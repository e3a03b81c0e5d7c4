import type { Spin } from '@paddock/games/slot';
import { useT } from '@paddock/shared-utils/react';

import type { DrawnWin } from './slot-lines.tsx';
import styles from './slot.module.css';

export interface SlotMeterProps {
  readonly spins: readonly Spin[];
  /** Of the spin that is looked at. */
  readonly wins: readonly DrawnWin[];
  readonly write: (paidMilli: number) => string;
  readonly looked: number;
  readonly onLook: (spin: number) => void;
}

/** What the round brought piece by piece: its wins, or where it had free spins each spin, to be looked at again. */
export function SlotMeter({ spins, wins, write, looked, onLook }: SlotMeterProps) {
  const t = useT('originals');
  if (spins.length > 1) {
    return (
      <ul className={styles.meter}>
        {spins.map(({ paidMilli }, spin) => (
          <li key={spin}>
            <button
              type="button"
              className={styles.spin}
              aria-pressed={spin === looked}
              onClick={() => {
                onLook(spin);
              }}
            >
              <span>{spin === 0 ? t('games.slot.paidSpin') : t('games.slot.freeNr', { nr: spin })}</span>
              <b>{write(paidMilli)}</b>
            </button>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className={styles.meter}>
      {wins.map(({ line, cells, amount }) => (
        <li key={line} className={styles.win}>
          <span>
            {line === 'scatters'
              ? t('games.slot.cups', { count: cells.length })
              : t('games.slot.line', { nr: line + 1, count: cells.length })}
          </span>
          <b>{amount}</b>
        </li>
      ))}
    </ul>
  );
}
