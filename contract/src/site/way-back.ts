/** Where the maintenance page stands (S2-66, block reason 4 in S4-13). */
export const MAINTENANCE_PATH = '/site-updates';

/** The page for browsers that cannot run the site (S2-55); its address carries the way back like the maintenance page's. */
export const OLD_BROWSER_PATH = '/oldbrowser';

/** The maintenance page with the way back to a path of this site in its query (S4-13). */
export function maintenancePath(from: string): string {
  return `${MAINTENANCE_PATH}?path=${encodeURIComponent(from)}`;
}
