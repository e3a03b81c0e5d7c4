import { ROOMS } from './backdrops/rooms.ts';
import { SKIES } from './backdrops/skies.ts';
import type { Brush, Piece } from './brush.ts';

const DRAWN = { ...SKIES, ...ROOMS };
/** What is behind everything. */
export type Backdrop = keyof typeof DRAWN;

export const backdropOf = (kind: Backdrop, brush: Brush): Piece => DRAWN[kind](brush);
