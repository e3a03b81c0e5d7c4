import type { Brush, Piece } from '../brush.ts';
import type { Mood } from '../palette.ts';

/** The whole scene of a way to play, and the air our own game of it stands in. */
export interface Mechanic {
  readonly draw: (brush: Brush) => Piece;
  readonly mood: Mood;
  readonly hue: number;
}
