import { useFormat } from '@paddock/shared-utils/react';

import { chipText } from './chip-text.ts';
import styles from './chip-stack.module.css';
import { heightOf } from './chips.ts';

interface ChipStackProps {
  readonly amountMinor: bigint;
  readonly currency: string;
}

/** Stripes on the rim of a chip, in degrees. */
const STRIPES = [0, 60, 120, 180, 240, 300];

/** Chips on a place with their whole amount on top. Its button says it in words. */
export function ChipStack({ amountMinor, currency }: ChipStackProps) {
  const format = useFormat();
  const height = heightOf(amountMinor);
  const text = chipText(amountMinor, currency, format);
  return (
    <svg viewBox="-22 -22 44 48" className={styles.stack} data-height={height} aria-hidden>
      {Array.from({ length: height }, (_, layer) => (
        <g key={layer} transform={`translate(0 ${(height - 1 - layer) * 2.5 - 1})`}>
          <circle r="19" className={styles.rim} />
          {layer === height - 1 &&
            STRIPES.map((degrees) => (
              <path
                key={degrees}
                d="M-4-19.5H4L3-13.5H-3Z"
                transform={`rotate(${degrees})`}
                className={styles.stripe}
              />
            ))}
        </g>
      ))}
      <circle r="13.5" cy="-1" className={styles.plate} />
      <text y="3" className={text.length > 3 ? styles.longText : styles.text}>
        {text}
      </text>
    </svg>
  );
}
