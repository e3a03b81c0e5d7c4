import { each, line, path, put, rect, type Brush, type Piece } from '../brush.ts';
import { GOLD, GREEN, RED } from '../colour.ts';
import { sweet } from './airs.ts';
import type { Motif } from './motif.ts';
import { round } from './pieces.ts';

const draw = (brush: Brush): Piece => {
  const { main, second } = brush.palette;
  return (
    path(
      'M-58 22H58L44 108H-44Z',
      brush.linear([
        [0, main.base],
        [1, main.dark],
      ]),
    ) +
    each(6, (at) => line(`M${-46 + at * 18} 26L${-36 + at * 14} 104`, main.deep, 3, { opacity: 0.4 })) +
    path(
      'M-74 24C-92 0-72-26-48-26C-48-56-22-66-4-60C12-84 44-70 42-48C66-46 80-22 64-4C82 4 82 22 70 26Z',
      brush.linear([
        [0, '#fff'],
        [1, second.light],
      ]),
    ) +
    line('M-56 4C-20 18 26 14 58-4M-38-26C-10-14 22-18 44-32', second.base, 5, { opacity: 0.55 }) +
    each(12, (at) =>
      put(
        { x: brush.chance.between(-50, 54), y: brush.chance.between(-46, 14), turn: at * 47 },
        rect(-6, -2, 12, 4, [GOLD.base, RED.base, GREEN.base, main.base][at % 4] ?? GOLD.base, { rx: 2 }),
      ),
    ) +
    round(brush, 6, -78, 22, RED) +
    line('M8-98C12-112 22-118 30-118', GREEN.dark, 4)
  );
};

export const cake: Motif = { draw, ...sweet };
