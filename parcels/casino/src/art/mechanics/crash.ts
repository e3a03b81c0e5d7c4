import { backdropOf } from '../backdrops.ts';
import { line, path, put, type Brush, type Piece } from '../brush.ts';
import { SILVER } from '../colour.ts';
import { groundOf } from '../grounds.ts';
import { glow, lightsOf, vignette } from '../lights.ts';
import type { Mechanic } from './mechanic.ts';

const draw = (brush: Brush): Piece =>
  backdropOf('clouds', { ...brush, palette: { ...brush.palette } }) +
  lightsOf('stars', brush) +
  groundOf('city', brush) +
  path(
    'M0 366C90 360 176 300 214 132L226 140C192 316 100 366 0 372Z',
    brush.linear([
      [0, brush.palette.lamp, 0.9],
      [1, brush.palette.lamp, 0.12],
    ]),
  ) +
  path(
    'M0 370C90 366 190 310 222 140V400H0Z',
    brush.linear([
      [0, brush.palette.lamp, 0.3],
      [1, brush.palette.lamp, 0],
    ]),
  ) +
  line('M0 368C90 362 182 306 218 138', brush.palette.lamp, 4) +
  glow(brush, 222, 118, 60, brush.palette.lamp, 0.8) +
  put(
    { x: 226, y: 106, turn: 18, scale: 1.3 },
    path('M0-52L30 34L4 20L0 40L-4 20L-30 34Z', '#fff') +
      path('M0-52L30 34L4 20Z', SILVER.base) +
      path('M0-52L4 20L0 40L-4 20Z', SILVER.dark),
  ) +
  vignette(brush);

export const crash: Mechanic = { draw, mood: 'dusk', hue: 285 };
