import { useEffect } from 'react';
import { SPORT_CODES } from '@paddock/contract';
import type { BetSection } from '@paddock/contract/schemas';
import { watchList } from '@paddock/shared-utils';

/** After the list of a section changed, changes are gathered this long before it is read again. */
const GATHER_MS = 700;

/**
 * Calls back some time after the events listed in a section have changed.
 * @param answers how many answers bring the list: the more, the longer its changes are gathered
 */
export function useListChanges(
  section: BetSection,
  sport: string | undefined,
  onChange: () => void,
  answers = 1,
): void {
  const gatherMs = GATHER_MS * Math.max(1, answers);
  useEffect(() => {
    const known = new Map<string, string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const subscriptions = (sport === undefined ? SPORT_CODES : [sport]).map((slug) =>
      watchList(section, slug).subscribe((list) => {
        if (!('eventIds' in list)) return;
        const ids = list.eventIds.join(' ');
        const before = known.get(slug);
        known.set(slug, ids);
        if (before === undefined || before === ids) return;
        timer ??= setTimeout(() => {
          timer = undefined;
          onChange();
        }, gatherMs);
      }),
    );
    return () => {
      clearTimeout(timer);
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [section, sport, onChange, gatherMs]);
}
