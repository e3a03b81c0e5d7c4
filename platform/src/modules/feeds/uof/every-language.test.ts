import { outcomeName, marketName } from '@paddock/contract';
import { NAME_LANGUAGES, type EventDetail, type EventListView } from '@paddock/contract/schemas';

import { createSportsbookPlatform, marketOf } from '../../sportsbook/testing/sportsbook.fixture.ts';
import { competitor, market, priced, seasonDocument } from './outrights.fixture.ts';
import { openSession } from './session/session.fixture.ts';

const EVENT = 'sr:season:1';
const kinds = (name: string) => `<market_descriptions>
  <market id="1110" name="Winner" groups="all" includes_outcomes_of_type="sr:competitor" outcome_type="competitor"/>
  <market id="700" name="${name}" groups="all"><outcomes><outcome id="74" name="${name}!"/><outcome id="76" name="no"/>
  </outcomes><specifiers><specifier name="total" type="decimal"/></specifiers></market></market_descriptions>`;
const season = (title: string, teams: readonly string[]) =>
  seasonDocument({
    ...{ event: EVENT, sport: 'sr:sport:1', end: '2030-05-09', title },
    competitors: teams.map((name, at) => competitor(at + 1, name)).join(''),
  });

describe('names of the feed in the languages of the site', () => {
  it('are asked for in each, shown in those it has, and in English where it has none', async () => {
    const platform = await createSportsbookPlatform();
    const session = await openSession(
      platform.modules.sportsbook,
      {
        'markets.xml': kinds('Over {total}'),
        'de/markets.xml': kinds('Über {total}'),
        'ar/markets.xml': kinds('أكثر من {total}'),
        'fixture.xml': season('League', ['North', 'South']),
        [`de/sport_events/${EVENT}/fixture.xml`]: season('Liga', ['Norden', 'South']),
        [`ar/sport_events/${EVENT}/fixture.xml`]: season('الدوري', ['الشمال', 'الجنوب']),
        // Somebody has no document in Hindi, and one that cannot be read in Turkish.
        [`hi/sport_events/${EVENT}/fixture.xml`]: 404,
        [`tr/sport_events/${EVENT}/fixture.xml`]: '<html>',
      },
      { clock: platform.clock, languages: NAME_LANGUAGES },
    );
    await session.alive();
    await session.complete(1);
    await session.take(
      `<odds_change ${session.about(1)} event_id="${EVENT}"><odds>${market(priced('1', '2') + priced('2', '3'))}
        ${market('<outcome id="74" odds="2"/><outcome id="76" odds="2"/>', 'id="700" specifiers="total=2.5"')}
        </odds></odds_change>`,
      '',
    );
    await platform.advance(500);
    const path = '/web-api/sportsbook/events';
    const list = await platform.app.inject(`${path}?section=line&kind=outrights`);
    const [row] = list.json<EventListView>().events;
    const event = (await platform.app.inject(`${path}/${row?.id}`)).json<EventDetail>();
    expect(event.field?.title).toEqual({ en: 'League', de: 'Liga', ar: 'الدوري' });
    expect(event.field?.runners.map(({ name }) => name)).toEqual([
      { en: 'North', de: 'Norden', ar: 'الشمال' },
      // What a language says as English does is no word of its own.
      { en: 'South', ar: 'الجنوب' },
    ]);
    expect(marketOf(event, 'field-winner').selections.map(({ name }) => name?.ar)).toEqual([
      'الشمال',
      'الجنوب',
    ]);
    const type = event.types?.find(({ key }) => key === 'uof:700');
    if (type === undefined) throw new Error('the kind of market is not told');
    const own = { type, specifiers: { total: '2.5' } };
    expect(['en', 'de', 'ar', 'hi'].map((language) => marketName(own, event, language))).toEqual([
      'Over 2.5',
      'Über 2,5',
      expect.stringContaining('أكثر من'),
      'Over 2.5',
    ]);
    expect(outcomeName(own, '74', event, 'de')).toBe('Über 2,5!');
    for (const language of ['en', ...NAME_LANGUAGES])
      expect(session.asked).toContain(`/v1/sports/${language}/sport_events/${EVENT}/fixture.xml`);
    await platform.close();
  });
});
