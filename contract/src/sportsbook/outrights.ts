import { findSport } from './sports/sports.ts';

/**
 * Whether an event is who wins a championship: it has a field where its sport is played by sides. A race has a field too, but
 * in its sport every event is one.
 */
export function isOutright({ sport, field }: { readonly sport: string; readonly field?: unknown }): boolean {
  return field !== undefined && findSport(sport)?.sides !== 'field';
}

/** An event as it may be related to another. */
export interface RelatedEvent {
  readonly eventId: string;
  /** Unknown of a selection that an earlier release picked. */
  readonly championshipId?: string | undefined;
  readonly isOutright?: boolean | undefined;
}

/**
 * Whether selections of both stand in no accumulator together (rules §6): two of one event, and who wins a championship with
 * anything else of it, since its matches decide that.
 */
export function areRelated(one: RelatedEvent, other: RelatedEvent): boolean {
  if (one.eventId === other.eventId) return true;
  const isOne = one.championshipId !== undefined && one.championshipId === other.championshipId;
  return isOne && (one.isOutright === true || other.isOutright === true);
}
