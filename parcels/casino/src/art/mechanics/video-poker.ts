import { each, ellipse, path, put, rect, type Brush, type Piece } from '../brush.ts';
import { BLUE, GOLD, INK, RED, SILVER } from '../colour.ts';
import { vignette } from '../lights.ts';
import { card, felt, type Suit } from './chips.ts';
import type { Mechanic } from './mechanic.ts';

const draw = (brush: Brush): Piece => {
  const suits: readonly Suit[] = ['spade', 'heart', 'diamond', 'club', 'spade'];
  return (
    felt(brush) +
    rect(
      18,
      60,
      264,
      232,
      brush.linear([
        [0, SILVER.dark],
        [1, INK],
      ]),
      { rx: 22 },
    ) +
    rect(
      30,
      72,
      240,
      208,
      brush.linear([
        [0, '#1b2a6b'],
        [1, '#0b1033'],
      ]),
      { rx: 14 },
    ) +
    each(
      6,
      (at) =>
        rect(44, 86 + at * 11, 150 - at * 14, 5, at === 1 ? GOLD.light : BLUE.light, {
          rx: 2.5,
          opacity: at === 1 ? 1 : 0.45,
        }) +
        rect(226 - at * 3, 86 + at * 11, 30 + at * 3, 5, at === 1 ? GOLD.light : BLUE.light, {
          rx: 2.5,
          opacity: at === 1 ? 1 : 0.45,
        }),
    ) +
    suits
      .map((suit, at) =>
        put(
          { x: 62 + at * 44, y: 218, turn: (at - 2) * 3, scale: 0.52 },
          card(suit, at === 0 ? 1 : at % 2 === 0 ? 2 : 3),
        ),
      )
      .join('') +
    each(5, (at) =>
      put(
        { x: 62 + at * 44, y: 325 },
        ellipse(0, 6, 19, 13, INK) +
          ellipse(
            0,
            0,
            19,
            13,
            brush.linear([
              [0, at < 3 ? GOLD.pale : RED.light],
              [1, at < 3 ? GOLD.dark : RED.dark],
            ]),
          ) +
          ellipse(0, -3, 12, 6, '#fff', { opacity: 0.35 }),
      ),
    ) +
    path('M60 72L110 72L70 280H30V230Z', '#fff', { opacity: 0.07 }) +
    vignette(brush)
  );
};

export const videoPoker: Mechanic = { draw, mood: 'jewel', hue: 280 };
