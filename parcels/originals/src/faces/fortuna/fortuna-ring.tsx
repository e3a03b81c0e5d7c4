import styles from './fortuna.module.css';
import { segmentPath } from './rings.ts';

export interface FortunaRingProps {
  readonly inner: number;
  readonly outer: number;
  /** How far it is turned. */
  readonly degrees: number;
  readonly labels: readonly string[];
  readonly tones: readonly (string | undefined)[];
  /** The segment that stands at the top, once it stands. */
  readonly hit: number | undefined;
}

/** One ring with its segments. */
export function FortunaRing({ inner, outer, degrees, labels, tones, hit }: FortunaRingProps) {
  const path = segmentPath(inner, outer, labels.length);
  return (
    <g className={styles.ring} style={{ transform: `rotate(${degrees}deg)` }}>
      {labels.map((label, segment) => (
        <g
          key={segment}
          transform={`rotate(${(segment * 360) / labels.length})`}
          data-tone={tones[segment] ?? (segment % 2 === 0 ? 'even' : 'odd')}
          data-hit={segment === hit || undefined}
          className={styles.segment}
        >
          <path d={path} />
          <text y={-(inner + outer) / 2 + 5} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
    </g>
  );
}
