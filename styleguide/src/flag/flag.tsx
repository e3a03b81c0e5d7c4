import { memo } from 'react';

import { classNames } from '../class-names.ts';
import { FLAGS, readShape } from './flag-set.ts';
import styles from './flag.module.css';

export interface FlagProps {
  /** A region code: ISO 3166 (`es`), a part (`gb-eng`), `eu` or `world`. An unknown one shows its letters. */
  readonly region: string;
  readonly className?: string | undefined;
}

/** A region's flag, 16 by 12. Decoration: the region's name stands beside it. */
export const Flag = memo(function Flag({ region, className }: FlagProps) {
  const code = region.toLowerCase();
  const shapes = FLAGS[code];
  if (shapes === undefined) {
    return (
      <span className={classNames(styles.code, className)} aria-hidden>
        {code.slice(-3)}
      </span>
    );
  }
  return (
    <svg viewBox="0 0 16 12" className={classNames(styles.flag, className)} aria-hidden>
      {shapes.map((shape) => {
        const { path, colour, lineWidth } = readShape(shape);
        if (lineWidth === null) return <path key={shape} d={path} fill={colour} />;
        return (
          <path
            key={shape}
            d={path}
            fill="none"
            stroke={colour}
            strokeWidth={lineWidth}
            strokeLinecap="round"
          />
        );
      })}
    </svg>
  );
});
