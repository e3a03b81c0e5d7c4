/** Query parameter that forces the platform (S9-20). */
const PARAMETER = 'platform_type';

export interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/**
 * Where a tablet goes that calls itself a Mac: the same address with `platform_type=mobile` (S9-20). Null for every
 * other device, and once the platform is forced by the address or an earlier one.
 */
export function tabletRedirect(
  { userAgent, maxTouchPoints }: Device,
  address: Pick<Location, 'pathname' | 'search' | 'hash'>,
  forced: string | undefined,
): string | null {
  const isTablet = /Macintosh/.test(userAgent) && !/Mobi/.test(userAgent) && maxTouchPoints > 1;
  const query = new URLSearchParams(address.search);
  if (!isTablet || forced !== undefined || query.has(PARAMETER)) return null;
  query.set(PARAMETER, 'mobile');
  return `${address.pathname}?${query.toString()}${address.hash}`;
}
