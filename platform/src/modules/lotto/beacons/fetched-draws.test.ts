import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@paddock/contract';
import type { LottoDrawView, OperatorLottoView } from '@paddock/contract/schemas';

import { quickFolder, TEST_START_MS } from '../../../testing/index.ts';
import { createLottoFixture, line, type LottoFixture } from '../lotto.fixture.ts';
import { randomnessOf, rightly, startBeacon, type TestBeacon } from './beacon.fixture.ts';

const PERIOD_MS = 30 * SECOND_MS;
const GENESIS_MS = TEST_START_MS - DAY_MS;

describe('draws whose public value is fetched', () => {
  let fixture: LottoFixture;
  let beacon: TestBeacon;
  beforeAll(async () => {
    beacon = await startBeacon();
    const dataDir = mkdtempSync(join(quickFolder(), 'paddock-data-'));
    const said = {
      name: 'a local beacon',
      url: beacon.url,
      genesisAt: new Date(GENESIS_MS).toISOString(),
      periodSeconds: PERIOD_MS / SECOND_MS,
    };
    writeFileSync(join(dataDir, 'lotto-beacons.json'), JSON.stringify({ '5-36': said }));
    fixture = await createLottoFixture({ config: { dataDir, lotto: { kind: 'none' } } });
    await fixture.platform.advance(1_000);
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
    await beacon.stop();
  });

  const enter = async ({ lottery, number }: LottoDrawView, value: string) =>
    fixture.call<LottoDrawView>(
      (await fixture.operator()).bearer,
      'POST',
      `/operator-api/lotto/${lottery}/draws/${number}/value`,
      { reason: 'a test', value },
    );
  const atDesk = async ({ number }: LottoDrawView) => {
    const { bearer } = await fixture.operator();
    const { draws } = (await fixture.call<OperatorLottoView>(bearer, 'GET', '/operator-api/lotto')).body;
    return draws.find(({ draw }) => draw.number === number);
  };
  const alerts = () => fixture.platform.logged.filter(({ level }) => level === 'error');
  const askedFor = (round: number) => beacon.asked.filter((path) => path === `/public/${round}`).length;

  it('name the round when they are published, fetch it once it is there and fall by it', async () => {
    expect((await fixture.lotteries()).body.lotteries.find(({ code }) => code === 'keno')?.next).toBeNull();
    const player = await fixture.player();
    const sold = await fixture.sold('5-36');
    await fixture.buy(player, '5-36', { fields: [line(5)] });
    const round = (sold.closesAtMs + PERIOD_MS - GENESIS_MS) / PERIOD_MS + 1;
    const named = { round, url: beacon.url.replace('{round}', String(round)) };
    expect(sold.valueSource).toBe(`a local beacon, ${round}`);
    expect(sold.beacon).toEqual({ ...named, atMs: sold.closesAtMs + PERIOD_MS, fetchedAtMs: null });
    const shown = async () => (await fixture.lotteries()).body.lotteries.find(({ code }) => code === '5-36');
    expect(await shown()).toMatchObject({
      next: { number: sold.number },
      coming: { number: sold.number + 1, phase: 'coming', beacon: { fetchedAtMs: null } },
      waiting: [],
    });

    await fixture.platform.leap(sold.closesAtMs - fixture.platform.clock.nowMs() + PERIOD_MS - 5_000);
    await fixture.platform.advance(4_000);
    expect(await fixture.draw('5-36', sold.number)).toMatchObject({ phase: 'closed', publicValue: null });
    expect(await shown()).toMatchObject({
      next: { number: sold.number + 1 },
      waiting: [{ number: sold.number, phase: 'closed', beacon: named }],
    });
    expect(beacon.asked).toEqual([]);
    expect((await enter(sold, randomnessOf(round))).body.code).toBe('LOTTO_DRAW_STATE');

    await fixture.platform.advance(4_000);
    const fallen = await fixture.draw('5-36', sold.number);
    expect(fallen).toMatchObject({ phase: 'paid', publicValue: randomnessOf(round), beacon: named });
    expect(await shown()).toMatchObject({ waiting: [], last: { number: sold.number } });
    expect(fallen.beacon?.fetchedAtMs).toBeGreaterThanOrEqual(sold.closesAtMs + PERIOD_MS);
    expect(beacon.asked).toEqual([`/public/${round}`]);
  });

  it('are asked for again, alerted of once, and entered by an operator where the source is silent', async () => {
    const sold = await fixture.sold('5-36');
    const round = sold.beacon?.round ?? 0;
    beacon.answer((_request, response) => response.writeHead(503).end());
    await fixture.platform.leap(sold.closesAtMs - fixture.platform.clock.nowMs() + PERIOD_MS);
    await fixture.platform.advance(2 * MINUTE_MS);
    // After 5, 15, 35 and 75 seconds.
    expect(askedFor(round)).toBe(5);
    expect(await atDesk(sold)).toMatchObject({ draw: { phase: 'closed' }, silentSinceMs: null });
    expect((await enter(sold, randomnessOf(round))).body.code).toBe('LOTTO_DRAW_STATE');
    expect(alerts()).toEqual([]);

    await fixture.platform.leap(8 * MINUTE_MS);
    await fixture.platform.advance(2 * MINUTE_MS);
    expect(alerts()).toMatchObject([
      { fields: { lottery: '5-36', number: sold.number, at: sold.beacon?.url } },
    ]);
    expect(await atDesk(sold)).toMatchObject({ silentSinceMs: sold.beacon?.atMs });
    expect((await enter(sold, 'not-what-a-beacon-says')).body.code).toBe('INVALID_INPUT');
    const { body } = await enter(sold, randomnessOf(round));
    expect(body).toMatchObject({ phase: 'paid', publicValue: randomnessOf(round) });
    expect(body.beacon).toMatchObject({ round, fetchedAtMs: null });
    const asked = askedFor(round);
    beacon.answer(rightly);
    await fixture.platform.advance(2 * MINUTE_MS);
    expect(askedFor(round)).toBe(asked);
  });

  it('are fetched by themselves when the source comes back, and given back where it never does', async () => {
    const late = await fixture.sold('5-36');
    beacon.answer((_request, response) => response.end('garbage'));
    await fixture.platform.leap(late.closesAtMs - fixture.platform.clock.nowMs() + 20 * MINUTE_MS);
    await fixture.platform.advance(4_000);
    expect((await fixture.draw('5-36', late.number)).phase).toBe('closed');
    expect(alerts()).toHaveLength(2);
    beacon.answer(rightly);
    await fixture.platform.advance(MINUTE_MS);
    expect(await fixture.draw('5-36', late.number)).toMatchObject({
      ...{ phase: 'paid', publicValue: randomnessOf(late.beacon?.round ?? 0) },
    });

    const player = await fixture.player(10_00n);
    const lost = await fixture.sold('5-36');
    await fixture.buy(player, '5-36', { fields: [line(5)] });
    beacon.answer((_request, response) => response.writeHead(404).end());
    await fixture.until(lost);
    await fixture.platform.leap(DAY_MS);
    await fixture.platform.advance(2_000);
    expect(await fixture.draw('5-36', lost.number)).toMatchObject({ phase: 'void', publicValue: null });
    expect(await fixture.balance(player)).toBe(10_00n);
  });
});
