import type { TableRoundView } from '@paddock/contract';
import { useFormat, useServerNow, useT } from '@paddock/shared-utils/react';
import { LiveLamp } from '@paddock/styleguide';

import styles from './crash.module.css';
import { pictureOf, type Standing } from './flight.ts';
import { useStanding, wantsNoMotion } from './use-standing.ts';
import { useTimes } from './use-times.ts';

/** The flight: its multiplier in figures, and the curve it has flown. */
export function FlightPanel({ round }: { readonly round: TableRoundView | undefined }) {
  const standing = useStanding(round);
  const times = useTimes();
  const isOver = round?.phase === 'ended';
  return (
    <div className={styles.sky} data-phase={round?.phase ?? 'waiting'} data-testid="crash-flight">
      {!wantsNoMotion() && <Curve standing={standing} isOver={isOver} />}
      <div className={styles.figure}>
        <p dir="ltr" className={isOver ? styles.ended : styles.multiplier} aria-hidden>
          <span data-testid="crash-multiplier">{times(standing.milli)}</span>
        </p>
        <Phase round={round} elapsedMs={standing.elapsedMs} />
      </div>
    </div>
  );
}

const SECOND_MS = 1000;

function Phase({
  round,
  elapsedMs,
}: {
  readonly round: TableRoundView | undefined;
  readonly elapsedMs: number;
}) {
  const t = useT('originals');
  const { decimalMark } = useFormat();
  const nowMs = useServerNow(SECOND_MS / 4);
  if (round === undefined || round.phase === 'waiting') return <p>{t('crash.phase.waiting')}</p>;
  if (round.phase === 'running')
    return (
      <p>
        <LiveLamp lamp>
          {t('crash.phase.running', {
            seconds: (elapsedMs / SECOND_MS).toFixed(1).replace('.', decimalMark),
          })}
        </LiveLamp>
      </p>
    );
  if (round.phase === 'ended') return <p role="status">{t('crash.phase.ended')}</p>;
  const leftMs = Math.max((round.startsAtMs ?? nowMs) - nowMs, 0);
  return <p>{t('crash.phase.open', { seconds: Math.ceil(leftMs / SECOND_MS) })}</p>;
}

function Curve({ standing, isOver }: { readonly standing: Standing; readonly isOver: boolean }) {
  const { curve, below, tip, lines } = pictureOf(standing);
  return (
    <svg className={styles.curve} viewBox="-2 -4 106 68" preserveAspectRatio="none" aria-hidden>
      {lines.map(({ milli, y }) => (
        <path key={milli} className={styles.line} d={`M-2 ${y}H104`} vectorEffect="non-scaling-stroke" />
      ))}
      <path className={styles.below} d={below} />
      <path
        className={isOver ? styles.flownOver : styles.flown}
        d={curve}
        vectorEffect="non-scaling-stroke"
      />
      {/* The round end of a line without length: the picture is stretched, and a circle would be with it. */}
      <path
        className={isOver ? styles.tipOver : styles.tip}
        d={`M${tip.x} ${tip.y}h0`}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
