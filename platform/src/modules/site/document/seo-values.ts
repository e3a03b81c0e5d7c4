import type { MatchedRoute } from '@paddock/contract';
import type { LocalizedName } from '@paddock/contract/schemas';

/** An event as far as its page's title is concerned: the names of its sides. */
export interface EventNames {
  readonly home: { readonly name: LocalizedName };
  readonly away: { readonly name: LocalizedName };
}

/** Finds an event by its id; undefined when there is no such event. */
export type EventNamesOf = (eventId: string) => EventNames | undefined;

/**
 * Values for the placeholders of a page's title and description. A route parameter called `game` is an event's id with
 * a readable tail (S2-07): its page is titled by the names of its sides.
 */
export function seoValues(
  { params, language }: Pick<MatchedRoute, 'params' | 'language'>,
  eventNamesOf: EventNamesOf | undefined,
): Readonly<Record<string, string>> {
  const eventId = eventIdOf(params);
  const names = eventId === undefined ? undefined : eventNamesOf?.(eventId);
  if (names === undefined) return {};
  return { home: nameIn(names.home.name, language), away: nameIn(names.away.name, language) };
}

/**
 * Whether a page is of an event nobody knows, or knows any more. The page itself says so in its place; the answer's
 * status says it to those who do not run it.
 */
export function isOfUnknownEvent(
  { params }: Pick<MatchedRoute, 'params'>,
  eventNamesOf: EventNamesOf | undefined,
): boolean {
  const eventId = eventIdOf(params);
  return eventId !== undefined && eventNamesOf !== undefined && eventNamesOf(eventId) === undefined;
}

function eventIdOf(params: MatchedRoute['params']): string | undefined {
  return params['game']?.split('-', 1)[0];
}

function nameIn(name: LocalizedName, language: string): string {
  return (language === 'ru' ? name.ru : undefined) ?? name.en;
}
