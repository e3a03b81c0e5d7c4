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
