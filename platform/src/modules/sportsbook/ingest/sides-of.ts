import type { Competitor, FeedFixture, Field } from '@paddock/contract/schemas';

/** Who competes in an event. */
export interface Sides {
  readonly home: Competitor;
  readonly away: Competitor;
  readonly field: Field | undefined;
}

/** Worn by no runner: a field as a whole has no colours. */
const NO_SILK = { pattern: 'solid', colours: ['#6b7280', '#6b7280'] } satisfies Competitor['silk'];

/**
 * The sides of a fixture. Those of a field are both called as its title: whatever names an event by its sides, today or from
 * a bet of years ago, has its name so. Answers why a fixture is refused.
 */
export function sidesOf({ home, away, field }: FeedFixture): Sides | string {
  if (field === undefined) {
    if (home === undefined || away === undefined) return 'a match has two sides, and a field its runners';
    return { home, away, field };
  }
  if (home !== undefined || away !== undefined) return 'a field has no sides';
  if (new Set(field.runners.map(({ code }) => code)).size < field.runners.length)
    return 'two runners of a field have one code';
  const whole: Competitor = { name: field.title, silk: NO_SILK };
  return { home: whole, away: whole, field };
}
