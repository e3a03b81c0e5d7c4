/** Puts a text before what the pattern finds. @throws Error where it finds nothing: the file is no longer as it was */
export function before(text: string, found: RegExp, added: string, file: string): string {
  if (!found.test(text)) throw new Error(`${file}: nothing is like ${String(found)}`);
  return text.replace(found, (match) => `${added}${match}`);
}

/** Puts a text behind what the pattern finds. @throws Error where it finds nothing */
export function after(text: string, found: RegExp, added: string, file: string): string {
  if (!found.test(text)) throw new Error(`${file}: nothing is like ${String(found)}`);
  return text.replace(found, (match) => `${match}${added}`);
}

/**
 * Puts a line among those the pattern finds, in the order of their keys (its first group).
 * @throws Error where it finds nothing
 */
export function inOrder(text: string, found: RegExp, key: string, added: string, file: string): string {
  const lines = [...text.matchAll(found)];
  const next = lines.find(([, one = '']) => one > key);
  const last = lines.at(-1);
  if (last === undefined) throw new Error(`${file}: nothing is like ${String(found)}`);
  const at = next?.index ?? last.index + last[0].length;
  return `${text.slice(0, at)}${added}${text.slice(at)}`;
}
