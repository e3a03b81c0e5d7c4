import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import styles from './money.module.css';

export interface MoneyTextProps {
  /** The amount with its currency, already written for the language: "€1,248.40". */
  readonly children: string;
  readonly size?: 12 | 13 | 14 | 16 | 20 | 28 | undefined;
  /** `gain` for won, `loss` for lost; the words beside it say so too. */
  readonly tone?: 'plain' | 'gain' | 'loss' | 'dim' | undefined;
  /** The player hides the balance: dots instead of figures. Needs `hiddenLabel`. */
  readonly hidden?: boolean | undefined;
  /** "Balance hidden". */
  readonly hiddenLabel?: string | undefined;
  readonly className?: string | undefined;
}

/** Money: contrast AAA, tabular figures, never broken over two lines, left to right in every language. */
export function MoneyText(props: MoneyTextProps) {
  const { children, size, tone = 'plain', hidden, hiddenLabel, className } = props;
  const classes = classNames(
    styles.money,
    size !== undefined && styles[`size${size}`],
    styles[tone],
    className,
  );
  if (hidden) {
    return (
      <span className={classes} role="img" aria-label={hiddenLabel}>
        ••••••
      </span>
    );
  }
  return <bdi className={classes}>{children}</bdi>;
}

export interface OddsTextProps {
  /** The price as this player reads it. */
  readonly children: string;
  /** The price before, struck through under it. Give `wasLabel` with it. */
  readonly was?: string | undefined;
  /** For screen readers: "was 2.10". */
  readonly wasLabel?: string | undefined;
  /** The decimal price with all its digits, small under a price that is written another way ("2.11" under "11/10"). */
  readonly exact?: string | null | undefined;
  readonly size?: 14 | 16 | 20 | undefined;
  readonly className?: string | undefined;
}

/** A price that cannot be pressed: in the coupon, in history. Left to right in every language, for its sign. */
export function OddsText({ children, was, wasLabel, exact, size = 16, className }: OddsTextProps) {
  return (
    <span className={classNames(styles.odds, styles[`size${size}`], className)}>
      <b dir="ltr" className={styles.price}>
        {children}
      </b>
      {was !== undefined && (
        <s dir="ltr" aria-label={wasLabel}>
          {was}
        </s>
      )}
      {typeof exact === 'string' && <small>{exact}</small>}
    </span>
  );
}

export interface SummaryLine {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** The line that counts: larger, above it a rule. */
  readonly strong?: boolean | undefined;
}

export interface SummaryListProps {
  readonly lines: readonly SummaryLine[];
  readonly className?: string | undefined;
}

/** Labels left, money right: total price, balance after, possible win. */
export function SummaryList({ lines, className }: SummaryListProps) {
  return (
    <dl className={classNames(styles.summary, className)}>
      {lines.map((line) => (
        <div key={line.id} className={classNames(styles.line, line.strong && styles.strong)}>
          <dt>{line.label}</dt>
          <dd>{line.value}</dd>
        </div>
      ))}
    </dl>
  );
}
