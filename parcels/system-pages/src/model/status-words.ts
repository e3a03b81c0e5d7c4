/** Dictionary stem of what an HTTP status means to a visitor (S8-03): 404 and 403 have words of their own. */
export function wordsOfStatus(status: number): 'notFound' | 'forbidden' | 'failed' {
  if (status === 404) return 'notFound';
  if (status === 403 || status === 401) return 'forbidden';
  return 'failed';
}

/** The status an error page shows: what the address stands for, 500 where nobody says (S8-03). */
export function shownStatus(status: number | undefined): number {
  return status !== undefined && status >= 400 && status <= 599 ? status : 500;
}
