import { circle, each, ellipse, line, path, put, type Brush, type Piece } from '../brush.ts';
import { GOLD, INK, ORANGE } from '../colour.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece =>
  put(
    { turn: -14 },
    ellipse(-8, -62, 30, 52, '#fff', { opacity: 0.72, transform: 'rotate(-24 -8 -62)' }) +
      ellipse(38, -58, 26, 46, '#fff', { opacity: 0.86, transform: 'rotate(20 38 -58)' }) +
      path('M96 6L122 12L97 20Z', INK) +
      ellipse(
        14,
        10,
        86,
        56,
        brush.linear([
          [0, GOLD.pale],
          [0.5, GOLD.base],
          [1, ORANGE.dark],
        ]),
      ) +
      each(3, (at) =>
        path(
          `M${-16 + at * 34}-42C${-4 + at * 32}-14 ${-4 + at * 32} 36 ${-16 + at * 34} ${62 - at * at * 3}C${-2 + at * 34} ${66 - at * at * 4} ${6 + at * 32} ${64 - at * 4} ${4 + at * 33} 62C${16 + at * 31} 34 ${16 + at * 31}-14 ${4 + at * 33}-44Z`,
          INK,
          { opacity: 0.92 },
        ),
      ) +
      circle(
        -66,
        6,
        38,
        brush.radial(
          [
            [0, GOLD.light],
            [1, ORANGE.base],
          ],
          [0.4, 0.35, 0.8],
        ),
      ) +
      circle(-78, 0, 10, INK) +
      circle(-81, -4, 3.4, '#fff') +
      circle(-50, 0, 9, INK) +
      circle(-53, -4, 3, '#fff') +
      line('M-82 20C-74 28-62 28-56 21', INK, 3) +
      line('M-84-26C-92-48-104-54-116-52M-58-30C-58-52-66-62-76-66', INK, 3) +
      circle(-116, -52, 5, INK) +
      circle(-76, -66, 5, INK),
  );

export const bee: Motif = {
  draw,
  moods: ['ember', 'day', 'dusk'],
  hues: [65, 75, 55],
  backdrops: ['comb'],
  grounds: ['none'],
  lights: ['none', 'sparkles', 'petals'],
};
