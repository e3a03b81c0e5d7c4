import { storageItem, type StorageItem } from '@paddock/shared-utils';

import type { GameSound } from '../model/sound-of.ts';

interface Note {
  readonly hz: number;
  readonly atMs: number;
  readonly lengthMs: number;
}

const NOTES: Readonly<Record<GameSound, readonly Note[]>> = {
  begun: [{ hz: 330, atMs: 0, lengthMs: 60 }],
  won: [
    { hz: 523, atMs: 0, lengthMs: 110 },
    { hz: 659, atMs: 90, lengthMs: 110 },
    { hz: 784, atMs: 180, lengthMs: 220 },
  ],
  over: [{ hz: 220, atMs: 0, lengthMs: 120 }],
};

const LOUDNESS = 0.08;
/** What no ear hears; a sound cannot fall to nothing by a curve. */
const SILENCE = 0.0001;

/** Plays a short sound of notes that the browser makes itself, so that no file is loaded. */
export function playSound(context: AudioContext, sound: GameSound): void {
  for (const { hz, atMs, lengthMs } of NOTES[sound]) {
    const fromSec = context.currentTime + atMs / 1000;
    const untilSec = fromSec + lengthMs / 1000;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = hz;
    volume.gain.setValueAtTime(LOUDNESS, fromSec);
    volume.gain.exponentialRampToValueAtTime(SILENCE, untilSec);
    tone.connect(volume).connect(context.destination);
    tone.start(fromSec);
    tone.stop(untilSec);
  }
}

/** Whether this browser's games are heard: not until somebody wants it. */
export const soundSwitch = (): StorageItem<boolean> =>
  storageItem({
    key: 'originals.sound',
    version: 1,
    fallback: false,
    parse: (stored) => (typeof stored === 'boolean' ? stored : undefined),
  });
