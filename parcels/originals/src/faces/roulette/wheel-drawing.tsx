import { useState } from 'react';

import { POCKETS } from '@paddock/games/roulette';

import type { RouletteRound } from './roulette-words.ts';
import { colourOf, turnedTo, WHEEL } from './wheel.ts';
import styles from './wheel.module.css';

interface WheelDrawingProps {
  /** The round whose ball lies in its pocket, or falls into it. */
  readonly round: Pick<RouletteRound, 'id' | 'face'> | undefined;
  readonly motionMs: number;
  /** How long the ball has been running, where nobody knows yet into which pocket; it is read once a run. */
  readonly runningMs?: number | undefined;
}

interface Spin {
  readonly roundId: string | undefined;
  readonly degrees: number;
  readonly motionMs: number;
}

const STEP = 360 / POCKETS;
/** A pocket's ring between two radii, around the top. */
function pocketPath(outer: number, inner: number): string {
  const half = (STEP / 2) * (Math.PI / 180);
  const at = (radius: number, angle: number) =>
    `${(radius * Math.sin(angle)).toFixed(3)} ${(-radius * Math.cos(angle)).toFixed(3)}`;
  return `M${at(outer, -half)}A${outer} ${outer} 0 0 1 ${at(outer, half)}L${at(inner, half)}A${inner} ${inner} 0 0 0 ${at(inner, -half)}Z`;
}

const NUMBER_RING = pocketPath(88, 69);
const BALL_RING = pocketPath(69, 52);
const SPOKES = [0, 90, 180, 270];

/** The wheel: it turns further with each round, until the pocket of the ball stands at the top. */
export function WheelDrawing({ round, motionMs, runningMs }: WheelDrawingProps) {
  const [spin, setSpin] = useState<Spin>({ roundId: undefined, degrees: 0, motionMs: 0 });
  if (round !== undefined && round.id !== spin.roundId)
    setSpin({ roundId: round.id, degrees: turnedTo(round.face.pocket, spin.degrees), motionMs });
  const time = `${spin.motionMs}ms`;
  const isRunning = runningMs !== undefined;
  const running = { animationDelay: `${-(runningMs ?? 0)}ms` };
  return (
    <svg viewBox="-104 -104 208 208" className={styles.wheel} aria-hidden>
      <circle r="102" className={styles.bowl} />
      <circle r="95" className={styles.track} />
      <g className={isRunning ? styles.turning : undefined} style={running}>
        <g
          className={styles.rotor}
          style={{ transform: `rotate(${spin.degrees}deg)`, transitionDuration: time }}
        >
          <circle r="89" className={styles.metal} />
          {WHEEL.map((pocket, at) => (
            <g key={pocket} transform={`rotate(${at * STEP})`} className={styles[colourOf(pocket)]}>
              <path d={NUMBER_RING} />
              <path d={BALL_RING} className={styles.pocket} />
              <text y="-75" className={styles.number}>
                {pocket}
              </text>
            </g>
          ))}
          <circle r="52" className={styles.cone} />
          {SPOKES.map((degrees) => (
            <path
              key={degrees}
              d="M-2.5 0 0-36 2.5 0Z"
              transform={`rotate(${degrees})`}
              className={styles.spoke}
            />
          ))}
          <circle r="13" className={styles.hub} />
          <circle r="6" className={styles.tip} />
        </g>
      </g>
      {isRunning && (
        <g className={styles.running} style={running}>
          <circle r="4.6" cy="-92" className={styles.runningBall} />
        </g>
      )}
      {!isRunning && spin.roundId !== undefined && (
        <g key={spin.roundId} className={styles.orbit} style={{ animationDuration: time }}>
          <circle r="4.6" className={styles.ball} style={{ animationDuration: time }} />
        </g>
      )}
    </svg>
  );
}
