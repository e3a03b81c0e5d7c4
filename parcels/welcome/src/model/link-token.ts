/** The token of a mail's link: it stands after the #, where no server is told of it. Null when there is none. */
export function linkTokenOf(hash: string): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token');
  return token === null || token === '' ? null : token;
}
