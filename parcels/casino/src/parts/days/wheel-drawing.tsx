import type { CSSProperties } from 'react';
import type { WheelGift } from '@paddock/contract/schemas';
import { classNames } from '@paddock/styleguide';

import styles from './days.module.css';
import { angleOf, fieldPath, fitsInto, restOf, ringOf } from '../../model/wheel-ring.ts';

const RIM = 96;
/** Fields that are narrower have no words in them: these stand in the table. */
const LEAST_WITH_WORDS = 0.045;
/** Of each of two lines from the middle of a field. */
const LINE_APART = 4.5;
/** The second line, as large as its style says. */
const KIND = { outer: RIM - 13, inner: 19, edge: LINE_APART + 4, size: 8 };

interface WheelDrawingProps {
  readonly prizes: WheelGift['prizes'];
  readonly short: (gift: WheelGift['prizes'][number]['gift']) => readonly string[];
  /** The field at the top; undefined before the first turn. */
  readonly place: number | undefined;
  readonly isTurning: boolean;
}

/** The wheel as a picture: the table beside it says all of it in words. */
export function WheelDrawing({ prizes, short, place, isTurning }: WheelDrawingProps) {
  const ring = ringOf(prizes.map(({ weight }) => weight));
  const field = place === undefined ? undefined : ring[place];
  const turn: CSSProperties = { transform: `rotate(${field === undefined ? 0 : restOf(field)}deg)` };
  return (
    <svg className={styles.wheel} viewBox="-100 -106 200 208" aria-hidden="true">
      <g className={classNames(styles.turning, isTurning && styles.moves)} style={turn}>
        {ring.map((one) => {
          const gift = prizes[one.place]?.gift ?? null;
          const [figure, kind] = short(gift);
          return (
            <g key={one.place} data-gift={gift?.kind ?? 'nothing'} className={styles.field}>
              <path className={styles.segment} d={fieldPath(one, RIM)} />
              {one.to - one.from >= LEAST_WITH_WORDS && (
                <Label
                  figure={figure}
                  kind={kind !== undefined && fitsInto(one, kind, KIND) ? kind : undefined}
                  transform={`rotate(${angleOf(one) - 90}) translate(${KIND.outer} 0)`}
                />
              )}
            </g>
          );
        })}
        <circle className={styles.rim} r={RIM} />
        <circle className={styles.hub} r="17" />
      </g>
      <path className={styles.pointer} d="M-8 -105H8L0 -89Z" />
    </svg>
  );
}

interface LabelProps {
  readonly figure: string | undefined;
  /** Undefined where it has no room: the table says it. */
  readonly kind: string | undefined;
  readonly transform: string;
}

/** The figure of a field, and under it what kind of gift it is. */
function Label({ figure, kind, transform }: LabelProps) {
  return (
    // Its end is the rim in every language: from right to left it would be the other end, and words would stand outside.
    <text className={styles.label} direction="ltr" transform={transform}>
      <tspan y={kind === undefined ? 0 : -LINE_APART}>{figure}</tspan>
      {kind !== undefined && (
        <tspan className={styles.kind} x="0" y={LINE_APART}>
          {kind}
        </tspan>
      )}
    </text>
  );
}
