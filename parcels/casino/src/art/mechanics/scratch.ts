import { backdropOf } from '../backdrops.ts';
import { circle, each, path, polygon, put, rect, type Brush, type Piece } from '../brush.ts';
import { GOLD, INK, IVORY, PURPLE, RED, SILVER, TEAL } from '../colour.ts';
import { coin, vignette } from '../lights.ts';
import { brilliant } from '../motifs/stones.ts';
import type { Mechanic } from './mechanic.ts';
import { STAR } from './star.ts';

const draw = (brush: Brush): Piece => {
  const prize = [
    brilliant(TEAL),
    brilliant(TEAL),
    brilliant(RED),
    brilliant(TEAL),
    brilliant(GOLD),
    brilliant(PURPLE),
  ];
  return (
    backdropOf('rays', brush) +
    put(
      { x: 146, y: 204, turn: -7 },
      rect(-108, -140, 224, 288, INK, { rx: 18, opacity: 0.35 }),
      rect(
        -112,
        -146,
        224,
        288,
        brush.linear(
          [
            [0, brush.palette.main.light],
            [1, brush.palette.main.dark],
          ],
          [0, 0, 1, 1],
        ),
        { rx: 18 },
      ),
      each(5, (at) => put({ x: -72 + at * 36, y: -112, scale: 0.8 }, polygon(STAR, GOLD.light))),
      rect(-98, -84, 196, 210, IVORY, { rx: 12 }),
      prize
        .map((piece, at) =>
          put({ x: -62 + (at % 3) * 62, y: -34 + Math.floor(at / 3) * 98, scale: 0.5 }, piece),
        )
        .join(''),
      path(
        'M98-72V114A12 12 0 0 1 86 126H-86A12 12 0 0 1-98 114V60C-70 74-58 40-30 52C-8 62-2 20 24 26C44 30 36-6 58-12C72-18 62-48 98-72Z',
        brush.linear(
          [
            [0, SILVER.light],
            [0.5, SILVER.base],
            [1, SILVER.dark],
          ],
          [0, 0, 1, 1],
        ),
      ),
      each(22, () =>
        rect(brush.chance.between(-40, 90), brush.chance.between(60, 118), 9, 2, '#fff', { opacity: 0.3 }),
      ),
    ) +
    put({ x: 214, y: 268, turn: 20, scale: 2 }, coin(brush)) +
    each(12, () =>
      circle(
        brush.chance.between(120, 250),
        brush.chance.between(300, 380),
        brush.chance.between(1, 4),
        SILVER.light,
      ),
    ) +
    vignette(brush)
  );
};

export const scratch: Mechanic = { draw, mood: 'candy', hue: 165 };
