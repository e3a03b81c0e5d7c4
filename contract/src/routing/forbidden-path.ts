import { unescaped } from './unescaped.ts';

/**
 * Whether a path holds one of the fragments that the site forbids (S5-04), however it is written: case does not matter,
 * and neither do percent escapes, of which a broken one stands for itself.
 */
export function isForbiddenPath(path: string, fragments: readonly string[] = []): boolean {
  const written = [path, unescaped(path)].map((text) => text.toLowerCase());
  return fragments.some((fragment) => written.some((text) => text.includes(fragment.toLowerCase())));
}
