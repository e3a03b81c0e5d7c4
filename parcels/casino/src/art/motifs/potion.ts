import { circle, each, path, rect, type Brush, type Piece } from '../brush.ts';
import { GOLD, WOOD } from '../colour.ts';
import { glow } from '../lights.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece => {
  const { main, second } = brush.palette;
  return (
    glow(brush, 0, 30, 130, main.light, 0.8) +
    path('M-18-70V-30C-60-14-86 20-82 54C-78 96-44 110 0 110S78 96 82 54C86 20 60-14 18-30V-70Z', '#fff', {
      opacity: 0.25,
    }) +
    path(
      'M-78 40C-40 26-20 54 14 40C40 28 62 34 79 40C84 96 44 106 0 106S-84 96-78 40Z',
      brush.linear([
        [0, main.light],
        [1, main.dark],
      ]),
    ) +
    each(9, () =>
      circle(
        brush.chance.between(-54, 54),
        brush.chance.between(50, 96),
        brush.chance.between(3, 9),
        main.pale,
        { opacity: 0.6 },
      ),
    ) +
    path('M-18-70V-30C-60-14-86 20-82 54C-78 96-44 110 0 110S78 96 82 54C86 20 60-14 18-30V-70Z', 'none', {
      stroke: '#fff',
      'stroke-width': 4,
      opacity: 0.75,
    }) +
    path('M-58 20C-66 44-62 64-50 80', 'none', {
      stroke: '#fff',
      'stroke-width': 7,
      opacity: 0.55,
      'stroke-linecap': 'round',
    }) +
    rect(-24, -82, 48, 14, GOLD.base, { rx: 5 }) +
    path('M-16-82L-13-112H13L16-82Z', WOOD.base) +
    each(5, () =>
      circle(
        brush.chance.between(-40, 40),
        brush.chance.between(-140, -100),
        brush.chance.between(3, 8),
        second.light,
        { opacity: 0.7 },
      ),
    )
  );
};

export const potion: Motif = {
  draw,
  moods: ['jewel', 'night', 'mist'],
  hues: [290, 150, 320, 240],
  backdrops: ['arches', 'moon', 'spotlight'],
  grounds: ['floor', 'none'],
  lights: ['fireflies', 'bubbles', 'sparkles'],
};
