import styles from './safe.module.css';

const BOLTS = [0, 45, 90, 135, 180, 225, 270, 315];

/** The wall, the round door and its wheel behind the dials. */
export function SafeDoor({ isTrying }: { readonly isTrying: boolean }) {
  return (
    <svg viewBox="0 0 800 450" preserveAspectRatio="xMidYMid slice" className={styles.door} aria-hidden>
      {Array.from({ length: 7 }, (_, row) =>
        Array.from({ length: 8 }, (__, brick) => (
          <rect
            key={`${row} ${brick}`}
            x={brick * 116 - (row % 2) * 58}
            y={row * 66}
            width="110"
            height="60"
            rx="3"
            className={styles.brick}
          />
        )),
      )}
      <circle cx="400" cy="225" r="262" className={styles.frame} />
      <circle cx="400" cy="225" r="240" className={styles.steel} />
      <circle cx="400" cy="225" r="206" className={styles.groove} />
      {BOLTS.map((degrees) => (
        <circle
          key={degrees}
          cx="400"
          cy="2"
          r="9"
          transform={`rotate(${degrees + 22} 400 225)`}
          className={styles.bolt}
        />
      ))}
      <g className={styles.wheel} data-trying={isTrying || undefined}>
        {[0, 60, 120].map((degrees) => (
          <rect
            key={degrees}
            x="210"
            y="217"
            width="380"
            height="16"
            rx="8"
            transform={`rotate(${degrees} 400 225)`}
            className={styles.spoke}
          />
        ))}
      </g>
    </svg>
  );
}
