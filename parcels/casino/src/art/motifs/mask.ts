import { circle, each, line, path, put, rect, type Brush, type Piece } from '../brush.ts';
import { BLUE, GOLD, INK, ORANGE, RED } from '../colour.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece => {
  const { main } = brush.palette;
  const hood = (at: number) =>
    line(
      `M${-74 + at * 3}-${30 - at * 16}L${-98 + at * 4} ${-10 + at * 22}M${74 - at * 3}-${30 - at * 16}L${98 - at * 4} ${-10 + at * 22}`,
      BLUE.base,
      8,
    );
  return (
    path(
      'M0-118C70-118 92-60 88-10L112 104H56L48 40H-48L-56 104H-112L-88-10C-92-60-70-118 0-118Z',
      brush.linear(
        [
          [0, GOLD.light],
          [1, GOLD.dark],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    each(6, hood) +
    path(
      'M0-82C46-82 58-40 52 6C48 48 24 78 0 82C-24 78-48 48-52 6C-58-40-46-82 0-82Z',
      brush.linear(
        [
          [0, GOLD.pale],
          [0.6, GOLD.base],
          [1, ORANGE.dark],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    each(2, (at) =>
      put(
        { scale: at === 0 ? 1 : -1 },
        path('M10-16C20-30 40-28 48-14C38-6 20-6 10-16Z', '#fff') +
          circle(29, -17, 7, INK) +
          line('M8-34C20-46 40-44 52-30M48-14L66-10', INK, 4),
      ),
    ) +
    path('M-5-10L-11 24C-6 32 6 32 11 24L5-10Z', ORANGE.dark, { opacity: 0.5 }) +
    path('M-18 46C-8 40 8 40 18 46C8 56-8 56-18 46Z', RED.dark) +
    rect(-10, 80, 20, 42, BLUE.dark, { rx: 7 }) +
    line('M-9 92H9M-9 104H9', GOLD.base, 3) +
    path('M-12-118C-12-136 12-136 12-118L6-92H-6Z', main.base) +
    circle(0, -132, 7, GOLD.pale)
  );
};

export const mask: Motif = {
  draw,
  moods: ['jewel', 'ember', 'night'],
  hues: [30, 270, 200, 330],
  backdrops: ['arches', 'rays', 'spotlight'],
  grounds: ['none', 'dunes'],
  lights: ['embers', 'sparkles'],
};
