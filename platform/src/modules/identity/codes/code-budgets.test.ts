import { HOUR_MS } from '@paddock/contract';
import { sql } from 'kysely';

import { createCaptcha } from '../abuse/captcha.ts';
import { createSpentMarks } from '../abuse/spent-marks.ts';
import { createIdentityFixture, type IdentityPlatform } from '../identity.fixture.ts';
import type { Asker } from './askers.ts';
import { createCodeBudgets, type BudgetedOrder } from './code-budgets.ts';
import { createSmsCosts, prefixOf, wideNetworkOf, type SmsKind } from './sms-costs.ts';

describe('what codes cost', () => {
  let platform: IdentityPlatform;

  beforeAll(async () => {
    platform = await createIdentityFixture();
  });
  afterAll(() => platform.close());

  it('is by SMS counted by network, by prefix and in all; to players who ask themselves, in all alone', async () => {
    const costs = createSmsCosts(platform.kernel);
    const take = async (kind: SmsKind, n: number, address = '198.51.100.7') => {
      const order = { kind, to: `+4916${1 + (n % 3)}${2_000_000 + n}`, address, decoy: false };
      const [budget, { taken }] = await costs.take(order);
      return `${budget} ${taken}`;
    };
    const sixty = Array.from({ length: 60 }, (_, n) => n);
    for (const n of [...sixty, 60]) expect(await take('own', n)).toBe('sms true');
    for (const n of sixty) expect(await take('proved', n)).toBe('sms true');
    expect(await take('proved', 60)).toBe('network false');
    for (const n of sixty) expect(await take('unproved', 0, `10.7.${n}.1`)).toBe('sms true');
    expect(await take('unproved', 0, '10.8.0.1')).toBe('prefix false');

    const counted = async () => {
      const { rows } = await sql<{ name: string }>`
        select distinct name from identity_budget where name like 'code.sms.%' order by name`.execute(
        platform.kernel.db,
      );
      return rows.map(({ name }) => name.replace('code.sms.', ''));
    };
    expect(await counted()).toEqual(['crowd', 'network', 'own', 'prefix', 'proved', 'unproved']);
    platform.clock.advance(24 * HOUR_MS);
    await costs.forgetFull();
    expect(await counted()).toEqual([]);
  });

  it('is by mail a player’s own budget, when that of all others is spent', async () => {
    const budgets = createCodeBudgets(
      platform.kernel,
      createCaptcha(platform.kernel, createSpentMarks(platform.kernel)),
    );
    let orders = 0;
    const take = (kind: Asker['kind']) => {
      orders += 1;
      const asker: Asker = { kind, key: `${orders}`, address: `10.9.${orders}.1`, pass: undefined };
      const to = `somebody${orders}@example.com`;
      const order: BudgetedOrder = {
        ...{ purpose: 'sign-in', channel: 'email', to, asker },
        ...{ playerId: null, decoy: false },
      };
      return budgets.take(order, platform.clock.nowMs() + 60_000);
    };
    expect(await take('stranger')).toEqual({ isSent: true });
    await sql`update identity_budget set tokens = 0 where name = 'code.email.others'`.execute(
      platform.kernel.db,
    );
    await expect(take('stranger')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await take('player')).toEqual({ isSent: true });
    await sql`update identity_budget set tokens = 0 where name = 'code.email.own'`.execute(
      platform.kernel.db,
    );
    await expect(take('player')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});

it.each([
  ['203.0.113.77', '203.0.113'],
  ['::ffff:203.0.113.77', '203.0.113'],
  ['2001:db8:9:7::1', '2001:db8:9'],
])('the provider of %s has the network %s', (ip, network) => {
  expect(wideNetworkOf(ip)).toBe(network);
});

it.each([
  ['+4915112345678', '49 151'],
  ['0000000000', '000000'],
])('the operator of %s has the prefix %s', (number, prefix) => {
  expect(prefixOf(number)).toBe(prefix);
});
