import { backdropOf } from '../backdrops.ts';
import { each, ellipse, path, put, type Brush, type Piece } from '../brush.ts';
import { GOLD, INK, PURPLE, RED, TEAL } from '../colour.ts';
import { groundOf } from '../grounds.ts';
import { glow, lightsOf, shadow, vignette } from '../lights.ts';
import type { Mechanic } from './mechanic.ts';

const egg = (brush: Brush, main: { light: string; base: string; deep: string }): Piece =>
  path(
    'M0-96C54-96 84-20 84 30C84 78 46 104 0 104S-84 78-84 30C-84-20-54-96 0-96Z',
    brush.radial(
      [
        [0, main.light],
        [0.5, main.base],
        [1, main.deep],
      ],
      [0.38, 0.34, 0.8],
    ),
  ) +
  each(18, (at) => {
    const [row, place] = [Math.floor(at / 4), at % 4];
    return path(
      `M${-66 + place * 36 + (row % 2) * 16} ${-34 + row * 30}c6 14 22 14 28 0c-2 22-26 22-28 0Z`,
      main.deep,
      { opacity: row === 0 && place !== 1 && place !== 2 ? 0 : 0.5 },
    );
  }) +
  ellipse(-30, -40, 14, 26, '#fff', { opacity: 0.35, transform: 'rotate(20 -30 -40)' });

const draw = (brush: Brush): Piece =>
  backdropOf('arches', brush) +
  groundOf('dunes', brush) +
  glow(brush, 150, 210, 150, brush.palette.lamp, 0.7) +
  put({ x: 60, y: 296, scale: 0.48, turn: -10 }, egg(brush, TEAL)) +
  put({ x: 246, y: 302, scale: 0.44, turn: 12 }, egg(brush, PURPLE)) +
  shadow(brush, 150, 322, 110) +
  put({ x: 150, y: 214, scale: 1.12 }, egg(brush, RED)) +
  path(
    'M96 196L118 210L132 190L150 214L170 192L186 212L206 194C206 220 180 230 150 230S96 222 96 196Z',
    brush.palette.shade,
  ) +
  [
    [132, 212],
    [168, 212],
  ]
    .map(
      ([x, y]) =>
        glow(brush, x ?? 0, y ?? 0, 16, GOLD.pale, 1) +
        ellipse(x ?? 0, y ?? 0, 6, 5, GOLD.pale) +
        ellipse(x ?? 0, y ?? 0, 1.6, 5, INK),
    )
    .join('') +
  each(16, (at) =>
    put(
      { x: 30 + at * 16, y: 352 + (at % 3) * 8, turn: at * 37 },
      path('M-16 0C-8-6 8-6 16 0C8 5-8 5-16 0Z', at % 2 === 0 ? GOLD.dark : GOLD.deep),
    ),
  ) +
  lightsOf('embers', brush) +
  vignette(brush);

export const dragon: Mechanic = { draw, mood: 'ember', hue: 10 };
