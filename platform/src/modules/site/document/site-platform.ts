export type SitePlatform = 'desktop' | 'mobile';

/** Query parameter that forces the platform, and the cookie that keeps it forced: `desktop` or `mobile` (S9-20). */
export const PLATFORM_COOKIE = 'platform_type';
/** How long a forced platform is kept: the default of cookies (S9-15). */
export const PLATFORM_COOKIE_SECONDS = 86_400;
/** Width a phone lays a page out in that is forced to be a desktop's: the least at which all columns stand. */
const DESKTOP_VIEWPORT = 'width=1100, viewport-fit=cover';
const OWN_VIEWPORT = 'width=device-width, initial-scale=1, viewport-fit=cover';

const asPlatform = (text: string | null | undefined): SitePlatform | undefined =>
  text === 'desktop' || text === 'mobile' ? text : undefined;

/** The platform an address or an earlier one forces; undefined lets the window's width decide. */
export function forcedPlatform(
  query: string,
  cookies: Readonly<Record<string, string | undefined>>,
): SitePlatform | undefined {
  const asked = query === '' ? undefined : new URLSearchParams(query).get(PLATFORM_COOKIE);
  return asPlatform(asked) ?? asPlatform(cookies[PLATFORM_COOKIE]);
}

/** The page is one for all widths: a phone that is forced to be a desktop gets a desktop's width. */
export function viewportOf(forced: SitePlatform | undefined): string {
  return forced === 'desktop' ? DESKTOP_VIEWPORT : OWN_VIEWPORT;
}
