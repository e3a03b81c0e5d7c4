import { LIMIT_TYPES } from '@paddock/contract';

import { createLimitsFixture, type LimitsFixture } from './limits.fixture.ts';

const { wagering24h, loss7d, deposit24h } = LIMIT_TYPES;

describe('amounts of limits', () => {
  let fixture: LimitsFixture;

  beforeAll(async () => {
    fixture = await createLimitsFixture();
  });
  afterAll(() => fixture.platform.close());

  it.each([
    ['JPY', 5_000, 4_999n, 2n, 1],
    ['KWD', 5.125, 5_124n, 2n, 0.001],
    ['EUR', 5.12, 511n, 2n, 0.01],
  ])(
    'count a main account in %s to its smallest unit',
    async (currency, limitValue, firstMinor, tooMuchMinor, left) => {
      const player = fixture.newPlayer(currency);
      for (const type of [wagering24h, loss7d, deposit24h]) await player.set(type, limitValue);
      expect(await player.stake('a', firstMinor, currency)).toBe('admitted');
      expect(await player.deposit('1', firstMinor, currency)).toBe('admitted');
      expect(await player.limits()).toMatchObject(
        Array(3).fill({ measure: currency, limitValue, limitBalance: left }) as object[],
      );
      expect(await player.stake('b', tooMuchMinor, currency)).toBe('LIMIT_REACHED');
      expect(await player.deposit('2', tooMuchMinor, currency)).toBe('LIMIT_REACHED');
      expect(await player.stake('c', 1n, currency)).toBe('admitted');
      expect(await player.deposit('3', 1n, currency)).toBe('admitted');
      expect((await player.limits()).map(({ limitBalance }) => limitBalance)).toEqual([0, 0, 0]);
    },
  );

  it('tell what a window holds, though the limit was set below it later', async () => {
    const player = fixture.newPlayer('EUR');
    expect(await player.deposit('1', 500_00n, 'EUR')).toBe('admitted');
    expect(await player.set(deposit24h, 100)).toMatchObject([{ limitBalance: 0, limitUsed: 500 }]);
    expect(await player.deposit('2', 1n, 'EUR')).toBe('LIMIT_REACHED');
  });

  it.each([
    ['a tenth of a yen', 'JPY', 0.1],
    ['a ten-thousandth of a dinar', 'KWD', 1.0001],
    ['a tenth of a cent', 'EUR', 10.001],
    ['a rest of binary fractions', 'EUR', 0.1 + 0.2],
    ['less than nothing', 'EUR', -0.01],
    ['minus one, which is no session limit', 'EUR', -1],
    ['more than any limit can be', 'EUR', 999_999_999.01],
    ['a number in an exponent', 'EUR', 1e21],
    ['nearly nothing', 'EUR', 1e-7],
  ])('refuse %s with a code [S9-05]', async (_name, currency, limitValue) => {
    const player = fixture.newPlayer(currency);
    const answer = await player.call('POST', '/limit', { limitType: deposit24h, limitValue });
    expect(['INVALID_INPUT', 'LIMIT_VALUE']).toContain(answer.code);
    expect([400, 422]).toContain(answer.status);
    expect(await player.limits()).toEqual([]);
  });

  it.each([
    ['digits of another script', '{"limitType":20,"limitValue":"١٠"}'],
    ['full-width digits', '{"limitType":20,"limitValue":"１０"}'],
    ['a text', '{"limitType":20,"limitValue":"10"}'],
    ['nothing', '{"limitType":20,"limitValue":null}'],
    ['a list', '{"limitType":20,"limitValue":[10]}'],
    ['no number that JSON has', '{"limitType":20,"limitValue":NaN}'],
    ['a number beyond all numbers', '{"limitType":20,"limitValue":1e999}'],
    ['a type beyond all types', '{"limitType":1e99,"limitValue":10}'],
    ['a type that is none', '{"limitType":"__proto__","limitValue":10}'],
    ['no type', '{"limitValue":10}'],
    ['a field nobody asked for', '{"limitType":20,"limitValue":10,"state":"ACTIVE"}'],
    ['no object', '[]'],
    ['no JSON', '{'],
  ])('refuse %s with a code, and keep nothing', async (_name, payload) => {
    const player = fixture.newPlayer();
    for (const path of ['/limit', '/limitaction?action=approve']) {
      const answer = await player.send('POST', path, payload);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.code).toMatch(/^[A-Z_]+$/);
    }
    expect(await player.limits()).toEqual([]);
  });

  it.each([
    ['POST', '/limitaction', '{"limitType":20}'],
    ['POST', '/limitaction?action=take', '{"limitType":20}'],
    ['POST', '/limitaction?action=approve&action=reject', '{"limitType":20}'],
    ['DELETE', '/limit', undefined],
    ['DELETE', '/limit?limitType=%D9%A2%D9%A0', undefined],
    ['DELETE', '/limit?limitType=99', undefined],
    ['DELETE', `/limit?limitType=${'9'.repeat(400)}`, undefined],
    ['POST', '/ping', '['],
  ] as const)('%s %s is answered with a code [S7-06, S7-07, S7-09]', async (method, path, payload) => {
    const answer = await fixture.newPlayer().send(method, path, payload);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.code).toMatch(/^[A-Z_]+$/);
  });

  it('take the largest and the smallest there are', async () => {
    const player = fixture.newPlayer('KWD');
    expect(await player.set(deposit24h, 999_999_998.999)).toMatchObject([{ limitValue: 999_999_998.999 }]);
    expect(await player.set(deposit24h, 0.001)).toMatchObject([{ limitValue: 0.001, limitBalance: 0.001 }]);
    expect(await player.set(deposit24h, 0)).toMatchObject([{ limitValue: 0, limitBalance: 0 }]);
  });
});
