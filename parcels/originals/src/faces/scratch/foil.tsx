import { useId } from 'react';

import { COIN, SIDE } from './scratched.ts';
import styles from './scratch.module.css';

const FIELD = SIDE / 3;
const ALL_FIELDS = Array.from({ length: 9 }, (_, field) => field);

export interface FoilProps {
  readonly open: ReadonlySet<number>;
  readonly path: string;
  readonly isPrinting: boolean;
}

/** The silver over the fields, with what has been scratched away as holes in it. */
export function Foil({ open, path, isPrinting }: FoilProps) {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      className={styles.foil}
      data-printing={isPrinting || undefined}
      aria-hidden
    >
      <defs>
        <pattern
          id={`${id}-grain`}
          width="60"
          height="60"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(32)"
        >
          <rect width="60" height="60" className={styles.silver} />
          <path d="M0 12 H60 M0 42 H60" className={styles.glint} />
          <circle cx="16" cy="28" r="5" className={styles.dot} />
          <circle cx="46" cy="56" r="5" className={styles.dot} />
        </pattern>
        <mask id={`${id}-holes`}>
          <rect width={SIDE} height={SIDE} fill="white" />
          <path
            d={path}
            fill="none"
            stroke="black"
            strokeWidth={2 * COIN}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </mask>
      </defs>
      <g mask={`url(#${id}-holes)`}>
        {ALL_FIELDS.map((field) => (
          <rect
            key={field}
            x={(field % 3) * FIELD + 10}
            y={Math.floor(field / 3) * FIELD + 10}
            width={FIELD - 20}
            height={FIELD - 20}
            rx="26"
            fill={`url(#${id}-grain)`}
            className={styles.patch}
            data-open={open.has(field) || undefined}
          />
        ))}
      </g>
    </svg>
  );
}
