import {
  readBookmaker,
  readDescriptions,
  readFixture,
  readNumberedWords,
  readPeople,
  readProducers,
  readVariants,
} from './api-documents.ts';

const FIXTURE = `<fixtures_fixture xmlns="http://schemas.sportradar.com/sportsapi/v1/unified">
  <fixture id="sr:match:7" start_time="2026-05-08T19:00:00+00:00">
    <tournament id="sr:tournament:7" name="Cup"><sport id="sr:sport:1" name="Soccer"/>
      <category id="sr:category:1" name="England" country_code="ENG"/></tournament>
    <competitors><competitor id="sr:competitor:2" name="South End" qualifier="away"/>
      <competitor id="sr:competitor:1" name="North &amp; End" qualifier="home"/></competitors></fixture></fixtures_fixture>`;

describe('documents of the API', () => {
  it('tell a fixture', () => {
    expect(readFixture(FIXTURE)).toEqual({
      ok: true,
      value: {
        event: 'sr:match:7',
        startsAtMs: Date.UTC(2026, 4, 8, 19),
        sport: { id: 'sr:sport:1', name: 'Soccer' },
        category: { id: 'sr:category:1', name: 'England', countryCode: 'ENG' },
        tournament: { id: 'sr:tournament:7', name: 'Cup' },
        home: { id: 'sr:competitor:1', name: 'North & End' },
        away: { id: 'sr:competitor:2', name: 'South End' },
      },
    });
  });

  it('tell kinds of market with variants and what players they are about', () => {
    const read = readDescriptions(`<market_descriptions response_code="OK">
      <market id="18" name="Total" groups="all|score"><outcomes><outcome id="12" name="over {total}"/></outcomes>
        <specifiers><specifier name="total" type="decimal"/></specifiers></market>
      <market id="892" name="{!goalnr} goalscorer" variant="sr:a:b" includes_outcomes_of_type="sr:player"/></market_descriptions>`);
    expect(read).toEqual({
      ok: true,
      value: [
        {
          id: 18,
          variant: undefined,
          name: 'Total',
          groups: ['all', 'score'],
          outcomes: [{ id: '12', name: 'over {total}' }],
          specifiers: [{ name: 'total', type: 'decimal' }],
          openOutcomes: false,
        },
        {
          id: 892,
          variant: 'sr:a:b',
          name: '{!goalnr} goalscorer',
          groups: ['all'],
          outcomes: [],
          specifiers: [],
          openOutcomes: true,
        },
      ],
    });
  });

  it('tell variants, producers, players, words by number and whose feed it is', () => {
    expect(
      readVariants(`<variant_descriptions><variant id="sr:exact_goals:6+"><outcomes>
        <outcome id="sr:exact_goals:6+:68" name="0"/></outcomes></variant></variant_descriptions>`),
    ).toEqual({
      ok: true,
      value: [{ id: 'sr:exact_goals:6+', outcomes: [{ id: 'sr:exact_goals:6+:68', name: '0' }] }],
    });
    expect(
      readProducers(`<producers response_code="OK"><producer id="1" name="LO" active="true" api_url="https://api.example/v1/liveodds/"
        stateful_recovery_window_in_minutes="4320"/></producers>`),
    ).toEqual({
      ok: true,
      value: [{ id: 1, name: 'LO', folder: 'liveodds', active: true, recoveryWindowMinutes: 4320 }],
    });
    const profile = `<competitor_profile><competitor id="sr:competitor:1" name="A"/><players>
      <player id="sr:player:5" name="Harlow, A"/></players></competitor_profile>`;
    const player = { ok: true, value: [{ id: 'sr:player:5', name: 'Harlow, A' }] };
    expect(readPeople(profile)).toEqual({
      ok: true,
      value: [{ id: 'sr:competitor:1', name: 'A' }, ...player.value],
    });
    expect(
      readPeople('<player_profile><player id="sr:player:5" name="Harlow, A"/></player_profile>'),
    ).toEqual(player);
    expect(
      readNumberedWords(
        '<void_reasons_descriptions><void_reason id="12" description="ABANDONED"/></void_reasons_descriptions>',
      ),
    ).toEqual({ ok: true, value: new Map([[12, 'ABANDONED']]) });
    expect(readBookmaker('<bookmaker_details bookmaker_id="9"/>')).toEqual({ ok: true, value: 9 });
  });

  it.each([
    [FIXTURE.replace('qualifier="home"', ''), 'UOF_MISSING'],
    [FIXTURE.replace('2026-05-08', 'someday'), 'UOF_VALUE'],
    ['<response response_code="NOT_FOUND"/>', 'UOF_UNKNOWN_MESSAGE'],
    ['<html><body>Bad gateway<br></body></html>', 'UOF_XML'],
  ])('are answered by a code where they cannot be read', (text, code) => {
    expect(readFixture(text)).toMatchObject({ ok: false, fault: { code } });
  });
});
