import {
  circle,
  each,
  ellipse,
  HEIGHT,
  path,
  put,
  rect,
  short,
  WIDTH,
  type Brush,
  type Piece,
} from '../brush.ts';
import { glow, lightsOf, rays } from '../lights.ts';
import { sky } from './plain-sky.ts';

/** A cloud of four puffs, its base at y. */
const cloud = (x: number, y: number, scale: number, fill: string, opacity: number): Piece =>
  put(
    { x, y, scale, opacity },
    path('M-60 0C-74-2-72-24-54-24C-50-44-20-48-12-34C4-52 40-44 40-24C62-28 74-4 56 0Z', fill),
  );

/** What the sky shows. */
export const SKIES = {
  sun: (brush) => {
    const { chance, palette } = brush;
    const [x, y, r] = [chance.between(90, 210), chance.between(110, 190), chance.between(48, 74)];
    return (
      sky(brush) +
      glow(brush, x, y, r * 3, palette.lamp, 0.7) +
      circle(x, y, r * 1.35, palette.lamp, { opacity: 0.22 }) +
      circle(
        x,
        y,
        r,
        brush.linear([
          [0, palette.lamp],
          [1, palette.sky[2]],
        ]),
      )
    );
  },
  moon: (brush) => {
    const { chance, palette } = brush;
    const [x, y, r] = [chance.between(60, 240), chance.between(60, 120), chance.between(26, 46)];
    const crater = (dx: number, dy: number, size: number) =>
      circle(x + dx * r, y + dy * r, size * r, palette.sky[1], { opacity: 0.16 });
    return (
      sky(brush) +
      lightsOf('stars', brush) +
      glow(brush, x, y, r * 3.2, palette.lamp, 0.5) +
      circle(
        x,
        y,
        r,
        brush.radial(
          [
            [0, palette.lamp],
            [1, palette.sky[2]],
          ],
          [0.4, 0.35, 0.95],
        ),
      ) +
      crater(-0.3, -0.25, 0.2) +
      crater(0.34, 0.1, 0.26) +
      crater(-0.1, 0.48, 0.14)
    );
  },
  rays: (brush) => {
    const { chance, palette } = brush;
    const y = chance.between(150, 220);
    return (
      rect(
        0,
        0,
        WIDTH,
        HEIGHT,
        brush.radial(
          [
            [0, palette.sky[2]],
            [0.6, palette.sky[1]],
            [1, palette.sky[0]],
          ],
          [0.5, 0.46, 0.75],
        ),
      ) +
      rays(
        150,
        y,
        chance.pick([12, 16, 20]),
        palette.lamp,
        palette.mood === 'day' || palette.mood === 'candy' ? 0.32 : 0.14,
        chance.between(0, 30),
      ) +
      glow(brush, 150, y, 170, palette.lamp, 0.5)
    );
  },
  aurora: (brush) => {
    const { chance, palette } = brush;
    const veil = (at: number, colour: string, opacity: number) => {
      const y = 50 + at * 46 + chance.between(-12, 12);
      const [a, b] = [chance.between(-40, 30), chance.between(-40, 40)];
      return path(
        `M-10 ${short(y + 30)}C60 ${short(y + a)} 130 ${short(y + 70)} 190 ${short(y + b)}S290 ${short(y - 10)} 310 ${short(y + 24)}V${short(y + 96)}C240 ${short(y + 60)} 190 ${short(y + 110)} 120 ${short(y + 92)}S30 ${short(y + 80)}-10 ${short(y + 110)}Z`,
        brush.linear([
          [0, colour, 0],
          [0.45, colour, opacity],
          [1, colour, 0],
        ]),
      );
    };
    return (
      sky(brush) +
      lightsOf('stars', brush) +
      veil(0, palette.main.light, 0.55) +
      veil(1.3, palette.second.light, 0.6) +
      veil(2.6, palette.main.base, 0.4)
    );
  },
  clouds: (brush) => {
    const { chance, palette } = brush;
    return (
      sky(brush) +
      glow(brush, chance.between(60, 240), 60, 190, palette.lamp, 0.5) +
      each(6, (at) =>
        cloud(
          chance.between(-20, 320),
          60 + at * 44 + chance.between(-14, 14),
          chance.between(0.6, 1.5),
          '#fff',
          0.13 + at * 0.06,
        ),
      )
    );
  },
  space: (brush) => {
    const { chance, palette } = brush;
    const cloudOf = (colour: string) =>
      ellipse(
        chance.between(20, 280),
        chance.between(40, 340),
        chance.between(90, 170),
        chance.between(50, 110),
        brush.radial([
          [0, colour, 0.55],
          [1, colour, 0],
        ]),
        {
          transform: `rotate(${chance.below(60) - 30} 150 200)`,
        },
      );
    return (
      sky(brush) +
      cloudOf(palette.main.base) +
      cloudOf(palette.second.base) +
      cloudOf(palette.sky[2]) +
      lightsOf('stars', brush) +
      lightsOf('stars', brush)
    );
  },
} as const satisfies Readonly<Record<string, (brush: Brush) => Piece>>;
