/** Lets a test hear: answers how many tones have begun so far. */
export function hearTones(): () => number {
  let begun = 0;
  const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  const volume = { gain, connect: () => undefined };
  const tone = { frequency: {}, connect: () => volume, start: () => void begun++, stop: () => undefined };
  class AudioContext {
    readonly currentTime = 0;
    readonly createOscillator = () => tone;
    readonly createGain = () => volume;
    readonly close = () => Promise.resolve();
  }
  Object.assign(globalThis, { AudioContext });
  return () => begun;
}
