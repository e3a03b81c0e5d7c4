import { useId, type ReactNode } from 'react';

import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './radio-cards.module.css';

export interface RadioCard {
  readonly value: string;
  readonly title: string;
  readonly icon?: IconName | undefined;
  /** Quiet lines under the title: how long it takes, what it costs. */
  readonly lines?: readonly string[] | undefined;
  readonly disabled?: boolean | undefined;
}

export interface RadioCardsProps {
  /** What is chosen here, for screen readers unless `legend` shows it. */
  readonly label: string;
  readonly legend?: ReactNode;
  readonly cards: readonly RadioCard[];
  /** `null` while nothing is chosen. */
  readonly value: string | null;
  readonly onValueChange: (value: string) => void;
}

/** A choice between a few things that need more than a word each: ways to pay. Native radios inside. */
export function RadioCards({ label, legend, cards, value, onValueChange }: RadioCardsProps) {
  const name = useId();
  return (
    <fieldset className={styles.cards} aria-label={legend === undefined ? label : undefined}>
      {legend !== undefined && <legend className={styles.legend}>{legend}</legend>}
      {cards.map((card) => (
        <label key={card.value} className={styles.card}>
          <input
            type="radio"
            name={name}
            value={card.value}
            checked={card.value === value}
            disabled={card.disabled}
            className={styles.radio}
            onChange={() => {
              onValueChange(card.value);
            }}
          />
          {card.icon && <Icon name={card.icon} />}
          <b className={styles.title}>{card.title}</b>
          {card.lines?.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </label>
      ))}
    </fieldset>
  );
}
