import { circle, each, line, put, slice, type Brush, type Piece } from '../brush.ts';
import { GOLD, GREEN, INK, RED, WOOD } from '../colour.ts';

export const wheelOfNumbers = (brush: Brush): Piece => {
  const pocket = 360 / 37;
  const colourOf = (at: number) => (at === 0 ? GREEN.base : at % 2 === 0 ? INK : RED.base);
  return (
    circle(0, 8, 176, INK, { opacity: 0.45 }) +
    circle(
      0,
      0,
      174,
      brush.radial([
        [0.7, WOOD.base],
        [0.9, WOOD.light],
        [1, WOOD.deep],
      ]),
    ) +
    circle(0, 0, 148, GOLD.base) +
    put(
      { turn: brush.chance.between(0, 360) },
      each(37, (at) =>
        slice(at * pocket, (at + 1) * pocket, 145, 96, colourOf(at), {
          stroke: GOLD.dark,
          'stroke-width': 1,
        }),
      ),
    ) +
    circle(
      0,
      0,
      97,
      brush.radial(
        [
          [0, WOOD.light],
          [0.6, WOOD.base],
          [1, WOOD.deep],
        ],
        [0.42, 0.38, 0.62],
      ),
    ) +
    circle(0, 0, 97, 'none', { stroke: GOLD.base, 'stroke-width': 2.4 }) +
    each(8, (at) => put({ turn: at * 45 }, line('M0-40V-92', WOOD.deep, 1.4))) +
    put(
      { turn: brush.chance.between(0, 90) },
      each(4, (at) =>
        put({ turn: at * 90 }, line('M0-10V-50', GOLD.light, 6) + circle(0, -54, 8, GOLD.light)),
      ),
    ) +
    circle(
      0,
      0,
      21,
      brush.radial(
        [
          [0, GOLD.pale],
          [1, GOLD.dark],
        ],
        [0.35, 0.3, 0.8],
      ),
    ) +
    circle(0, 0, 9, GOLD.light)
  );
};
