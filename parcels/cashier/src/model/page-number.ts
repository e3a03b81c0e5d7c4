/** Which page of a list an address asks for; the first for whatever is no number. */
export function pageNumberOf(query: string): number {
  const page = new URLSearchParams(query).get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
