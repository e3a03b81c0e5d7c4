import { circle, each, ellipse, path, put, rect, type Brush, type Piece } from '../brush.ts';
import { GREEN, ORANGE, PINK } from '../colour.ts';
import { sweet } from './airs.ts';
import type { Motif } from './motif.ts';
import { round } from './pieces.ts';

const draw = (brush: Brush): Piece => {
  const { main, second } = brush.palette;
  const colours = [main.base, '#fff', second.base, '#fff'];
  return (
    rect(
      -6,
      30,
      12,
      118,
      brush.linear(
        [
          [0, '#fff'],
          [1, '#d9d2e6'],
        ],
        [0, 0, 1, 0],
      ),
      { rx: 6 },
    ) +
    circle(0, -24, 86, '#fff') +
    put(
      { y: -24 },
      each(16, (at) =>
        put(
          { turn: at * 22.5 },
          path('M0 0C20-26 54-34 84-16A86 86 0 0 1 86 17C60-4 26-4 0 0Z', colours[at % 4] ?? '#fff'),
        ),
      ),
    ) +
    circle(0, -24, 86, 'none', { stroke: '#fff', 'stroke-width': 5, opacity: 0.8 }) +
    ellipse(-32, -66, 26, 12, '#fff', { opacity: 0.5, transform: 'rotate(-38 -32 -66)' }) +
    round(brush, -92, 96, 24, PINK) +
    round(brush, 88, 84, 28, GREEN) +
    round(brush, 54, 122, 16, ORANGE)
  );
};

export const lollipop: Motif = { draw, ...sweet };
