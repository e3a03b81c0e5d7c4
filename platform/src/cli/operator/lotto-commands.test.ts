import { createLottoFixture, type LottoFixture } from '../../modules/lotto/lotto.fixture.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

const SOURCE = 'hash of the first Bitcoin block after sales close';
const VALUE = '00000000000000000002a7c4c1e48d76c5a37902165a270156b7a8d72728a054';

describe('the commands about lotteries', () => {
  let fixture: LottoFixture;
  let run: Awaited<ReturnType<typeof operatorDesk>>;

  beforeAll(async () => {
    fixture = await createLottoFixture({ config: { lotto: { kind: 'named', source: SOURCE } } });
    await fixture.platform.advance(1_000);
    run = await operatorDesk(fixture.platform, { name: 'eve', role: 'trader', answers: 'the plan' });
  });
  afterAll(() => fixture.close());

  it('list draws, enter a public value and give a draw back', async () => {
    expect((await run('lotto')).text).toMatch(new RegExp(`keno +1 +open .* ${SOURCE}`));
    expect((await run('lotto-value', 'keno', '1', VALUE)).text).toContain('LOTTO_DRAW_STATE');
    expect((await run('lotto-void', '6-49', '1')).text).toBe('6-49 draw 1: void');
    await fixture.until(await fixture.sold('keno'));
    expect((await run('lotto-value', 'keno', '1', VALUE)).text).toMatch(
      /^keno draw 1: paid, (\d{1,2} ){19}\d{1,2}$/,
    );
  });

  it('say what is wrong', async () => {
    expect((await run('lotto-void', 'keno', '1')).text).toContain('LOTTO_DRAW_STATE');
    expect((await run('lotto-void', 'keno', '99')).text).toContain('LOTTO_DRAW_UNKNOWN');
    expect((await run('lotto-value', '7-77', '1', VALUE)).text).toContain('LOTTERY_UNKNOWN');
    expect((await run('lotto-value', 'keno', '2', 'short')).text).toContain('INVALID_INPUT');
    expect((await run('lotto-value', 'keno')).exitCode).toBe(2);
  });
});
