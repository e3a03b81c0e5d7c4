import { createOperatorsPlatform } from '../../modules/sportsbook/testing/operators-platform.ts';
import {
  eventOf,
  legOf,
  marketOf,
  openOwnBook,
  place,
  richPlayer,
} from '../../modules/sportsbook/testing/sportsbook.fixture.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('the commands of traders', () => {
  let platform: Awaited<ReturnType<typeof createOperatorsPlatform>>;
  let run: Awaited<ReturnType<typeof operatorDesk>>;

  beforeAll(async () => {
    platform = await createOperatorsPlatform();
    run = await operatorDesk(platform, { name: 'tom', role: 'trader', answers: 'late news' });
  });
  afterAll(() => platform.close());

  it('show the board, hold an event, cut its prices, and end it', async () => {
    const { line, lineEvent } = await openOwnBook(platform);
    const winner = marketOf(line, '1x2');
    await place(platform, await richPlayer(platform), [legOf(winner, 'home')]);
    expect((await run('board', '--section', 'line')).text).toMatch(
      new RegExp(
        `${line.id} .*upcoming .*\\d+/\\d+ .*on home of 1x2 \\(${winner.id}\\), 0(\\.\\d)? % of its room`,
      ),
    );
    const held = await run('hold', 'event', line.id);
    expect(held.text).toMatch(/^order \d+ stands$/);
    expect((await run('cut', 'market', winner.id, '100')).exitCode).toBe(0);
    expect((await run('board')).text).toMatch(new RegExp(`${line.id} .* held .* 0/\\d+`));
    expect((await run('orders')).text).toMatch(
      new RegExp(`cut 100 ‰ .*market ${winner.id} .*tom .*late news\\n.*hold .*event ${line.id}`),
    );
    const id = held.text.split(' ')[1] ?? '';
    expect(await run('end-order', id)).toEqual({ text: `${id}: ended`, exitCode: 0 });
    expect(marketOf(await eventOf(platform, lineEvent), '1x2').status).toBe('open');
  });

  it('say what is wrong', async () => {
    expect((await run('hold', 'league', '1')).text).toContain('league is none of sport, championship');
    expect((await run('hold', 'event', '1')).text).toContain('EVENT_UNKNOWN');
    expect((await run('cut', 'sport', 'football', 'ten')).text).toContain('ten is no number of thousandths');
    expect((await run('end-order', '1')).text).toContain('NOT_FOUND');
  });
});
