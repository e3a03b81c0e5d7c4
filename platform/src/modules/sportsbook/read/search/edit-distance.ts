/**
 * Whether one word becomes the other by at most `most` letters put in, left out, changed or swapped with their neighbour
 * (optimal string alignment). Looks only at the places that are so near each other.
 */
export function isWithinEdits(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  // An edit brings in one letter at most and takes out one.
  if (bitsOf(lettersOf(a) ^ lettersOf(b)) > 2 * most) return false;
  const beyond = most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => Math.min(at, beyond));
  for (let i = 1; i <= a.length; i++) {
    const row = new Array<number>(b.length + 1).fill(beyond);
    row[0] = Math.min(i, beyond);
    let least = row[0];
    for (let j = Math.max(1, i - most); j <= Math.min(b.length, i + most); j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const edits = Math.min(
        (last[j] ?? beyond) + 1,
        (row[j - 1] ?? beyond) + 1,
        (last[j - 1] ?? beyond) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[j - 2] ?? beyond) + 1 : beyond,
      );
      row[j] = edits;
      least = Math.min(least, edits);
    }
    // A swap looks two rows back, and costs one more than what stands there.
    if (least > most && Math.min(...last) >= most) return false;
    beforeLast = last;
    last = row;
  }
  return (last[b.length] ?? beyond) <= most;
}

/** Which letters a word has, a bit for each; letters far apart in the alphabet of all may share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitsOf(mask: number): number {
  let bits = 0;
  for (let left = mask; left !== 0; left &= left - 1) bits += 1;
  return bits;
}
