/** A text without percent escapes. A broken one stands for itself: an address that anyone can type must not throw. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
