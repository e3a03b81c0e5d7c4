import { circle, each, ellipse, line, path, type Brush, type Piece } from '../brush.ts';
import { GOLD, INK, IVORY } from '../colour.ts';
import type { Motif } from './motif.ts';
import { both } from './pieces.ts';

const draw = (brush: Brush): Piece => {
  const { main, second } = brush.palette;
  const wing =
    path(
      'M12-6C40-70 84-96 128-98C112-78 116-62 122-48C104-54 94-44 94-28C78-38 66-26 64-10C50-18 34-10 24 10Z',
      brush.linear(
        [
          [0, main.dark],
          [1, main.deep],
        ],
        [0, 0, 1, 1],
      ),
    ) + line('M14-2C44-52 84-84 126-96M14-2C54-36 92-40 120-49M16 2C40-18 66-22 93-29', main.base, 2.4);
  return (
    both(wing) +
    path(
      'M-26 110C-52 90-44 60-26 40C-42 10-30-30 0-36C30-30 42 10 26 40C44 60 52 90 26 110C44 116 70 106 82 90C78 122 40 132 0 128C-20 126-28 120-26 110Z',
      brush.linear([
        [0, main.light],
        [0.5, main.base],
        [1, main.deep],
      ]),
    ) +
    path('M0-22C18-16 24 12 14 40C26 62 26 92 8 112H-8C-26 92-26 62-14 40C-24 12-18-16 0-22Z', second.pale) +
    each(6, (at) =>
      line(`M${-14 + Math.abs(at - 2) * 1.6} ${-2 + at * 18}H${14 - Math.abs(at - 2) * 1.6}`, second.base, 2),
    ) +
    both(path('M12-84C18-108 34-118 48-118C38-106 36-92 30-76Z', IVORY)) +
    path(
      'M-34-62C-36-92 36-92 34-62C34-44 22-30 16-16C8-8-8-8-16-16C-22-30-34-44-34-62Z',
      brush.linear([
        [0, main.light],
        [1, main.dark],
      ]),
    ) +
    both(
      path('M8-62L28-70C28-58 18-52 9-56Z', GOLD.pale) +
        ellipse(18, -61.5, 2, 5, INK) +
        circle(6, -24, 2.6, main.deep) +
        path('M5-13L9-4L12-14Z', IVORY),
    )
  );
};

export const dragon: Motif = {
  draw,
  moods: ['ember', 'jewel', 'night'],
  hues: [15, 150, 300, 250],
  backdrops: ['moon', 'rays', 'sun', 'arches'],
  grounds: ['none', 'mountains', 'dunes'],
  lights: ['embers', 'sparkles'],
};
