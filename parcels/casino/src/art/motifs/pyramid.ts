import { circle, each, ellipse, line, path, polygon, put, type Brush, type Piece } from '../brush.ts';
import { GOLD, WOOD } from '../colour.ts';
import { glow } from '../lights.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece => {
  const lit = brush.linear(
    [
      [0, GOLD.light],
      [1, GOLD.dark],
    ],
    [0, 0, 1, 1],
  );
  const one = (x: number, width: number, high: number) =>
    polygon(
      [
        [x, 102 - high],
        [x + width, 102],
        [x - width * 0.25, 102],
      ],
      brush.linear([
        [0, WOOD.base],
        [1, WOOD.deep],
      ]),
    ) +
    polygon(
      [
        [x, 102 - high],
        [x - width * 0.25, 102],
        [x - width, 102],
      ],
      lit,
    ) +
    each(5, (at) =>
      line(
        `M${x - (width * (at + 1)) / 6} ${102 - high + (high * (at + 1)) / 6}H${x - (width * 0.25 * (at + 1)) / 6}`,
        WOOD.dark,
        1,
        { opacity: 0.45 },
      ),
    );
  const wing = 'M0 0C22-26 58-30 92-14C70-12 72-4 58 0C48 8 40 4 30 8C20 10 8 8 0 4Z';
  return (
    one(78, 78, 96) +
    one(-18, 118, 168) +
    glow(brush, -18, -66, 46, GOLD.pale, 0.9) +
    put(
      { x: -18, y: -92 },
      path(wing, brush.palette.main.base),
      put({ scale: -1 }, path(wing, brush.palette.main.dark)),
      ellipse(0, 2, 13, 18, brush.palette.main.deep),
      circle(0, -16, 9, GOLD.base),
      line('M0-14V18M-12 0H12', GOLD.base, 1.6),
    )
  );
};

export const pyramid: Motif = {
  draw,
  stands: true,
  moods: ['dusk', 'ember', 'night'],
  lights: ['none', 'stars', 'fireflies'],
  hues: [330, 290, 20, 250],
  backdrops: ['sun', 'moon', 'rays'],
  grounds: ['dunes'],
};
