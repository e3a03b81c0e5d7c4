import { each, path, polygon, short, type Brush, type Piece } from '../brush.ts';
import { ridge, swell } from './ridges.ts';

/** Ground under an open sky. */
export const LANDS = {
  dunes: (brush) => {
    const [far, middle, near] = brush.palette.land;
    return (
      swell(
        brush,
        280,
        34,
        brush.linear([
          [0, far],
          [1, middle],
        ]),
      ) +
      swell(
        brush,
        322,
        26,
        brush.linear([
          [0, middle],
          [1, near],
        ]),
      ) +
      swell(brush, 366, 18, near)
    );
  },
  mountains: (brush) => {
    const [far, middle, near] = brush.palette.land;
    return (
      ridge(
        brush,
        300,
        110,
        6,
        brush.linear([
          [0, brush.palette.sky[2]],
          [0.5, far],
        ]),
      ) +
      ridge(brush, 335, 80, 8, middle) +
      swell(brush, 366, 20, near)
    );
  },
  hills: (brush) => {
    const [far, middle, near] = brush.palette.land;
    return (
      swell(brush, 290, 46, far) +
      swell(
        brush,
        330,
        34,
        brush.linear([
          [0, middle],
          [1, near],
        ]),
      ) +
      swell(brush, 372, 16, near)
    );
  },
  ice: (brush) => {
    const [far, middle, near] = brush.palette.land;
    return (
      ridge(
        brush,
        296,
        96,
        7,
        brush.linear([
          [0, '#f2fbff'],
          [0.55, far],
        ]),
      ) +
      polygon(
        [
          [-10, 340],
          [70, 322],
          [150, 346],
          [230, 326],
          [310, 344],
          [310, 400],
          [-10, 400],
        ],
        brush.linear([
          [0, '#e8f6ff'],
          [1, middle],
        ]),
      ) +
      polygon(
        [
          [-10, 378],
          [90, 366],
          [190, 384],
          [310, 364],
          [310, 400],
          [-10, 400],
        ],
        near,
      )
    );
  },
  forest: (brush) => {
    const { chance, palette } = brush;
    const tree = (x: number, base: number, tall: number, fill: string) =>
      path(
        `M${short(x)} ${short(base - tall)}l${short(tall * 0.2)} ${short(tall * 0.38)}h-${short(tall * 0.07)}l${short(tall * 0.15)} ${short(tall * 0.3)}h-${short(tall * 0.08)}l${short(tall * 0.14)} ${short(tall * 0.36)}h-${short(tall * 0.7)}l${short(tall * 0.14)}-${short(tall * 0.36)}h-${short(tall * 0.08)}l${short(tall * 0.15)}-${short(tall * 0.3)}h-${short(tall * 0.07)}Z`,
        fill,
      );
    return (
      each(9, (at) =>
        tree(at * 38 + chance.between(-12, 12), 352, chance.between(80, 140), palette.land[0]),
      ) +
      each(8, (at) =>
        tree(at * 44 + chance.between(-14, 14), 384, chance.between(60, 110), palette.land[1]),
      ) +
      swell(brush, 378, 10, palette.land[2])
    );
  },
} as const satisfies Readonly<Record<string, (brush: Brush) => Piece>>;
