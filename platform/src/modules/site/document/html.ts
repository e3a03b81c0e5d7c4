import { escapeHtml } from '@paddock/contract';

/** A tag with attributes; `undefined` leaves one out, `true` writes it bare. Values are escaped. */
export function tag(name: string, attributes: Readonly<Record<string, string | true | undefined>>): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string | true] => entry[1] !== undefined)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`));
  return `<${name}${written.join('')}>`;
}

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
