import { DAY_MS, displayPublicNumber } from '@paddock/contract';
import type { BetView, EventDetail, EventListView } from '@paddock/contract/schemas';

import { announcedRace, raceMarket, raceResult } from '../../modules/sportsbook/placement/races.fixture.ts';
import { FeedDriver, matchResult } from '../../modules/sportsbook/testing/feed-driver.ts';
import { createOperatorsPlatform } from '../../modules/sportsbook/testing/operators-platform.ts';
import {
  legOf,
  marketOf,
  openOwnBook,
  place,
  richPlayer,
} from '../../modules/sportsbook/testing/sportsbook.fixture.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('the command about one bet', () => {
  let platform: Awaited<ReturnType<typeof createOperatorsPlatform>>;
  let run: Awaited<ReturnType<typeof operatorDesk>>;

  beforeAll(async () => {
    platform = await createOperatorsPlatform();
    run = await operatorDesk(platform, { name: 'sue', role: 'support' });
  });
  afterAll(() => platform.close());

  it('shows it by its number, however it is typed, and says where a digit is wrong', async () => {
    const { line } = await openOwnBook(platform);
    const player = await richPlayer(platform);
    const placed = await place(platform, player, [legOf(marketOf(line, '1x2'), 'home')]);
    const { number } = placed.json<{ bet: BetView }>().bet;
    for (const typed of [number, displayPublicNumber(number), `${number.slice(0, 5)} ${number.slice(5)}`]) {
      const { text, exitCode } = await run('bet', typed);
      expect(exitCode).toBe(0);
      expect(text).toContain(`bet ${displayPublicNumber(number)}, single, open, player `);
      expect(text).toMatch(/^stake 10\.00 EUR, .*paid 0\.00 EUR$/m);
      expect(text).toMatch(new RegExp(`^${line.id} .*1x2 +home +2\\.000 +open$`, 'm'));
    }
    const wrong = `${number.slice(0, 10)}${(Number(number[10]) + 1) % 10}`;
    expect((await run('bet', wrong)).text).toContain('NUMBER_MISTYPED');
    expect((await run('bet', '4711')).text).toContain('BET_UNKNOWN');
  });

  it('reckons it again to the cent', async () => {
    const { feed, line, lineEvent } = await openOwnBook(platform);
    const player = await richPlayer(platform);
    const placed = await place(platform, player, [legOf(marketOf(line, '1x2'), 'home')]);
    const { number } = placed.json<{ bet: BetView }>().bet;
    await feed.result(lineEvent, 1, matchResult('home'));
    await platform.advance(250);
    const { text, exitCode } = await run('explain', number);
    expect(exitCode).toBe(0);
    expect(text).toMatch(/ 2\.000 +2\.000 +47\.62\d\d % +power +win +2\/1$/m);
    expect(text).toMatch(
      new RegExp(`^1 +${lineEvent} Home – .* +Match result +${lineEvent} Home +2\\.000 `, 'm'),
    );
    expect(text).toMatch(
      new RegExp(
        `^leg 1, ${lineEvent} Home – .*, Match result, ${lineEvent} Home: result 1 at .*: win$`,
        'm',
      ),
    );
    expect(text).toMatch(/^bound: .* EUR at most, .*: not reached$/m);
    expect(text).toMatch(/^returned min\(.* EUR, 10\.00 EUR x 2\/1\) = 20\.00 EUR, lines 1$/m);
    expect(text).toContain('total 20.00 EUR: as the bet and the ledger say');
    expect(text).toMatch(/ bet-settle +20\.00$/m);
    await feed.result(lineEvent, 2, {
      ...{ type: '1x2', specifiers: {} },
      selections: [
        { outcome: 'home', won: 1, deadHeat: [1, 2] },
        { outcome: 'draw', won: 1, deadHeat: [1, 2] },
        { outcome: 'away', won: 0 },
      ],
    });
    expect((await run('explain', number)).text).toContain(
      'total 10.00 EUR: being settled: a result is on its way',
    );
    await platform.advance(250);
    const corrected = (await run('explain', number)).text;
    expect(corrected).toMatch(/ win, dead heat 1\/2 +1\/1$/m);
    expect(corrected).toMatch(/: result 2 at .*: win, dead heat 1\/2$/m);
    expect(corrected).toContain('total 10.00 EUR: as the bet and the ledger say');
  });

  it('names who of a field was withdrawn, and what becomes of bets', async () => {
    const feed = new FeedDriver(platform.modules.sportsbook, platform.clock);
    feed.epoch = 100;
    await feed.snapshot(async () => {
      await feed.send(announcedRace('dash', platform.clock.nowMs() + DAY_MS));
      await feed.send({ kind: 'prices', event: 'dash', markets: [raceMarket('field-winner', 9_000, 5_000)] });
    });
    const { events } = (
      await platform.app.inject('/web-api/sportsbook/events?section=line&sport=marbles')
    ).json<EventListView>();
    const race = await platform.app.inject(`/web-api/sportsbook/events/${events[0]?.id}`);
    const leg = legOf(marketOf(race.json<EventDetail>(), 'field-winner'), '2');
    const placed = await place(platform, await richPlayer(platform), [leg]);
    await feed.score('dash', { status: 'live', period: 'lap1' });
    await feed.result('dash', 1, raceResult('field-winner', 1, [0, 1, 2, 3, 4, 5]));
    await feed.score('dash', { status: 'ended', period: 'ft' });
    await platform.advance(1_000);
    const { text } = await run('explain', placed.json<{ bet: BetView }>().bet.number);
    expect(text).toMatch(/^dash: Runner 1 was withdrawn: bets on it are void, the others as struck/m);
    expect(text).toContain('total 50.00 EUR: as the bet and the ledger say');
  });
});
