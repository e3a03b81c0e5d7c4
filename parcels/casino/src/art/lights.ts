import { circle, each, HEIGHT, line, path, put, rect, WIDTH, type Brush, type Piece } from './brush.ts';
import { GOLD, IVORY } from './colour.ts';

/** What hangs in the air before a scene. */
export const LIGHTS = [
  'none',
  'stars',
  'embers',
  'bubbles',
  'sparkles',
  'snow',
  'petals',
  'coins',
  'fireflies',
] as const;
export type Lights = (typeof LIGHTS)[number];

const DRAWN: Readonly<Record<Lights, (brush: Brush) => Piece>> = {
  none: () => '',
  stars: ({ chance }) =>
    each(34, () =>
      circle(chance.between(0, WIDTH), chance.between(0, 230), chance.between(0.5, 1.7), IVORY, {
        opacity: chance.between(0.3, 0.95),
      }),
    ),
  embers: ({ chance, palette }) =>
    each(26, () =>
      circle(chance.between(0, WIDTH), chance.between(40, HEIGHT), chance.between(0.8, 3), palette.lamp, {
        opacity: chance.between(0.25, 0.9),
      }),
    ),
  bubbles: ({ chance }) =>
    each(13, () => {
      const [x, y, r] = [chance.between(10, 290), chance.between(30, 380), chance.between(2, 9)];
      return (
        circle(x, y, r, '#fff', {
          'fill-opacity': 0.14,
          stroke: '#fff',
          'stroke-opacity': 0.6,
          'stroke-width': 1.1,
        }) + circle(x - r * 0.3, y - r * 0.35, r * 0.24, '#fff', { opacity: 0.85 })
      );
    }),
  sparkles: ({ chance }) =>
    each(8, () => sparkle(chance.between(16, 284), chance.between(20, 330), chance.between(4, 12), 0.9)),
  snow: ({ chance }) =>
    each(34, () =>
      circle(chance.between(0, WIDTH), chance.between(0, HEIGHT), chance.between(0.8, 3.2), '#fff', {
        opacity: chance.between(0.35, 0.9),
      }),
    ),
  petals: ({ chance, palette }) =>
    each(15, () =>
      put(
        {
          x: chance.between(0, WIDTH),
          y: chance.between(10, 380),
          turn: chance.between(0, 360),
          scale: chance.between(0.5, 1.2),
          opacity: 0.85,
        },
        path('M0-8C6-6 7 4 0 9C-7 4-6-6 0-8Z', palette.second.pale),
      ),
    ),
  coins: (brush) =>
    each(9, () =>
      put(
        {
          x: brush.chance.between(10, 290),
          y: brush.chance.between(20, 370),
          turn: brush.chance.between(-40, 40),
          scale: brush.chance.between(0.4, 0.9),
        },
        coin(brush),
      ),
    ),
  fireflies: ({ chance, palette }) =>
    each(16, () => {
      const [x, y] = [chance.between(8, 292), chance.between(80, 380)];
      return (
        circle(x, y, 6, palette.lamp, { opacity: 0.16 }) +
        circle(x, y, chance.between(1.2, 2.2), palette.lamp)
      );
    }),
};

export const lightsOf = (kind: Lights, brush: Brush): Piece => DRAWN[kind](brush);

/** A glint of four points. */
export const sparkle = (x: number, y: number, size: number, opacity = 1): Piece =>
  put(
    { x, y, scale: size / 10, opacity },
    path('M0-10C1-2 2-1 10 0C2 1 1 2 0 10C-1 2-2 1-10 0C-2-1-1-2 0-10Z', '#fff'),
  );

/** Light that lies around something. */
export const glow = (
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  colour: string,
  opacity = 0.75,
): Piece =>
  circle(
    x,
    y,
    radius,
    brush.radial([
      [0, colour, opacity],
      [0.45, colour, opacity * 0.35],
      [1, colour, 0],
    ]),
  );

/** A coin seen a little from the side. */
export const coin = (brush: Brush, shades = GOLD): Piece =>
  circle(1.5, 2.5, 18, shades.deep) +
  circle(
    0,
    0,
    18,
    brush.linear(
      [
        [0, shades.pale],
        [0.5, shades.base],
        [1, shades.dark],
      ],
      [0, 0, 1, 1],
    ),
  ) +
  circle(0, 0, 13, 'none', { stroke: shades.dark, 'stroke-width': 2 }) +
  path('M0-8L2.4-2.6L8-2L3.8 1.800L5 7.500L0 4.600L-5 7.500L-3.8 1.800L-8-2L-2.4-2.600Z', shades.pale);

/** Darkens the corners, so that the middle is looked at. */
export const vignette = (brush: Brush): Piece =>
  rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    brush.radial(
      [
        [0.55, brush.palette.shade, 0],
        [1, brush.palette.shade, 0.55],
      ],
      [0.5, 0.46, 0.78],
    ),
  );

/** The shadow of what stands on the ground. */
export const shadow = (brush: Brush, x: number, y: number, width: number, opacity = 0.45): Piece =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${width * 0.2}" fill="${brush.radial([
    [0, brush.palette.shade, opacity],
    [1, brush.palette.shade, 0],
  ])}"/>`;

/** Rays from a point to all sides. */
export const rays = (x: number, y: number, count: number, colour: string, opacity: number, turn = 0): Piece =>
  put(
    { x, y, turn, opacity },
    each(count, (at) => {
      const [from, to] = [(at * 360) / count, ((at + 0.5) * 360) / count].map(
        (degrees) => (degrees * Math.PI) / 180,
      );
      const far = 520;
      return path(
        `M0 0L${Math.round(far * Math.cos(from ?? 0))} ${Math.round(far * Math.sin(from ?? 0))}L${Math.round(far * Math.cos(to ?? 0))} ${Math.round(far * Math.sin(to ?? 0))}Z`,
        colour,
      );
    }),
  );

/** A cord from above. */
export const cord = (x: number, to: number, colour: string): Piece => line(`M${x} 0V${to}`, colour, 1.5);
