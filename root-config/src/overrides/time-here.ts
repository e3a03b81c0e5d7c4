/**
 * A time as a developer's own clock says it, with its zone: the site's times are in the zone a player chose, which is
 * nobody's in a grant.
 * @param timeZone the browser's unless given
 */
export function timeHere(language: string, epochMs: number, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const options = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short', ...zone } as const;
  return new Intl.DateTimeFormat(language, options).format(epochMs);
}
