/** Site feature of an event's statistics: while it is off their pages answer 404 and no link leads there (S5-04). */
export const STATISTICS_FEATURE = 217;

/** Statistics of an event, as a page of the site or bare, for a window of its own (S2-17). */
export function statisticsPath(eventId: string, place: 'page' | 'window'): string {
  return `/${place === 'page' ? 'statistic' : 'statisticpopup'}/${eventId}`;
}
