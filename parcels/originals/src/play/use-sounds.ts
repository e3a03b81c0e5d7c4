import { useEffect, useRef, useState } from 'react';

import { soundOf, type Heard } from '../model/sound-of.ts';
import { playSound, soundSwitch } from './game-sound.ts';

export interface SoundSwitch {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/**
 * Lets what a table does be heard, where the player switched that on.
 * @param isNews false for what was so already when the page came
 */
export function useSounds({ isDealing, over }: Heard, isNews: boolean): SoundSwitch {
  const [isOn, setOn] = useState(() => soundSwitch().read());
  const context = useRef<AudioContext>(undefined);
  const before = useRef<Heard>({ isDealing: false, over: undefined });
  const overId = over?.id;
  const isWon = over?.isWon === true;
  useEffect(() => {
    const now = { isDealing, over: overId === undefined ? undefined : { id: overId, isWon } };
    const sound = soundOf(before.current, now);
    before.current = now;
    if (sound === undefined || !isOn || !isNews) return;
    // Made late: a browser lets nothing be heard before the first press.
    context.current ??= new AudioContext();
    playSound(context.current, sound);
  }, [isDealing, overId, isWon, isOn, isNews]);
  useEffect(() => () => void context.current?.close(), []);
  function toggle(): void {
    soundSwitch().write(!isOn);
    setOn(!isOn);
  }
  return { isOn, toggle };
}
