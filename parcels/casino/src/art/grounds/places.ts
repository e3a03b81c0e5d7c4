import { circle, each, HEIGHT, line, path, rect, short, WIDTH, type Brush, type Piece } from '../brush.ts';
import { swell } from './ridges.ts';

/** Ground that is no land. */
export const PLACES = {
  sea: (brush) => {
    const { land, lamp, sky } = brush.palette;
    const wave = (y: number, fill: string, high: number) =>
      path(`M-10 ${y}${each(11, () => `q15-${high} 30 0`)}V400H-10Z`, fill);
    return (
      rect(
        0,
        282,
        WIDTH,
        118,
        brush.linear([
          [0, sky[1]],
          [1, land[2]],
        ]),
      ) +
      each(12, () =>
        line(
          `M${brush.chance.below(270)} ${290 + brush.chance.below(60)}h${8 + brush.chance.below(34)}`,
          lamp,
          1.4,
          { opacity: 0.28 },
        ),
      ) +
      wave(330, land[0], 11) +
      wave(352, land[1], 13) +
      wave(374, land[2], 12)
    );
  },
  city: (brush) => {
    const { chance, palette } = brush;
    const row = (base: number, tall: number, fill: string, lit: number) => {
      let [x, pieces] = [-6, ''];
      while (x < WIDTH) {
        const [width, height] = [chance.between(20, 44), chance.between(tall * 0.4, tall)];
        pieces += rect(x, base - height, width - 2, HEIGHT, fill);
        pieces += each(lit, () =>
          rect(
            x + 3 + chance.below(Math.max(2, width - 9)),
            base - height + 6 + chance.below(Math.max(4, height - 10)),
            3,
            4,
            palette.lamp,
            { opacity: chance.between(0.4, 0.95) },
          ),
        );
        x += width;
      }
      return pieces;
    };
    return (
      row(330, 130, palette.land[0], 4) +
      row(366, 92, palette.land[1], 6) +
      rect(0, 366, WIDTH, 40, palette.land[2])
    );
  },
  floor: (brush) => {
    const { land, lamp } = brush.palette;
    return (
      rect(
        0,
        318,
        WIDTH,
        82,
        brush.linear([
          [0, land[0]],
          [1, land[2]],
        ]),
      ) +
      each(11, (at) =>
        line(`M${150 + (at - 5) * 22} 318L${150 + (at - 5) * 66} 400`, lamp, 0.8, { opacity: 0.16 }),
      ) +
      each(3, (at) => line(`M0 ${330 + at * at * 9 + at * 10}H300`, lamp, 0.8, { opacity: 0.16 })) +
      rect(0, 317, WIDTH, 2, lamp, { opacity: 0.35 })
    );
  },
  cloudbank: ({ chance, palette }) =>
    each(22, (at) =>
      circle(
        chance.between(-10, 310),
        372 - (at % 3) * 15 + chance.between(-8, 14),
        chance.between(20, 40),
        at < 8 ? palette.land[0] : '#fff',
        { opacity: 0.5 + (at / 22) * 0.45 },
      ),
    ),
  reef: (brush) => {
    const { chance, palette } = brush;
    const coral = (x: number, colour: string, size: number) =>
      line(
        `M${short(x)} 392v-${short(size)}m0 ${short(size * 0.5)}c-${short(size * 0.32)} 0-${short(size * 0.34)}-${short(size * 0.2)}-${short(size * 0.34)}-${short(size * 0.42)}m${short(size * 0.34)} ${short(size * 0.24)}c${short(size * 0.34)} 0 ${short(size * 0.34)}-${short(size * 0.2)} ${short(size * 0.34)}-${short(size * 0.44)}`,
        colour,
        size * 0.17,
      );
    return (
      swell(brush, 356, 22, palette.land[1]) +
      coral(chance.between(26, 90), palette.main.base, chance.between(46, 80)) +
      coral(chance.between(200, 276), palette.second.base, chance.between(46, 84)) +
      swell(brush, 384, 12, palette.land[2])
    );
  },
} as const satisfies Readonly<Record<string, (brush: Brush) => Piece>>;
