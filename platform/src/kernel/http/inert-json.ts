/**
 * JSON for the inside of a `<script>` element: no `<` can close it or open a comment, and line separators that old
 * parsers take for newlines are escaped too.
 */
export function inertJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
