import type { PromotionGift } from '@paddock/contract/schemas';

import { around, circle, each, polygon, put, rect, short, type Piece } from './brush.ts';
import { chanceOf, seedOf } from './chance.ts';
import { tone } from './colour.ts';
import { addressOf } from './picture.ts';

/** A banner is drawn on so many units, 4:1. */
export const BANNER = { width: 640, height: 160 } as const;

type Kind = PromotionGift['kind'];
/** Drawn about its own middle, 100 units high, in the colour of the mark and that of what is cut out of it. */
type Mark = (mark: string, cut: string) => Piece;

const coins: Mark = (mark, cut) =>
  each(3, (at) =>
    put(
      { x: at * 44 - 44, y: 16 - at * 16 },
      circle(0, 0, 34, mark, { stroke: cut, 'stroke-width': 4 }),
      circle(0, 0, 20, cut, { opacity: 0.35 }),
    ),
  );
const bars: Mark = (mark) =>
  each(5, (at) => rect(at * 30 - 74, 46 - (at + 1) * 18, 22, (at + 1) * 18, mark, { rx: 4 }));
const slip: Mark = (mark, cut) =>
  put(
    { turn: -8 },
    rect(-66, -40, 132, 80, mark, { rx: 8 }),
    circle(-66, 0, 13, cut),
    circle(66, 0, 13, cut),
    each(3, (at) => rect(-36, at * 20 - 25, at === 2 ? 40 : 72, 9, cut, { rx: 4, opacity: 0.45 })),
  );
const shield: Mark = (mark, cut) =>
  polygon(
    [
      [-44, -40],
      [0, -52],
      [44, -40],
      [40, 14],
      [0, 52],
      [-40, 14],
    ],
    mark,
  ) +
  rect(-22, -6, 44, 12, cut, { rx: 4, opacity: 0.5 }) +
  rect(-6, -22, 12, 44, cut, { rx: 4, opacity: 0.5 });
const wheel: Mark = (mark, cut) =>
  circle(0, 0, 50, mark) +
  each(4, (at) => polygon([[0, 0], around(at * 90, 46), around(at * 90 + 45, 46)], cut, { opacity: 0.45 })) +
  circle(0, 0, 9, mark);
const star: Mark = (mark) =>
  polygon(
    Array.from({ length: 10 }, (_, at) => around(at * 36 - 90, at % 2 === 0 ? 54 : 23)),
    mark,
  );
const days: Mark = (mark, cut) =>
  rect(-56, -46, 112, 94, mark, { rx: 8 }) +
  each(9, (at) =>
    rect((at % 3) * 32 - 44, Math.floor(at / 3) * 25 - 24, 24, 17, cut, {
      rx: 3,
      opacity: at === 4 ? 0.9 : 0.4,
    }),
  );

const MARKS: Readonly<Record<Kind, Mark>> = {
  ...{ bonus: coins, 'deposit-bonus': coins, money: coins, cashback: coins, points: star },
  ...{ 'free-bet': slip, ticket: slip, 'odds-boost': bars, 'accumulator-boost': bars },
  ...{ 'accumulator-insurance': shield, 'free-rounds': wheel, wheel, calendar: days },
};

/** The picture of a promotion that brought none, without a letter in it: what it gives, in colours of its code. */
export function bannerOf(code: string, kind: Kind): string {
  const chance = chanceOf(seedOf(`banner:${code}`));
  const hue = chance.between(0, 360);
  const ground = tone(0.34, 0.09, hue);
  const light = tone(0.56, 0.13, hue + 35);
  const mark = tone(0.93, 0.06, hue + 60);
  const { width, height } = BANNER;
  const drawn =
    rect(0, 0, width, height, ground) +
    each(5, (at) =>
      circle(at * 160 + chance.between(-50, 50), chance.between(0, height), chance.between(50, 120), light, {
        opacity: 0.3,
      }),
    ) +
    put({ x: width / 2, y: height / 2 }, MARKS[kind](mark, ground));
  return addressOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} ${short(height)}" width="${short(width)}" height="${short(height)}">${drawn}</svg>`,
  );
}
