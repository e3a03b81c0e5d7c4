import { useEffect, useRef, useState } from 'react';

import { soundOf, type Heard } from '../model/sound-of.ts';
import { playSound, soundSwitch } from './game-sound.ts';
import type { Play } from './play.ts';

export interface SoundSwitch {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Lets the rounds of a game be heard, where the player switched that on. */
export function useGameSound({ kind, isDealing, isMoving, shown }: Play): SoundSwitch {
  const [isOn, setOn] = useState(() => soundSwitch().read());
  const context = useRef<AudioContext>(undefined);
  const round = isMoving || isDealing || shown?.round.isOver !== true ? undefined : shown.round;
  const overId = round?.id;
  const isWon = round !== undefined && (round.paidMinor ?? 0n) > round.stakedMinor;
  const before = useRef<Heard>({ isDealing: false, over: undefined });
  // A round that was over when the page came is no news; a demo has none.
  const hasDealt = useRef(kind === 'demo');
  useEffect(() => {
    const now = { isDealing, over: overId === undefined ? undefined : { id: overId, isWon } };
    const sound = soundOf(before.current, now);
    before.current = now;
    hasDealt.current ||= isDealing;
    if (sound === undefined || !isOn || !hasDealt.current) return;
    // Made late: a browser lets nothing be heard before the first press.
    context.current ??= new AudioContext();
    playSound(context.current, sound);
  }, [isDealing, overId, isWon, isOn]);
  useEffect(() => () => void context.current?.close(), []);
  function toggle(): void {
    soundSwitch().write(!isOn);
    setOn(!isOn);
  }
  return { isOn, toggle };
}
