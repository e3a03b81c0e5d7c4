/**
 * True for a path of this site and of no other, with its query: what comes from an address line may be followed only
 * then. `//evil.example` and `/\evil.example` are other sites to a browser, and it drops tabs and line ends before it
 * looks, so control characters and blanks are refused as well.
 */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[\x21-\x5b\x5d-\x7e\u{a1}-\u{10ffff}]*$/u.test(path);
}
