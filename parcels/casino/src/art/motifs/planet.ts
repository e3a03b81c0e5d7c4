import { circle, line, put, type Brush, type Piece } from '../brush.ts';
import { IVORY, TEAL } from '../colour.ts';
import { glow } from '../lights.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece => {
  const { main, second } = brush.palette;
  const ring = (more: string) => `<g transform="rotate(-18)">${more}</g>`;
  const arc = (sweep: number) => `M-124 0A124 30 0 0 ${sweep} 124 0`;
  return (
    glow(brush, 0, 0, 150, main.light, 0.5) +
    ring(line(arc(1), second.light, 9, { opacity: 0.9 }) + line(arc(1), IVORY, 2)) +
    circle(
      0,
      0,
      78,
      brush.radial(
        [
          [0, main.pale],
          [0.45, main.base],
          [1, main.deep],
        ],
        [0.34, 0.3, 0.85],
      ),
    ) +
    `<g opacity=".5">${line('M-70-34C-30-22 30-48 66-40M-77 4C-20 16 20-10 77 0M-64 42C-20 56 24 30 66 38', main.pale, 6)}</g>` +
    ring(line(arc(0), second.base, 10) + line(arc(0), IVORY, 2.4)) +
    put(
      { x: 84, y: -92 },
      circle(
        0,
        0,
        20,
        brush.radial(
          [
            [0, IVORY],
            [1, second.dark],
          ],
          [0.35, 0.3, 0.8],
        ),
      ),
      circle(5, 4, 4, second.dark, { opacity: 0.5 }),
      circle(-7, 6, 3, second.dark, { opacity: 0.4 }),
    ) +
    put(
      { x: -96, y: 92 },
      circle(
        0,
        0,
        12,
        brush.radial(
          [
            [0, TEAL.pale],
            [1, TEAL.dark],
          ],
          [0.35, 0.3, 0.8],
        ),
      ),
    )
  );
};

export const planet: Motif = {
  draw,
  moods: ['night', 'jewel'],
  hues: [290, 260, 320, 200, 350],
  backdrops: ['space'],
  grounds: ['none'],
  lights: ['sparkles', 'stars'],
};
