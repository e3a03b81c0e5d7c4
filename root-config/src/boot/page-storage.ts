/** A storage of the page; null where the browser forbids even to look at it. */
export function pageStorage(read: () => Storage): Storage | null {
  try {
    return read();
  } catch {
    return null;
  }
}
