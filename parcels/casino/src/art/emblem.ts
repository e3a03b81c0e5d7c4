import { circle, each, path, polygon, put, rect, short, type Piece } from './brush.ts';
import { chanceOf, seedOf } from './chance.ts';
import { tone } from './colour.ts';
import { addressOf } from './picture.ts';

const POINTS = [3, 4, 5, 6, 8] as const;

/** A studio's emblem, drawn from its code: nobody's own mark is shown without their leave. */
export function emblemOf(code: string): string {
  const chance = chanceOf(seedOf(`emblem:${code}`));
  const hue = chance.between(0, 360);
  const [ground, light, mark] = [
    tone(0.32, 0.09, hue),
    tone(0.62, 0.15, hue + 30),
    tone(0.95, 0.05, hue + 60),
  ];
  const count = chance.pick(POINTS);
  const petal: Piece = chance.pick([
    path('M0 0C9-10 9-24 0-32C-9-24-9-10 0 0Z', mark),
    polygon(
      [
        [-7, -8],
        [0, -34],
        [7, -8],
      ],
      mark,
    ),
    circle(0, -22, 9, mark),
    rect(-4, -32, 8, 26, mark, { rx: 4 }),
  ]);
  const turn = chance.between(0, 90);
  const drawn =
    rect(0, 0, 96, 96, ground) +
    circle(chance.between(20, 76), chance.between(10, 40), 60, light, { opacity: 0.45 }) +
    put(
      { x: 48, y: 48, turn },
      each(count, (at) => put({ turn: (at * 360) / count }, petal)),
      circle(0, 0, 6, mark),
    );
  return addressOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="${short(96)}" height="96">${drawn}</svg>`,
  );
}
