import type { Backdrop } from '../backdrops.ts';
import type { Brush, Piece } from '../brush.ts';
import type { Ground } from '../grounds.ts';
import type { Lights } from '../lights.ts';
import type { Mood } from '../palette.ts';

type Some<Item> = readonly [Item, ...Item[]];

/** What a scene is about, with the places, airs and hues it is at home in. */
export interface Motif {
  /** Drawn about its own middle, some 200 wide and 230 high; what stands has its feet at 100. */
  readonly draw: (brush: Brush) => Piece;
  /** It stands on the ground; else it floats. */
  readonly stands?: boolean;
  readonly moods: Some<Mood>;
  readonly hues: Some<number>;
  readonly backdrops: Some<Backdrop>;
  readonly grounds: Some<Ground>;
  readonly lights: Some<Lights>;
}
