import styles from './pay-list.module.css';

export interface PayLine {
  readonly what: string;
  readonly pays: string;
  /** What the last round brought. */
  readonly isOn?: boolean | undefined;
}

export interface PayListProps {
  readonly label: string;
  readonly lines: readonly PayLine[];
}

/** What pays what, line by line. */
export function PayList({ label, lines }: PayListProps) {
  return (
    <div className={styles.list}>
      <h3 className={styles.label}>{label}</h3>
      <dl>
        {lines.map(({ what, pays, isOn }, at) => (
          <div key={at} className={styles.line} data-on={isOn || undefined}>
            <dt>{what}</dt>
            <dd>{pays}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
