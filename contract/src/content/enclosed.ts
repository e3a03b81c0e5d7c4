/**
 * What stands between an opening and the first closing after it, each time: of `a (b) (c)` it is `b` and `c`. It takes as long as
 * the text is, where a regular expression would look for the closing again from every opening.
 */
export function enclosedIn(text: string, opening: string, closing: string): readonly string[] {
  // Nothing closes what comes after the last closing.
  const closed = text.split(closing).slice(0, -1);
  return closed.flatMap((part) => {
    const from = part.indexOf(opening);
    return from < 0 ? [] : [part.slice(from + opening.length)];
  });
}
