/**
 * Where to go once maintenance is over: the path the visitor came from, kept in the query (S4-13), else home. Only a
 * path of this site counts: `//host` and backslashes are addresses of others.
 */
export function wayBack(query: string): string {
  const path = new URLSearchParams(query).get('path') ?? '/';
  const isOwn = /^\/(?![/\\])/.test(path) && !path.startsWith('/site-updates');
  return isOwn ? path : '/';
}
