import { displayPublicNumber } from '@paddock/contract';
import type { BetView } from '@paddock/contract/schemas';

import { matchResult } from '../../modules/sportsbook/testing/feed-driver.ts';
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
  });
});
