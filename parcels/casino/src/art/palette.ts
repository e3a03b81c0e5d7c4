import type { Chance } from './chance.ts';
import { shadesOf, tone, type Shades } from './colour.ts';

/** The air of a scene: what light falls on it. */
export const MOODS = ['night', 'dusk', 'day', 'jewel', 'candy', 'ember', 'mist'] as const;
export type Mood = (typeof MOODS)[number];

/** All colours that a scene takes from its palette; things of a colour of their own (gold, wood) bring it. */
export interface Palette {
  readonly mood: Mood;
  readonly hue: number;
  /** From the zenith to the horizon. */
  readonly sky: readonly [string, string, string];
  /** What stands on the horizon, before it, and at the viewer's feet. */
  readonly land: readonly [string, string, string];
  readonly main: Shades;
  readonly second: Shades;
  /** Sun, moon, lamps. */
  readonly lamp: string;
  /** The ground of shadows and vignettes. */
  readonly shade: string;
}

interface MoodTones {
  /** Lightness and chroma of the sky, and how far its hue turns to the horizon. */
  readonly sky: readonly [readonly [number, number], readonly [number, number], readonly [number, number]];
  readonly turn: number;
  readonly land: readonly [number, number, number];
  readonly landChroma: number;
  readonly lamp: readonly [number, number, number];
}

const TONES: Readonly<Record<Mood, MoodTones>> = {
  night: {
    sky: [
      [0.2, 0.07],
      [0.3, 0.1],
      [0.44, 0.12],
    ],
    turn: 30,
    land: [0.27, 0.2, 0.14],
    landChroma: 0.05,
    lamp: [0.95, 0.06, 95],
  },
  dusk: {
    sky: [
      [0.3, 0.11],
      [0.52, 0.16],
      [0.8, 0.14],
    ],
    turn: 75,
    land: [0.38, 0.28, 0.19],
    landChroma: 0.08,
    lamp: [0.93, 0.11, 90],
  },
  day: {
    sky: [
      [0.62, 0.13],
      [0.77, 0.1],
      [0.92, 0.06],
    ],
    turn: -25,
    land: [0.64, 0.52, 0.38],
    landChroma: 0.1,
    lamp: [0.98, 0.07, 100],
  },
  jewel: {
    sky: [
      [0.18, 0.06],
      [0.33, 0.13],
      [0.25, 0.1],
    ],
    turn: 15,
    land: [0.3, 0.22, 0.14],
    landChroma: 0.09,
    lamp: [0.96, 0.07, 90],
  },
  candy: {
    sky: [
      [0.72, 0.15],
      [0.82, 0.11],
      [0.93, 0.06],
    ],
    turn: 60,
    land: [0.82, 0.74, 0.64],
    landChroma: 0.11,
    lamp: [0.99, 0.03, 90],
  },
  ember: {
    sky: [
      [0.22, 0.08],
      [0.42, 0.15],
      [0.72, 0.18],
    ],
    turn: 40,
    land: [0.27, 0.2, 0.13],
    landChroma: 0.07,
    lamp: [0.92, 0.14, 80],
  },
  mist: {
    sky: [
      [0.42, 0.06],
      [0.62, 0.06],
      [0.84, 0.045],
    ],
    turn: 35,
    land: [0.52, 0.38, 0.25],
    landChroma: 0.055,
    lamp: [0.97, 0.04, 95],
  },
};

/** A palette of one hue in one mood; what stands in front is of the hue across, so that it stands out. */
export function paletteOf(mood: Mood, hue: number, chance: Chance): Palette {
  const { sky, turn, land, landChroma, lamp } = TONES[mood];
  const second = hue + chance.pick([150, 180, 210, 120]);
  const [far, middle, near] = land;
  return {
    mood,
    hue,
    sky: [tone(...sky[0], hue), tone(...sky[1], hue + turn / 2), tone(...sky[2], hue + turn)],
    land: [
      tone(far, landChroma, hue + turn * 0.8),
      tone(middle, landChroma, hue + turn * 0.5),
      tone(near, landChroma, hue + turn * 0.3),
    ],
    main: shadesOf(second, 0.16, 0.66),
    second: shadesOf(hue + chance.pick([60, -60, 90]), 0.15, 0.68),
    lamp: tone(...lamp),
    shade: tone(0.13, 0.03, hue),
  };
}
