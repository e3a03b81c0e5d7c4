import { useEffect } from 'react';
import { SPORT_CODES } from '@paddock/contract';
import type { BetSection } from '@paddock/contract/schemas';
import { watchList } from '@paddock/shared-utils';

/** After the list of a section changed, changes are gathered this long before it is read again. */
const GATHER_MS = 700;

/** Calls back some time after the events listed in a section have changed. */
export function useListChanges(section: BetSection, sport: string | undefined, onChange: () => void): void {
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
        clearTimeout(timer);
        timer = setTimeout(onChange, GATHER_MS);
      }),
    );
    return () => {
      clearTimeout(timer);
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [section, sport, onChange]);
}
