import { anyFace, type AnyFace } from './game-face.ts';

/**
 * The faces of our own games, by the code of their rules, a line each in alphabetical order. A game also has an address in
 * `parcel.json` (`own`) and its words under `games.<code>` of both dictionaries: `name`, `text` (one sentence), `rules` (a
 * rule a line) and whatever its face says.
 */
export const FACES: Readonly<Record<string, () => Promise<AnyFace>>> = {
  dice: async () => anyFace((await import('./dice/dice-face.tsx')).DICE_FACE),
};
