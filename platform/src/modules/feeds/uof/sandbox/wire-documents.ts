import { inLanguage, isOutright } from '@paddock/contract';
import type { FeedFixture, LocalizedName } from '@paddock/contract/schemas';

import { FEED_SPORTS } from '../translate/feed-sports.ts';
import { PRODUCT } from './wire-messages.ts';
import { competitorId } from './wire-naming.ts';
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

/** An event in a language, English where it has no other words: a match, a race, or a season that is to be won. */
export function eventDocument(fixture: FeedFixture, language: string): string {
  const said = (name: LocalizedName) => inLanguage(name, language);
  const { event: id, field, startsAtMs } = fixture;
  const time = new Date(startsAtMs).toISOString();
  const competitors = element('competitors', {}, competitorsOf(fixture, said));
  if (!isOutright(fixture)) {
    const race = field && { name: said(field.title), type: 'child', stage_type: 'race' };
    const inside = tournamentOf(fixture, said) + competitors;
    return element('fixtures_fixture', {}, element('fixture', { id, ...race, start_time: time }, inside));
  }
  const day = time.slice(0, 10);
  const season = {
    id,
    name: said(field?.title ?? fixture.championship.name),
    start_date: day,
    end_date: day,
  };
  return element(
    'tournament_info',
    {},
    tournamentOf(fixture, said, { scheduled_end: time }) + element('season', season) + competitors,
  );
}

type Said = (name: LocalizedName) => string;

function tournamentOf(
  { sport, championship, region }: FeedFixture,
  said: Said,
  more: Record<string, string> = {},
): string {
  return element(
    'tournament',
    { id: championship.id, name: said(championship.name), ...more },
    element('sport', { id: FEED_SPORTS[sport]?.id ?? sport, name: sport }) +
      element('category', { id: region.id, name: said(region.name), country_code: region.code }),
  );
}

function competitorsOf(fixture: FeedFixture, said: Said): string {
  const { championship, home, away, field } = fixture;
  const side = (name: LocalizedName, qualifier: string) =>
    element('competitor', { id: `${championship.id}:${name.en}`, name: said(name), qualifier });
  if (home !== undefined && away !== undefined) return side(home.name, 'home') + side(away.name, 'away');
  const runners = field?.runners.map(({ code, name }) =>
    element('competitor', { id: competitorId(fixture, code), name: said(name) }),
  );
  return runners?.join('') ?? '';
}
