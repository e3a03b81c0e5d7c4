import { put, type Brush, type Piece } from '../brush.ts';
import { BLUE, GOLD, GREEN, PINK, PURPLE, RED, TEAL } from '../colour.ts';
import { glow, sparkle } from '../lights.ts';
import type { Motif } from './motif.ts';
import { brilliant, emeraldCut } from './stones.ts';

const draw = (brush: Brush): Piece => {
  const all = [RED, BLUE, GREEN, PURPLE, GOLD, TEAL, PINK];
  const from = brush.chance.below(all.length);
  const shades = (at: number) => all[(from + at) % all.length] ?? RED;
  const stone = (at: number) => (brush.chance.is(0.6) ? brilliant(shades(at)) : emeraldCut(shades(at)));
  return (
    glow(brush, 0, 0, 140, shades(0).light, 0.5) +
    put({ x: -72, y: -82, scale: 0.62, turn: -12 }, stone(1)) +
    put({ x: 72, y: -76, scale: 0.66, turn: 14 }, stone(2)) +
    put({ x: -80, y: 82, scale: 0.6, turn: 10 }, stone(3)) +
    put({ x: 78, y: 88, scale: 0.62, turn: -10 }, stone(4)) +
    put({ scale: 1.42 }, brilliant(shades(0))) +
    sparkle(54, -34, 14) +
    sparkle(-40, 40, 9)
  );
};

export const gems: Motif = {
  draw,
  moods: ['jewel', 'night'],
  hues: [250, 285, 200, 320, 160, 20],
  backdrops: ['spotlight', 'space', 'rays'],
  grounds: ['none'],
  lights: ['sparkles'],
};
