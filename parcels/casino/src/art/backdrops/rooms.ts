import { circle, each, HEIGHT, line, path, rect, short, WIDTH, type Brush, type Piece } from '../brush.ts';
import { glow, lightsOf } from '../lights.ts';
import { sky } from './plain-sky.ts';

/** Where a scene is, if not under the sky. */
export const ROOMS = {
  deep: (brush) => {
    const { chance, palette } = brush;
    const beam = () => {
      const [x, width] = [chance.between(-60, 280), chance.between(20, 70)];
      return path(
        `M${short(x)} 0H${short(x + width)}L${short(x + width - 90)} 400H${short(x - 130 - width)}Z`,
        brush.linear([
          [0, palette.lamp, 0.32],
          [1, palette.lamp, 0],
        ]),
      );
    };
    return (
      sky({ ...brush, palette: { ...palette, sky: [palette.sky[2], palette.sky[1], palette.sky[0]] } }) +
      each(6, beam)
    );
  },
  comb: (brush) => {
    const { chance, palette } = brush;
    const size = chance.between(26, 36);
    const high = size * Math.sqrt(3);
    const cell = (column: number, row: number) => {
      const [x, y] = [column * size * 1.5, row * high + (column % 2) * (high / 2)];
      const corner = (at: number) =>
        `${short(x + size * 0.94 * Math.cos((at * Math.PI) / 3))} ${short(y + size * 0.94 * Math.sin((at * Math.PI) / 3))}`;
      return path(`M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}Z`, chance.pick(palette.sky), {
        opacity: chance.between(0.5, 1),
      });
    };
    const [columns, rows] = [Math.ceil(WIDTH / size / 1.5) + 1, Math.ceil(HEIGHT / high) + 1];
    return (
      rect(0, 0, WIDTH, HEIGHT, palette.land[0]) +
      each(columns * rows, (at) => cell(at % columns, Math.floor(at / columns))) +
      glow(brush, 150, 170, 230, palette.lamp, 0.45)
    );
  },
  velvet: (brush) => {
    const { palette } = brush;
    return (
      sky(brush) +
      each(9, (at) =>
        rect(
          at * 34 - 4,
          0,
          34,
          HEIGHT,
          brush.linear(
            [
              [0, palette.shade, 0.34],
              [0.5, palette.shade, 0],
              [1, palette.shade, 0.34],
            ],
            [0, 0, 1, 0],
          ),
        ),
      ) +
      glow(brush, 150, 180, 210, palette.lamp, 0.32) +
      path(
        'M0 0H300V30C262 66 238 66 200 34C170 68 130 68 100 34C62 66 38 66 0 30Z',
        brush.linear([
          [0, palette.main.dark],
          [1, palette.main.deep],
        ]),
      ) +
      line('M0 31C38 67 62 67 100 35C130 69 170 69 200 35C238 67 262 67 300 31', palette.lamp, 2.5, {
        opacity: 0.8,
      })
    );
  },
  grid: (brush) => {
    const { palette } = brush;
    const horizon = 250;
    return (
      sky(brush) +
      lightsOf('stars', brush) +
      circle(
        150,
        horizon - 30,
        84,
        brush.linear([
          [0, palette.lamp],
          [1, palette.second.base],
        ]),
      ) +
      each(5, (at) => rect(60, horizon - 40 + at * 16, 180, 3 + at * 1.4, palette.sky[1])) +
      rect(0, horizon, WIDTH, HEIGHT - horizon, palette.shade) +
      each(13, (at) =>
        line(`M150 ${horizon}L${(at - 6) * 90 + 150} 400`, palette.second.light, 1.4, { opacity: 0.7 }),
      ) +
      each(7, (at) =>
        line(`M0 ${short(horizon + 2 + at * at * 3.4)}H300`, palette.second.light, 1.4, { opacity: 0.7 }),
      )
    );
  },
  spotlight: (brush) => {
    const { chance, palette } = brush;
    const beam = (x: number, to: number) =>
      path(
        `M${x - 8} -6H${x + 8}L${to + 90} 400H${to - 90}Z`,
        brush.linear([
          [0, palette.lamp, 0.34],
          [0.9, palette.lamp, 0],
        ]),
      );
    return (
      rect(
        0,
        0,
        WIDTH,
        HEIGHT,
        brush.radial(
          [
            [0, palette.sky[1]],
            [1, palette.sky[0]],
          ],
          [0.5, 0.45, 0.72],
        ),
      ) +
      beam(60, chance.between(140, 220)) +
      beam(240, chance.between(80, 160)) +
      glow(brush, 150, 190, 190, palette.sky[2], 0.5)
    );
  },
  arches: (brush) => {
    const { palette } = brush;
    const arch = (inset: number, fill: string) =>
      path(
        `M${inset} 400V${150 + inset * 0.5}C${inset} ${short(30 + inset)} ${300 - inset} ${short(30 + inset)} ${300 - inset} ${150 + inset * 0.5}V400Z`,
        fill,
      );
    return (
      rect(
        0,
        0,
        WIDTH,
        HEIGHT,
        brush.linear([
          [0, palette.land[1]],
          [1, palette.land[2]],
        ]),
      ) +
      arch(14, palette.sky[0]) +
      arch(38, palette.land[2]) +
      arch(50, palette.sky[1]) +
      arch(
        74,
        brush.linear([
          [0, palette.sky[2]],
          [1, palette.sky[1]],
        ]),
      ) +
      glow(brush, 150, 190, 150, palette.lamp, 0.7)
    );
  },
} as const satisfies Readonly<Record<string, (brush: Brush) => Piece>>;
