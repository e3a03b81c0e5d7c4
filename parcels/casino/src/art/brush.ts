import type { Chance } from './chance.ts';
import type { Palette } from './palette.ts';

/** A scene is drawn on so many units; tiles are 3:4. */
export const WIDTH = 300;
export const HEIGHT = 400;

/** A piece of SVG. */
export type Piece = string;

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** What a scene is drawn with: its colours, its chance, and gradients that live as long as the scene. */
export interface Brush {
  readonly palette: Palette;
  readonly chance: Chance;
  /** A fill along a direction, from the upper start of a shape unless told: `[x1, y1, x2, y2]` in parts of the shape. */
  linear(stops: readonly Stop[], along?: readonly [number, number, number, number]): string;
  /** A fill around a point of the shape, in parts of it. */
  radial(stops: readonly Stop[], centre?: readonly [number, number, number]): string;
  /** All gradients that were asked for. */
  defs(): Piece;
}

const DOWN = [0, 0, 0, 1] as const;

export function brushOf(palette: Palette, chance: Chance): Brush {
  const made = new Map<string, string>();
  const keep = (kind: string, attributes: string, stops: readonly Stop[]) => {
    const body = stops
      .map(([offset, colour, opacity]) => {
        const alpha = opacity === undefined ? '' : ` stop-opacity="${short(opacity)}"`;
        return `<stop offset="${short(offset)}" stop-color="${colour}"${alpha}/>`;
      })
      .join('');
    const text = `${attributes}>${body}</${kind}>`;
    const id = made.get(text) ?? `g${made.size}`;
    made.set(text, id);
    return `url(#${id})`;
  };
  return {
    palette,
    chance,
    linear: (stops, [x1, y1, x2, y2] = DOWN) =>
      keep('linearGradient', ` x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops),
    radial: (stops, [cx, cy, r] = [0.5, 0.5, 0.5]) =>
      keep('radialGradient', ` cx="${cx}" cy="${cy}" r="${r}"`, stops),
    defs: () => {
      const all = [...made].map(([text, id]) => {
        const kind = text.endsWith('</linearGradient>') ? 'linearGradient' : 'radialGradient';
        return `<${kind} id="${id}"${text}`;
      });
      return all.length === 0 ? '' : `<defs>${all.join('')}</defs>`;
    },
  };
}

/** Two figures behind the point are more than a tile can show. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

const written = (more: Attributes): string =>
  Object.entries(more)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value) : value}"`)
    .join('');

/** Presentation attributes of SVG: `stroke`, `opacity`, `transform`. */
export type Attributes = Readonly<Record<string, string | number>>;

export const path = (d: string, fill: string, more: Attributes = {}): Piece =>
  `<path d="${d}" fill="${fill}"${written(more)}/>`;

export const line = (d: string, stroke: string, width: number, more: Attributes = {}): Piece =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${written(more)}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): Piece =>
  `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}" fill="${fill}"${written(more)}/>`;

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): Piece =>
  `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${written(more)}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): Piece =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${written(more)}/>`;

export const polygon = (
  points: readonly (readonly [number, number])[],
  fill: string,
  more: Attributes = {},
): Piece =>
  `<path d="M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z" fill="${fill}"${written(more)}/>`;

export interface Placing {
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  /** A negative one mirrors. */
  readonly scale?: number;
  readonly opacity?: number;
}

/** Pieces drawn about their own middle, put somewhere. */
export function put(
  { x = 0, y = 0, turn = 0, scale = 1, opacity }: Placing,
  ...pieces: readonly Piece[]
): Piece {
  const steps = [
    x === 0 && y === 0 ? '' : `translate(${short(x)} ${short(y)})`,
    turn === 0 ? '' : `rotate(${short(turn)})`,
    scale === 1 ? '' : `scale(${short(scale)} ${short(Math.abs(scale))})`,
  ].join('');
  const shown = opacity === undefined ? '' : ` opacity="${short(opacity)}"`;
  return `<g${steps === '' ? '' : ` transform="${steps}"`}${shown}>${pieces.join('')}</g>`;
}

/** One piece for each of so many. */
export const each = (count: number, piece: (at: number) => Piece): Piece =>
  Array.from({ length: count }, (_, at) => piece(at)).join('');

/** A point on a circle; 0 degrees is to the right, 90 below. */
export const around = (degrees: number, radius: number, x = 0, y = 0): readonly [number, number] => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  y + radius * Math.sin((degrees * Math.PI) / 180),
];

/** A slice of a ring from one angle to another. */
export function slice(
  from: number,
  to: number,
  outer: number,
  inner: number,
  fill: string,
  more: Attributes = {},
): Piece {
  const at = (degrees: number, radius: number) => around(degrees, radius).map(short).join(' ');
  const inside =
    inner === 0 ? 'L0 0' : `L${at(to, inner)}A${short(inner)} ${short(inner)} 0 0 0 ${at(from, inner)}`;
  return path(
    `M${at(from, outer)}A${short(outer)} ${short(outer)} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to, outer)}${inside}Z`,
    fill,
    more,
  );
}
