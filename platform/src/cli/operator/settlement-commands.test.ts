import { createOperatorsPlatform } from '../../modules/sportsbook/testing/operators-platform.ts';
import {
  betOf,
  legOf,
  marketOf,
  openOwnBook,
  place,
  richPlayer,
} from '../../modules/sportsbook/testing/sportsbook.fixture.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('the commands that settle by hand', () => {
  let platform: Awaited<ReturnType<typeof createOperatorsPlatform>>;
  let run: Awaited<ReturnType<typeof operatorDesk>>;

  beforeAll(async () => {
    platform = await createOperatorsPlatform();
    run = await operatorDesk(platform, { name: 'tom', role: 'trader', answers: 'seen on television' });
  });
  afterAll(() => platform.close());

  it('show what is open and what was not taken, settle it and make it void', async () => {
    const { feed, line, lineEvent } = await openOwnBook(platform);
    const player = await richPlayer(platform);
    const winner = marketOf(line, '1x2');
    const placed = await place(platform, player, [legOf(winner, 'home')]);
    const betId = placed.json<{ bet: { id: string } }>().bet.id;
    const wrong = { type: '1x2', specifiers: {}, selections: [{ outcome: 'home', won: 1 as const }] };
    await feed.result(lineEvent, 1, wrong);
    await feed.score(lineEvent, { status: 'ended' });
    await platform.advance(250);
    expect((await run('unsettled')).text).toMatch(
      new RegExp(`${line.id} .*${winner.id} .*1x2 .*quarantined .*10.00 EUR .*home draw away`),
    );
    expect((await run('quarantine')).text).toMatch(/RESULT_INCOMPLETE.*no result of draw/);
    const partly = await run('settle', winner.id, 'home=win');
    expect([partly.exitCode, partly.text]).toEqual([1, expect.stringContaining('RESULT_INCOMPLETE')]);
    expect(await run('settle', winner.id, 'home=win', 'draw=lose', 'away=lose')).toEqual({
      text: 'done',
      exitCode: 0,
    });
    await platform.advance(250);
    expect((await betOf(platform, player, betId)).status).toBe('won');
    expect((await run('quarantine', '--state', 'settled')).text).toContain('RESULT_INCOMPLETE');
    expect((await run('void-market', winner.id)).text).toBe('done');
    await platform.advance(250);
    expect((await betOf(platform, player, betId)).status).toBe('returned');
    expect((await run('void-event', line.id)).text).toBe('done');
  });

  it('say what is wrong', async () => {
    expect((await run('settle', '1', 'home=won')).text).toContain('none of win, lose, void');
    expect((await run('settle', '1')).text).toContain('OUTCOME=END is missing');
    expect((await run('void-market', '1')).text).toContain('MARKET_UNKNOWN');
    expect((await run('quarantine', 'drop', '1')).text).toContain('drop is not dismiss');
    expect((await run('quarantine', 'dismiss', '999')).text).toContain('NOT_FOUND');
  });
});
