import { segmentsOf, type RedirectRule } from './redirect-rule.ts';

/**
 * What a browser knows of the rules: a number for each, by which it sees at once that an address has not moved. Only
 * for one that may have it asks the server, so that ten thousand rules weigh 40 kB there and cost a click nothing.
 */
export type RedirectMarks = ReadonlySet<number>;

/** FNV-1a of 32 bits: the same on both sides, and two of ten thousand hardly ever share one. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** `=` before all of a path, `^` before what it begins with. */
const mark = (kind: '=' | '^', segments: readonly string[]): number => hashOf(kind + segments.join('/'));

/** The number of a rule: of a pattern, that of what stands before its first name. */
export function markOf({ kind, from }: RedirectRule): number {
  const segments = segmentsOf(from);
  if (kind === 'exact') return mark('=', segments);
  const named = kind === 'pattern' ? segments.findIndex((segment) => segment.startsWith(':')) : -1;
  return mark('^', named < 0 ? segments : segments.slice(0, named));
}

/** Whether a path without language may have moved. False is certain. */
export function mayHaveMoved(marks: RedirectMarks, path: string): boolean {
  if (marks.size === 0) return false;
  const segments = segmentsOf(path);
  if (marks.has(mark('=', segments))) return true;
  return segments.some((_segment, at) => marks.has(mark('^', segments.slice(0, at + 1))));
}
