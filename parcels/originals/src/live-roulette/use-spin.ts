import { useState } from 'react';
import type { TableRoundView } from '@paddock/contract';
import type { RouletteFace } from '@paddock/games/roulette';
import { serverNowMs } from '@paddock/shared-utils';

import { wantsNoMotion } from '../crash/use-standing.ts';
import type { Fell } from './use-results.ts';

/** How long the ball takes into its pocket once it is known. */
const FALLING_MS = 2_400;
/** An end that is older when it is heard of is shown at once. */
const FRESH_MS = 1_500;

export interface SpinShown {
  /** Of the round that is shown. */
  readonly id: string;
  readonly face: RouletteFace;
  readonly motionMs: number;
}

/** The last spin that ended, with the time its ball takes; undefined before the first. */
export function useSpin(round: TableRoundView | undefined, last: Fell | undefined): SpinShown | undefined {
  const [shown, setShown] = useState<SpinShown>();
  if (last !== undefined && shown?.id !== String(last.number)) {
    const isFresh = round?.number === last.number && serverNowMs() - (round.endedAtMs ?? 0) < FRESH_MS;
    const spin = {
      id: String(last.number),
      face: { pocket: last.pocket, paidMilli: [] },
      motionMs: isFresh && !wantsNoMotion() ? FALLING_MS : 0,
    };
    setShown(spin);
    return spin;
  }
  return shown;
}

/** How long the ball has been running as this page heard of it; undefined while it rests. */
export function useRunningMs(round: TableRoundView | undefined): number | undefined {
  const [known, setKnown] = useState<{ readonly beganAtMs: number; readonly ranMs: number }>();
  if (round?.phase !== 'running' || round.beganAtMs === null) return undefined;
  if (known?.beganAtMs === round.beganAtMs) return known.ranMs;
  const ranMs = Math.max(serverNowMs() - round.beganAtMs, 0);
  setKnown({ beganAtMs: round.beganAtMs, ranMs });
  return ranMs;
}
