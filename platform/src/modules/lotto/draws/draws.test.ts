import { jest } from '@jest/globals';
import { commitmentTo } from '@paddock/games';
import { drawNumbers, lotteryOf } from '@paddock/games/lotto';
import { recompute } from '@paddock/games/reveal';
import type {
  LottoDrawsView,
  LottoDrawView,
  LottoStatisticsView,
  OperatorLottoView,
} from '@paddock/contract/schemas';

import { createLottoFixture, line, type LottoFixture } from '../lotto.fixture.ts';

const DAY_MS = 86_400_000;

describe('draws of lotteries (rules §13)', () => {
  let fixture: LottoFixture;
  beforeAll(async () => {
    fixture = await createLottoFixture();
    await fixture.platform.advance(1_000);
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });

  it('are committed to before their sales open, and say nothing of their seed until they fall', async () => {
    const sold = await fixture.sold('keno');
    const next = await fixture.draw('keno', sold.number + 1);
    expect(next).toMatchObject({ phase: 'coming', seed: null, publicValue: null, numbers: [] });
    expect(next.publishedAtMs).toBeLessThan(next.opensAtMs);
    expect(next.opensAtMs).toBe(sold.closesAtMs);
    await fixture.until(sold);
    const fallen = await fixture.draw('keno', sold.number);
    expect(fallen).toMatchObject({ phase: 'paid', commitment: sold.commitment });
    expect(commitmentTo(fallen.seed ?? '')).toBe(sold.commitment);
    const after = await fixture.sold('keno');
    expect([after.number, after.commitment]).toEqual([next.number, next.commitment]);
  });

  it('fall as anybody recomputes them from seed, public value and number', async () => {
    const player = await fixture.player();
    const sold = await fixture.sold('6-45');
    await fixture.buy(player, '6-45', { lineStake: '0.50', fields: [line(6), line(6, 20)] });
    await fixture.until(sold);
    const { seed, publicValue, number, numbers } = await fixture.draw('6-45', sold.number);
    const seeds = { serverSeed: seed ?? '', clientSeed: publicValue ?? '', nonce: number };
    const rules = lotteryOf('6-45');
    expect(rules && drawNumbers(rules, seeds).numbers).toEqual(numbers);
    const [ticket] = (await fixture.tickets(player)).body.tickets;
    const recomputed = await recompute({
      ...{ game: 'lotto-6-45', version: 1, seeds, stakeMinor: 1_00n, moves: [] },
      choice: { entries: ticket?.fields },
    });
    const paid = BigInt(Math.round(Number(ticket?.paid) * 100));
    expect(recomputed).toMatchObject({ kind: 'recomputed', round: { paidMinor: paid, face: { numbers } } });
  });

  it('are in the archive, and counted number by number', async () => {
    const draws = (await fixture.call<LottoDrawsView>({}, 'GET', '/web-api/lotto/lotteries/keno/draws')).body
      .draws;
    const { body } = await fixture.call<LottoStatisticsView>(
      {},
      'GET',
      '/web-api/lotto/lotteries/keno/statistics',
    );
    expect(body.draws).toBe(draws.length);
    for (const { number, drawn, ago } of body.numbers) {
      const withIt = draws.map(({ numbers }) => numbers.includes(number));
      expect([drawn, ago]).toEqual([
        withIt.filter(Boolean).length,
        withIt.includes(true) ? withIt.indexOf(true) : null,
      ]);
    }
  });

  it('are listed by a time within which their sales closed', async () => {
    const listed = async (query: string) =>
      (await fixture.call<LottoDrawsView>({}, 'GET', `/web-api/lotto/lotteries/keno/draws${query}`)).body
        .draws;
    const [newest, older] = await listed('');
    if (newest === undefined || older === undefined) throw new Error('there are not two draws');
    const numbers = async (fromMs: number, toMs: number) =>
      (await listed(`?fromMs=${fromMs}&toMs=${toMs}`)).map(({ number }) => number);
    expect(await numbers(older.closesAtMs, newest.closesAtMs)).toEqual([older.number]);
    expect(await numbers(newest.closesAtMs, newest.closesAtMs + 1)).toEqual([newest.number]);
    expect(await numbers(newest.closesAtMs + 1, newest.closesAtMs + 2)).toEqual([]);
  });

  it('are counted once for each that falls, however many ask', async () => {
    const queries = jest.spyOn(fixture.platform.kernel.db, 'getExecutor');
    const ask = async () =>
      (await fixture.call<LottoStatisticsView>({}, 'GET', '/web-api/lotto/lotteries/5-36/statistics')).body;
    await fixture.until(await fixture.sold('5-36'));
    queries.mockClear();
    const answers = await Promise.all([ask(), ask(), ask()]);
    const asked = queries.mock.calls.length;
    expect(asked).toBeGreaterThan(0);
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    await ask();
    expect(queries.mock.calls.length).toBe(asked);
    await fixture.until(await fixture.sold('5-36'));
    expect((await ask()).draws).toBe(answers[0].draws + 1);
    queries.mockRestore();
  });

  it('say where the public value comes from, that of a stand-in too', async () => {
    expect((await fixture.sold('keno')).valueSource).toContain('proves nothing');
  });

  it('of a lottery or a number that is not there are refused', async () => {
    const refused = async (url: string) =>
      (await fixture.call({}, 'GET', `/web-api/lotto/lotteries/${url}`)).body.code;
    expect(await refused('7-77/draws')).toBe('LOTTERY_UNKNOWN');
    expect(await refused('keno/draws/999999')).toBe('LOTTO_DRAW_UNKNOWN');
    expect(await refused('keno?currency=XAU')).toBe('CURRENCY_UNSUPPORTED');
  });
});

describe('draws with a public value that an operator enters', () => {
  let fixture: LottoFixture;
  const SOURCE = 'hash of the first Bitcoin block after sales close';
  beforeAll(async () => {
    fixture = await createLottoFixture({ config: { lotto: { kind: 'named', source: SOURCE } } });
    await fixture.platform.advance(1_000);
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });
  const order = async (draw: LottoDrawView, step: string, body: object, role?: 'trader' | 'support') =>
    fixture.call<LottoDrawView>(
      (await fixture.operator(role)).bearer,
      'POST',
      `/operator-api/lotto/${draw.lottery}/draws/${String(draw.number)}/${step}`,
      { reason: 'a test', ...body },
    );
  const value = '00000000000000000002a7c4c1e48d76c5a37902165a270156b7a8d72728a054';

  it('wait for it, take it once and never before sales are closed', async () => {
    const player = await fixture.player();
    const sold = await fixture.sold('5-36');
    expect(sold.valueSource).toBe(SOURCE);
    await fixture.buy(player, '5-36', { fields: [line(5)] });
    expect((await order(sold, 'value', { value })).body.code).toBe('LOTTO_DRAW_STATE');
    await fixture.until(sold);
    expect((await fixture.draw('5-36', sold.number)).phase).toBe('closed');
    expect((await order(sold, 'value', { value }, 'support')).body.code).toBe('FORBIDDEN');
    const { bearer } = await fixture.operator();
    const looked = await fixture.call<OperatorLottoView>(bearer, 'GET', '/operator-api/lotto');
    expect(looked.body.draws.find(({ draw }) => draw.lottery === '5-36')).toMatchObject({
      draw: { number: sold.number, phase: 'closed' },
      tickets: 1,
      staked: [{ amount: '1.00', currency: 'EUR' }],
    });
    const fallen = (await order(sold, 'value', { value })).body;
    expect(fallen).toMatchObject({ phase: 'paid', publicValue: value });
    expect((await order(sold, 'value', { value: `${value}1` })).body.code).toBe('LOTTO_DRAW_STATE');
    expect((await order(sold, 'void', {})).body.code).toBe('LOTTO_DRAW_STATE');
  });

  it('give every stake back without it in time, or by an operator’s word', async () => {
    const player = await fixture.player(10_00n);
    const late = await fixture.sold('5-36');
    await fixture.buy(player, '5-36', { fields: [line(5)] });
    const stopped = await fixture.sold('7-49');
    await fixture.buy(player, '7-49', { fields: [line(7)] });
    expect(await fixture.balance(player)).toBe(8_00n);
    expect((await order(stopped, 'void', {})).body.phase).toBe('void');
    expect(await fixture.balance(player)).toBe(9_00n);
    expect((await fixture.buy(player, '7-49', { draw: stopped.number, fields: [line(7)] })).body.code).toBe(
      'LOTTO_SALES_CLOSED',
    );
    await fixture.until(late);
    await fixture.platform.leap(DAY_MS - 3_000);
    expect((await fixture.draw('5-36', late.number)).phase).toBe('closed');
    await fixture.platform.leap(3_000);
    expect(await fixture.draw('5-36', late.number)).toMatchObject({ phase: 'void', seed: null, numbers: [] });
    expect(await fixture.balance(player)).toBe(10_00n);
    expect((await fixture.tickets(player)).body.tickets).toMatchObject([
      { isVoid: true, paid: '1.00' },
      { isVoid: true, paid: '1.00' },
    ]);
    const told = fixture.told.filter((content) => 'step' in content && content.step === 'void');
    expect(told).toHaveLength(2);
  });

  it('are recorded with who did it', async () => {
    const { audit } = await auditOf(fixture);
    expect(audit).toContain('lotto.value');
    expect(audit).toContain('lotto.void');
  });
});

async function auditOf(fixture: LottoFixture): Promise<{ readonly audit: readonly string[] }> {
  const { bearer } = await fixture.operator('admin');
  const { body } = await fixture.call<{ entries?: readonly { readonly action: string }[] }>(
    bearer,
    'GET',
    '/operator-api/audit',
  );
  return { audit: (body.entries ?? []).map(({ action }) => action) };
}
