/** Where to go after signing in, from the query of the login page (S5-11); the root config trusts only paths of this site. */
export function returnUrlOf(query: string): string | null {
  return new URLSearchParams(query).get('returnUrl');
}
