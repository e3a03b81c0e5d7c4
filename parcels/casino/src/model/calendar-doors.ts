import type { CalendarGift, PromotionDaysView } from '@paddock/contract/schemas';

/** A day of a calendar as its player sees it. */
export interface Door {
  readonly place: number;
  readonly state: 'taken' | 'today' | 'missed' | 'coming';
}

/** Every day of a calendar; all are to come for who takes no part. In a row those before the running row are not shown as had. */
export function doorsOf({ by, gifts }: CalendarGift, view: PromotionDaysView | undefined): readonly Door[] {
  const taken = new Set(view === undefined ? [] : takenOf(by, view));
  const today = view?.state === 'open' || view?.state === 'held' ? view.place : null;
  return gifts.map((_gift, place) => {
    if (taken.has(place)) return { place, state: 'taken' };
    if (place === today) return { place, state: 'today' };
    return { place, state: by === 'dates' && isOver(place, view) ? 'missed' : 'coming' };
  });
}

/** By dates all that came; in a row those of the last days without a gap, up to today or yesterday. */
function takenOf(by: CalendarGift['by'], { day, turns }: PromotionDaysView): readonly number[] {
  if (by === 'dates') return turns.map(({ place }) => place);
  const [last] = turns;
  if (last === undefined) return [];
  const isWhole = last.day < day - 1;
  // A row that broke begins anew, one that was finished stays.
  if (isWhole) return [];
  return turns.slice(0, last.place + 1).map(({ place }) => place);
}

function isOver(place: number, view: PromotionDaysView | undefined): boolean {
  if (view === undefined) return false;
  if (view.place !== null) return place < view.place;
  return view.turns.length > 0;
}
