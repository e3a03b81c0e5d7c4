import type { Brush, Piece } from './brush.ts';
import { LANDS } from './grounds/lands.ts';
import { PLACES } from './grounds/places.ts';

const DRAWN = { ...LANDS, ...PLACES, none: () => '' };
/** What a scene stands on. */
export type Ground = keyof typeof DRAWN;

export const groundOf = (kind: Ground, brush: Brush): Piece => DRAWN[kind](brush);
