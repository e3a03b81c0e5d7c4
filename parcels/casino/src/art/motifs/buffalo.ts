import { circle, ellipse, path, type Brush, type Piece } from '../brush.ts';
import { GOLD, INK, IVORY, shadesOf } from '../colour.ts';
import type { Motif } from './motif.ts';
import { both } from './pieces.ts';

const HIDE = shadesOf(48, 0.075, 0.46);

const draw = (brush: Brush): Piece => {
  const main = HIDE;
  return (
    both(
      path(
        'M40-52C74-60 100-76 104-112C124-82 112-36 66-26Z',
        brush.linear([
          [0, IVORY],
          [1, '#c9b389'],
        ]),
      ) + path('M46-34C66-38 84-32 92-18C78-10 60-12 46-18Z', main.dark),
    ) +
    path(
      'M0-84C50-84 66-46 58-8C54 30 38 66 30 92C20 114-20 114-30 92C-38 66-54 30-58-8C-66-46-50-84 0-84Z',
      brush.linear([
        [0, main.dark],
        [0.5, main.base],
        [1, main.deep],
      ]),
    ) +
    path(
      'M0-92C40-92 58-66 54-40C40-58 34-30 22-44C16-22 6-24 0-36C-6-24-16-22-22-44C-34-30-40-58-54-40C-58-66-40-92 0-92Z',
      main.deep,
    ) +
    both(
      path('M18-14L44-22C42-8 32-2 22-4Z', INK) + circle(32, -12, 4, GOLD.light) + ellipse(14, 84, 6, 8, INK),
    ) +
    path('M-32 74C-20 62 20 62 32 74C34 100 20 112 0 112S-34 100-32 74Z', main.deep) +
    both(ellipse(13, 86, 6, 7, INK)) +
    circle(0, 106, 13, 'none', { stroke: GOLD.base, 'stroke-width': 5 })
  );
};

export const buffalo: Motif = {
  draw,
  moods: ['dusk', 'ember', 'day'],
  hues: [30, 10, 340, 60],
  backdrops: ['sun', 'rays'],
  grounds: ['dunes', 'mountains', 'hills'],
  lights: ['none', 'embers'],
};
