import { createTotoFixture, type TotoFixture } from '../../modules/toto/toto.fixture.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('the commands about pools', () => {
  let toto: TotoFixture;
  let run: Awaited<ReturnType<typeof operatorDesk>>;
  beforeAll(async () => {
    toto = await createTotoFixture();
    run = await operatorDesk(toto.platform, { name: 'eve', role: 'trader', answers: 'the plan' });
  });
  afterAll(() => toto.platform.close());

  it('make a draw, list it, close it and call it off', async () => {
    const matches = await toto.matches();
    const ids = (await toto.eventIds(matches)).join(',');
    const made = await run('toto-make', 'next-6', 'EUR', '0.50', '--events', ids);
    expect(made.text).toMatch(/^\d+ next-6: open, closes \S+, 0\.00 EUR staked$/);
    const [id = ''] = made.text.split(' ');
    await toto.bought(await toto.player(), id, [1, 1, 1, 1, 1, 3]);
    // Figures of what sells are kept for some seconds.
    await toto.platform.advance(5_000);
    expect((await run('toto')).text).toMatch(new RegExp(`${id} +next-6 +open .* 1 +1.00 EUR +0.00`));
    await toto.platform.advance(1_000);
    expect((await run('toto-close', id)).text).toContain('next-6: closed');
    expect((await run('toto-cancel', id)).text).toContain('next-6: off');
  });

  it('take the matches that begin next where none are named', async () => {
    await toto.platform.advance(1_000);
    await toto.matches(7);
    const made = await run('toto-make', 'next-6', 'EUR', '0.50', '--closes', '2999-01-01T00:00Z');
    expect(made.text).toContain('next-6: open');
  });

  it('say what is wrong', async () => {
    expect((await run('toto-make', 'luck-7', 'EUR', '0.50')).text).toContain('INVALID_INPUT');
    expect((await run('toto-make', 'next-6', 'EUR', '0.001')).text).toContain('AMOUNT_INVALID');
    expect((await run('toto-make', 'next-6', 'EUR', '0.50', '--events', '7,8')).text).toContain(
      'TOTO_EVENTS',
    );
    expect((await run('toto-make', 'next-6', 'EUR', '0.50', '--closes', 'soon')).text).toContain(
      '--closes is no time',
    );
    expect((await run('toto-close', '999')).text).toContain('TOTO_DRAW_UNKNOWN');
  });
});
