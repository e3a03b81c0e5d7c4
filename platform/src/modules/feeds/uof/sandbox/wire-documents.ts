import type { FeedFixture, LocalizedName } from '@paddock/contract/schemas';

import { FEED_SPORTS } from '../translate/feed-sports.ts';
import { PRODUCT } from './wire-messages.ts';
import { element } from './xml-text.ts';

/** The one bookmaker the sandbox sells to. */
export const BOOKMAKER = 1;
const RECOVERY_WINDOW_MINUTES = 600;

export const WHOAMI = element('bookmaker_details', { response_code: 'OK', bookmaker_id: BOOKMAKER });
export const VARIANTS = element('variant_descriptions', { response_code: 'OK' });
export const VOID_REASONS = element('void_reasons_descriptions', { response_code: 'OK' });

/** The one product, its API in the folder `liveodds` wherever this API is. */
export const PRODUCERS = element(
  'producers',
  { response_code: 'OK' },
  element('producer', {
    id: PRODUCT,
    name: 'LO',
    api_url: 'https://sandbox.invalid/v1/liveodds/',
    active: 'true',
    stateful_recovery_window_in_minutes: RECOVERY_WINDOW_MINUTES,
  }),
);

/** A match in a language, English where it has no other words. */
export function fixtureDocument(
  { event, sport, region, championship, home, away, startsAtMs }: FeedFixture,
  language: string,
): string {
  const said = (name: LocalizedName) => (language === 'ru' ? name.ru : undefined) ?? name.en;
  const side = (name: LocalizedName, qualifier: string) =>
    element('competitor', { id: `${championship.id}:${name.en}`, name: said(name), qualifier });
  const sportId = FEED_SPORTS[sport]?.id ?? sport;
  const inside = [
    element(
      'tournament',
      { id: championship.id, name: said(championship.name) },
      element('sport', { id: sportId, name: sport }) +
        element('category', { id: region.id, name: said(region.name), country_code: region.code }),
    ),
    home && away ? element('competitors', {}, side(home.name, 'home') + side(away.name, 'away')) : '',
  ].join('');
  const startTime = new Date(startsAtMs).toISOString();
  return element('fixtures_fixture', {}, element('fixture', { id: event, start_time: startTime }, inside));
}
