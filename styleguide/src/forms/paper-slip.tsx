import type { ReactNode } from 'react';
import { classNames, Icon } from '@paddock/styleguide';

import styles from './paper-slip.module.css';

export interface PaperSlipProps {
  /** "Placed · 4711". */
  readonly title: ReactNode;
  /** Date, time and kind. */
  readonly meta?: ReactNode;
  readonly level?: 2 | 3 | 4 | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A placed bet, printed on ivory paper with a torn edge: the same in both themes. Use `PaperRule` between its parts. */
export function PaperSlip({ title, meta, level = 3, className, children }: PaperSlipProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={classNames(styles.slip, className)}>
      <Heading className={styles.title}>
        <Icon name="check-circle" className={styles.mark} />
        {title}
      </Heading>
      {meta !== undefined && <p className={styles.meta}>{meta}</p>}
      <div className={styles.body}>{children}</div>
    </article>
  );
}

/** The dashed line between parts of a slip. */
export function PaperRule() {
  return <hr className={styles.rule} />;
}

export interface PaperLineProps {
  readonly name: ReactNode;
  readonly price: ReactNode;
  readonly detail?: ReactNode;
  readonly end?: ReactNode;
}

/** One leg on the slip: name and price, under them market and what it needs. */
export function PaperLine({ name, price, detail, end }: PaperLineProps) {
  return (
    <div className={styles.line}>
      <b>{name}</b>
      <b className={styles.end}>{price}</b>
      <span className={styles.detail}>{detail}</span>
      <span className={classNames(styles.detail, styles.end)}>{end}</span>
    </div>
  );
}
