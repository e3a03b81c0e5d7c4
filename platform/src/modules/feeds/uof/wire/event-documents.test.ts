import { readEvent } from './event-documents.ts';

const FIXTURE = `<fixtures_fixture xmlns="http://schemas.sportradar.com/sportsapi/v1/unified">
  <fixture id="sr:match:7" start_time="2026-05-08T19:00:00+00:00">
    <tournament id="sr:tournament:7" name="Cup"><sport id="sr:sport:1" name="Soccer"/>
      <category id="sr:category:1" name="England" country_code="ENG"/></tournament>
    <competitors><competitor id="sr:competitor:2" name="South End" qualifier="away"/>
      <competitor id="sr:competitor:1" name="North &amp; End" qualifier="home"/></competitors></fixture></fixtures_fixture>`;

/** A season as it is asked for by its id, or as the tournament it is of. */
const SEASON = `<tournament_info><tournament id="sr:tournament:17" name="Top League"><sport id="sr:sport:1" name="Soccer"/>
    <category id="sr:category:1" name="England" country_code="ENG"/>
    <current_season id="sr:season:55" name="Top League 26/27" start_date="2026-08-14" end_date="2027-05-09"/></tournament>
  <season id="sr:season:55" name="Top League 26/27" start_date="2026-08-14" end_date="2027-05-09" tournament_id="sr:tournament:17"/>
  <groups><group><competitor id="sr:competitor:1" name="North End"/><competitor id="sr:competitor:2" name="South End"/></group>
    <group><competitor id="sr:competitor:2" name="South End"/></group></groups></tournament_info>`;
const stage = (attributes: string, inside = '') =>
  `<fixtures_fixture><fixture id="sr:stage:9" scheduled="2026-07-22T12:00:00+00:00" ${attributes}>
    <tournament id="sr:stage:8" name="Series 2026"><sport id="sr:sport:40" name="Formula 1"/>
    <category id="sr:category:36" name="Formula 1"/></tournament>${inside}</fixture></fixtures_fixture>`;
const DRIVERS = `<competitors><competitor id="sr:competitor:4521" name="Alder, F"/><competitor id="sr:competitor:6152"
  name="Birch, R"/></competitors>`;

describe('the document of a sport event', () => {
  it('tells a match with its sides', () => {
    expect(readEvent(FIXTURE, 'sr:match:7')).toEqual({
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

  it('tells a season: its name, its last day, and whoever competes in it once', () => {
    expect(readEvent(SEASON, 'sr:season:55')).toEqual({
      ok: true,
      value: {
        event: 'sr:season:55',
        startsAtMs: Date.UTC(2027, 4, 10),
        sport: { id: 'sr:sport:1', name: 'Soccer' },
        category: { id: 'sr:category:1', name: 'England', countryCode: 'ENG' },
        tournament: { id: 'sr:tournament:17', name: 'Top League' },
        title: 'Top League 26/27',
        competitors: [
          { id: 'sr:competitor:1', name: 'North End' },
          { id: 'sr:competitor:2', name: 'South End' },
        ],
      },
    });
    expect(readEvent(SEASON, 'sr:tournament:17')).toMatchObject({
      ok: true,
      value: { event: 'sr:tournament:17', title: 'Top League' },
    });
  });

  it('tells a tournament without seasons, by its length', () => {
    const simple = `<tournament_info><tournament id="sr:simple_tournament:40" name="Open">
      <tournament_length start_date="2026-07-01" end_date="2026-07-04"/><sport id="sr:sport:5" name="Tennis"/>
      <category id="sr:category:3" name="ATP"/></tournament>${DRIVERS}</tournament_info>`;
    expect(readEvent(simple, 'sr:simple_tournament:40')).toMatchObject({
      ok: true,
      value: { title: 'Open', startsAtMs: Date.UTC(2026, 6, 5), competitors: [{ name: 'Alder, F' }, {}] },
    });
  });

  it('tells a race by its start, and a stage of several by its end', () => {
    const weekend = 'name="Grand Prix" type="parent" scheduled_end="2026-07-24T15:00:00+00:00"';
    expect(
      readEvent(stage('name="Race" type="child" stage_type="race"', DRIVERS), 'sr:stage:9'),
    ).toMatchObject({
      ok: true,
      value: {
        event: 'sr:stage:9',
        title: 'Race',
        startsAtMs: Date.UTC(2026, 6, 22, 12),
        tournament: { id: 'sr:stage:8' },
        competitors: [{ id: 'sr:competitor:4521', name: 'Alder, F' }, { id: 'sr:competitor:6152' }],
      },
    });
    expect(readEvent(stage(weekend, DRIVERS), 'sr:stage:9')).toMatchObject({
      value: { title: 'Grand Prix', startsAtMs: Date.UTC(2026, 6, 24, 15) },
    });
    expect(readEvent(stage(''), 'sr:stage:9')).toMatchObject({
      value: { title: 'Series 2026', competitors: [] },
    });
  });

  it.each([
    [FIXTURE.replace('qualifier="home"', ''), 'UOF_MISSING'],
    [FIXTURE.replace('2026-05-08', 'someday'), 'UOF_VALUE'],
    [FIXTURE.replaceAll(/ qualifier="\w+"/g, ''), 'UOF_MISSING'],
    [SEASON.replaceAll('2027-05-09', 'someday'), 'UOF_VALUE'],
    ['<response response_code="NOT_FOUND"/>', 'UOF_UNKNOWN_MESSAGE'],
    ['<html><body>Bad gateway<br></body></html>', 'UOF_XML'],
  ])('is answered by a code where it cannot be read', (text, code) => {
    expect(readEvent(text, 'sr:match:7')).toMatchObject({ ok: false, fault: { code } });
  });
});
