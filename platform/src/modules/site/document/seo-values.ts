import type { MatchedRoute } from '@paddock/contract';
import type { LocalizedName } from '@paddock/contract/schemas';

/** An event as far as its page's title is concerned: the names of its sides. */
export interface EventNames {
  readonly home: { readonly name: LocalizedName };
  readonly away: { readonly name: LocalizedName };
}

/**
 * Values for the placeholders of a page's title and description. A route parameter called `game` is an event's id with
 * a readable tail (S2-07): its page is titled by the names of its sides.
 */
export function seoValues(
  { params, language }: Pick<MatchedRoute, 'params' | 'language'>,
  eventNamesOf: (eventId: string) => EventNames | undefined,
): Readonly<Record<string, string>> {
  const eventId = params['game']?.split('-', 1)[0];
  const names = eventId === undefined ? undefined : eventNamesOf(eventId);
  if (names === undefined) return {};
  return { home: nameIn(names.home.name, language), away: nameIn(names.away.name, language) };
}

function nameIn(name: LocalizedName, language: string): string {
  return (language === 'ru' ? name.ru : undefined) ?? name.en;
}
