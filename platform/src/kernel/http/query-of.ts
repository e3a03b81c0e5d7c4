/** The query of an asked address, with its question mark; empty without one. */
export function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : new URL(url, 'http://site').search;
}
