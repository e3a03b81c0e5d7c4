import { sceneOf, type Pictured } from './scene.ts';

/** As many pictures as a long look through the lists passes. */
const KEPT_MAX = 400;
const kept = new Map<string, string>();

/**
 * A game's scene as the address of an image. An image is a document of its own: ids of its gradients meet no others, and
 * the page has one element for it, however much is drawn.
 */
export function pictureOf(game: Pictured): string {
  const key = `${game.own ?? ''} ${game.seed} ${game.name}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = addressOf(sceneOf(game));
  const [oldest] = kept.keys();
  if (kept.size >= KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  kept.set(key, made);
  return made;
}

/** A document of SVG as the address of an image. */
export const addressOf = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll(/[#%<>"]/g, (sign) => ESCAPED[sign] ?? sign)}`;

const ESCAPED: Readonly<Record<string, string>> = {
  '#': '%23',
  '%': '%25',
  '<': '%3C',
  '>': '%3E',
  '"': "'",
};
