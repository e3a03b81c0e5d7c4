import { curveLinear, curveStepAfter, line } from 'd3-shape';
import { classNames } from '@paddock/styleguide';

import styles from './line-chart.module.css';

/** Place along the chart, 0 to 1, and the value there. */
export type ChartPoint = readonly [at: number, value: number];

export interface ChartLine {
  readonly id: string;
  readonly points: readonly ChartPoint[];
  /** The second one is dashed as well, for those who see no colour. */
  readonly look: 'first' | 'second';
}

interface LineChartProps {
  /** What it shows; the figures themselves stand beside it as words. */
  readonly label: string;
  readonly lines: readonly ChartLine[];
  readonly range: readonly [from: number, to: number];
  readonly marks: readonly { readonly at: number; readonly label: string }[];
  /** A value stands until the next one, instead of leading there. */
  readonly stepped?: boolean;
  /** Writes a value of the scale. */
  readonly write: (value: number) => string;
}

/** Lines of values. The drawing is stretched to its box and keeps the strength of its strokes; the words stand beside it. */
export function LineChart({ label, lines, range, marks, stepped = false, write }: LineChartProps) {
  const [from, to] = range;
  const heightOf = (value: number): number => (100 * (to - value)) / (to - from);
  const path = line<ChartPoint>()
    .x(([at]) => 100 * at)
    .y(([, value]) => heightOf(value))
    .curve(stepped ? curveStepAfter : curveLinear);
  const levels = from < 0 ? [from, 0, to] : [from, to];
  return (
    <div className={styles.chart}>
      <div className={styles.levels} aria-hidden>
        {levels.map((value) => (
          <span key={value} style={{ insetBlockStart: `${heightOf(value)}%` }}>
            {write(value)}
          </span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className={styles.plot}
      >
        {levels.map((value) => (
          <path key={value} d={`M0 ${heightOf(value)}H100`} className={styles.level} />
        ))}
        {lines.map(({ id, points, look }) => (
          <g key={id} className={classNames(styles.line, look === 'second' && styles.second)}>
            <path d={path(points) ?? ''} className={styles.stroke} />
            {!stepped &&
              points.map(([at, value]) => (
                // A stroke of no length with round ends: a dot that stretching leaves round.
                <path key={at} d={`M${100 * at} ${heightOf(value)}h0`} className={styles.dot} />
              ))}
          </g>
        ))}
      </svg>
      <div className={styles.marks} aria-hidden>
        {marks.map(({ at, label: words }) => (
          <span key={at} style={{ insetInlineStart: `${100 * at}%`, translate: `${-100 * at}% 0` }}>
            {words}
          </span>
        ))}
      </div>
    </div>
  );
}
