import { circle, each, line, path, put, rect, slice, type Brush, type Piece } from '../brush.ts';
import { GOLD, INK, IVORY, SILVER, WOOD } from '../colour.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece => {
  const { main } = brush.palette;
  const hull = 'M-104 40C-86 84-40 92 0 92S86 84 104 40C96 46 84 50 70 52H-70C-84 50-96 46-104 40Z';
  return (
    rect(-4, -112, 8, 160, WOOD.dark) +
    path('M-68-92C-58-52-58-26-70 14C-20 26 20 26 70 14C58-26 58-52 68-92C24-84-24-84-68-92Z', IVORY) +
    each(3, (at) =>
      path(
        `M${-56 + at * 44}-91C${-50 + at * 44}-52 ${-50 + at * 44}-26 ${-56 + at * 44} 17L${-34 + at * 44} 20C${-30 + at * 44}-26 ${-30 + at * 44}-52 ${-34 + at * 44}-88Z`,
        main.base,
      ),
    ) +
    path('M-68-92C-58-52-58-26-70 14C-20 26 20 26 70 14L68 4C20 14-20 14-62 4C-54-30-56-56-60-90Z', INK, {
      opacity: 0.12,
    }) +
    path(
      hull,
      brush.linear([
        [0, WOOD.light],
        [1, WOOD.deep],
      ]),
    ) +
    line('M-98 52C-70 76-40 78 0 78S70 76 98 52', WOOD.deep, 2) +
    path(
      'M104 40C112 20 112-6 100-26C122-30 130-14 120-8C126 0 122 8 114 4C118 18 114 32 104 40Z',
      WOOD.base,
    ) +
    path('M-104 40C-114 22-114 4-104-14C-120-14-124 0-118 6C-118 22-112 34-104 40Z', WOOD.base) +
    each(5, (at) =>
      put(
        { x: -56 + at * 28, y: 60 },
        circle(0, 0, 14, SILVER.dark),
        slice(0, 90, 11, 0, main.base),
        slice(90, 180, 11, 0, IVORY),
        slice(180, 270, 11, 0, main.base),
        slice(270, 360, 11, 0, IVORY),
        circle(0, 0, 4, GOLD.base),
      ),
    )
  );
};

export const longship: Motif = {
  draw,
  stands: true,
  moods: ['night', 'mist', 'dusk'],
  hues: [190, 160, 230, 260],
  backdrops: ['aurora', 'moon', 'clouds'],
  grounds: ['sea'],
  lights: ['snow', 'none', 'stars'],
};
