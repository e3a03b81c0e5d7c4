import { backdropOf } from '../backdrops.ts';
import { circle, each, path, polygon, put, slice, type Brush, type Piece } from '../brush.ts';
import { BLUE, GOLD, GREEN, INK, IVORY, ORANGE, PURPLE, RED, SILVER, TEAL } from '../colour.ts';
import { vignette } from '../lights.ts';
import type { Mechanic } from './mechanic.ts';

const draw = (brush: Brush): Piece => {
  const colours = [
    RED.base,
    IVORY,
    BLUE.base,
    GOLD.base,
    TEAL.base,
    IVORY,
    PURPLE.base,
    GOLD.light,
    GREEN.base,
    IVORY,
    ORANGE.base,
    BLUE.dark,
  ];
  return (
    backdropOf('rays', brush) +
    circle(150, 236, 176, INK, { opacity: 0.35 }) +
    circle(
      150,
      228,
      172,
      brush.linear([
        [0, GOLD.pale],
        [0.5, GOLD.base],
        [1, GOLD.dark],
      ]),
    ) +
    put(
      { x: 150, y: 228, turn: brush.chance.between(0, 30) },
      colours
        .map((fill, at) =>
          slice(at * 30, at * 30 + 30, 156, 0, fill, { stroke: GOLD.dark, 'stroke-width': 1.4 }),
        )
        .join(''),
      each(24, (at) => put({ turn: at * 15 }, circle(0, -164, 4.6, at % 2 === 0 ? '#fff' : GOLD.pale))),
    ) +
    circle(
      150,
      228,
      156,
      brush.radial([
        [0.5, '#000', 0],
        [1, '#000', 0.32],
      ]),
    ) +
    circle(
      150,
      228,
      44,
      brush.linear([
        [0, GOLD.pale],
        [1, GOLD.dark],
      ]),
    ) +
    circle(150, 228, 35, INK) +
    put(
      { x: 150, y: 228, scale: 1.5 },
      polygon(
        [
          [0, -17],
          [4, -5],
          [17, -5],
          [7, 3],
          [10, 15],
          [0, 8],
          [-10, 15],
          [-7, 3],
          [-17, -5],
          [-4, -5],
        ],
        GOLD.base,
      ),
    ) +
    path(
      'M126 28H174L150 96Z',
      brush.linear([
        [0, '#fff'],
        [1, SILVER.base],
      ]),
      { stroke: INK, 'stroke-opacity': 0.3 },
    ) +
    circle(150, 44, 8, RED.base) +
    vignette(brush)
  );
};

export const wheel: Mechanic = { draw, mood: 'jewel', hue: 235 };
